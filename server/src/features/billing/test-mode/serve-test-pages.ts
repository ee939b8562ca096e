import { Text } from '@pythia/contracts/text.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { found } from '#http/found.ts';
import { parseInput, parseParams } from '#http/parse-input.ts';
import { renderCheckout, renderSettledCheckout } from './checkout-page.ts';
import { deliverEvent, type DeliverParts } from './deliver-event.ts';
import { renderPortal } from './portal-page.ts';
import { payCheckout } from './press-checkout.ts';
import { isOpen, TEST_PAGES } from './test-payments.ts';
import { changeSubscription, findCheckout, findPortal, findSubscriptions } from './test-store.ts';
import { passTime, PRESSES, type Press } from './test-subscription.ts';

const Name = Text.max(100);
const Address = z.object({ id: Name });
const CheckoutPress = z.object({ press: z.enum(['pay', 'decline', 'cancel']) });
const PortalPress = z.object({
  press: z.enum(Object.keys(PRESSES) as [Press, ...Press[]]),
  subscription: Name,
});

interface PageRequest {
  Params: { id: string };
  Querystring: { declined?: string };
}

/** Plain forms, which need no script. Whoever has the address of one may press its buttons: never in production. */
export function serveTestPages(app: FastifyInstance, parts: DeliverParts): void {
  serveCheckout(app, parts);
  servePortal(app, parts);
}

function serveCheckout(app: FastifyInstance, parts: DeliverParts): void {
  const path = `${TEST_PAGES.checkout}/:id`;
  const find = async (params: unknown) =>
    found(await findCheckout(parts.db, parseParams(Address, params).id));

  app.get<PageRequest>(path, async ({ params, query }, reply) => {
    const checkout = await find(params);
    const isDeclined = query.declined !== undefined;
    const canBePaid = isOpen(checkout, parts.clock.now().getTime());
    return sendPage(
      reply,
      canBePaid ? renderCheckout(checkout, { isDeclined }) : renderSettledCheckout(checkout),
    );
  });

  app.post<PageRequest>(path, async ({ params, body }, reply) => {
    const checkout = await find(params);
    const here = `${TEST_PAGES.checkout}/${params.id}`;
    const { press } = parseInput(CheckoutPress, body);
    if (press === 'cancel') return reply.redirect(checkout.cancel_url, 303);
    if (!isOpen(checkout, parts.clock.now().getTime())) return reply.redirect(here, 303);
    if (press === 'decline') return reply.redirect(`${here}?declined`, 303);
    await payCheckout(parts, checkout);
    return reply.redirect(checkout.success_url, 303);
  });
}

function servePortal(app: FastifyInstance, parts: DeliverParts): void {
  const { db, clock } = parts;
  const path = `${TEST_PAGES.portal}/:id`;
  const now = (): number => clock.now().getTime();
  const find = async (params: unknown) => found(await findPortal(db, parseParams(Address, params).id, now()));

  app.get<PageRequest>(path, async ({ params }, reply) => {
    const portal = await find(params);
    const subscriptions = await findSubscriptions(db, portal.customer_id);
    return sendPage(
      reply,
      renderPortal(
        portal,
        subscriptions.map((one) => passTime(one, now())),
      ),
    );
  });

  app.post<PageRequest>(path, async ({ params, body }, reply) => {
    const { customer_id: customerId } = await find(params);
    const { press, subscription: id } = parseInput(PortalPress, body);
    const change = PRESSES[press];
    await changeSubscription(db, { id, customerId }, (one) => change(passTime(one, now()), now()));
    await deliverEvent(parts, { type: `portal.${press}`, customerId });
    return reply.redirect(`${TEST_PAGES.portal}/${params.id}`, 303);
  });
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
