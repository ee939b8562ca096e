import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { found } from '#http/found.ts';
import { parseInput } from '#http/parse-input.ts';
import { renderCheckout, renderSettledCheckout } from './checkout-page.ts';
import { deliverEvent, type DeliverParts } from './deliver-event.ts';
import { renderPortal } from './portal-page.ts';
import { payCheckout } from './press-checkout.ts';
import { isOpen, TEST_PAGES } from './test-payments.ts';
import { changeSubscription, findCheckout, findPortal, findSubscriptions } from './test-store.ts';
import { passTime, PRESSES, type Press } from './test-subscription.ts';

const CheckoutPress = z.object({ press: z.enum(['pay', 'decline', 'cancel']) });
const PortalPress = z.object({
  press: z.enum(Object.keys(PRESSES) as [Press, ...Press[]]),
  subscription: z.string(),
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
  const find = async (id: string) => found(await findCheckout(parts.db, id));

  app.get<PageRequest>(path, async ({ params, query }, reply) => {
    const checkout = await find(params.id);
    const isDeclined = query.declined !== undefined;
    const canBePaid = isOpen(checkout, parts.clock.now().getTime());
    return sendPage(
      reply,
      canBePaid ? renderCheckout(checkout, { isDeclined }) : renderSettledCheckout(checkout),
    );
  });

  app.post<PageRequest>(path, async ({ params, body }, reply) => {
    const checkout = await find(params.id);
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
  const find = async (id: string) => found(await findPortal(db, id, now()));

  app.get<PageRequest>(path, async ({ params }, reply) => {
    const portal = await find(params.id);
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
    const { customer_id: customerId } = await find(params.id);
    const { press, subscription: id } = parseInput(PortalPress, body);
    const change = PRESSES[press];
    await changeSubscription(db, { id, customerId }, (one) => change(passTime(one, now()), now()));
    await deliverEvent(parts, { type: `portal.${press}`, customerId });
    return reply.redirect(`${TEST_PAGES.portal}/${params.id}`, 303);
  });
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
