import { Text } from '@pythia/contracts/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chosenTheme } from '#http/chosen-theme.ts';
import { found } from '#http/found.ts';
import { parseInput, parseParams } from '#http/parse-input.ts';
import { renderCheckout, renderSettledCheckout } from './checkout-page.ts';
import { deliverEvent, type DeliverParts } from './deliver-event.ts';
import { layOutPage, type Look, type TestPage } from './page-layout.ts';
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

interface ServingParts extends DeliverParts {
  look: Look;
}

interface PageRequest {
  Params: { id: string };
  Querystring: { declined?: string };
}

/** Script-free forms; whoever has an address may press them, so never in production. */
export function serveTestPages(app: FastifyInstance, parts: ServingParts): void {
  serveCheckout(app, parts);
  servePortal(app, parts);
}

function serveCheckout(app: FastifyInstance, parts: ServingParts): void {
  const path = `${TEST_PAGES.checkout}/:id`;
  const send = sender(parts.look);
  const find = async (params: unknown) =>
    found(await findCheckout(parts.db, parseParams(Address, params).id));

  app.get<PageRequest>(path, async (request, reply) => {
    const { params, query } = request;
    const checkout = await find(params);
    const isDeclined = query.declined !== undefined;
    const canBePaid = isOpen(checkout, parts.clock.now().getTime());
    return send(
      request,
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

function servePortal(app: FastifyInstance, parts: ServingParts): void {
  const { db, clock } = parts;
  const path = `${TEST_PAGES.portal}/:id`;
  const send = sender(parts.look);
  const now = (): number => clock.now().getTime();
  const find = async (params: unknown) => found(await findPortal(db, parseParams(Address, params).id, now()));

  app.get<PageRequest>(path, async (request, reply) => {
    const portal = await find(request.params);
    const subscriptions = await findSubscriptions(db, portal.customer_id);
    return send(
      request,
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

const sender =
  (look: Look) =>
  (request: FastifyRequest, reply: FastifyReply, page: TestPage): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'Cookie')
      .send(layOutPage(page, { ...look, theme: chosenTheme(request) }));
