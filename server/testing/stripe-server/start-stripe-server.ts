import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { Stripe } from 'stripe';
import type { Clock } from '#core/clock.ts';
import { readCall, StripeApi, type ApiCall } from './api.ts';
import { catchUpAccount } from './catch-up.ts';
import { checkoutPage } from './checkout-page.ts';
import { Faults, type Fault } from './faults.ts';
import { readFields, text } from './form-fields.ts';
import { newPrice, type PriceGiven } from './objects/price.ts';
import { portalPage } from './portal-page.ts';
import { StripeAccount } from './stripe-account.ts';
import { sign, type SignedEvent } from './webhooks.ts';

const SECRET_KEY = 'sk_test_of_the_local_server';
const WEBHOOK_SECRET = 'whsec_of_the_local_server';
const PRICES: PriceGiven[] = [
  { id: 'price_yearly', interval: 'year', amount: 28_800 },
  { id: 'price_monthly', interval: 'month', amount: 8_000 },
];

/** A real HTTP server with the used API and hosted pages. */
export async function startStripeServer({ clock, prices = PRICES }: { clock: Clock; prices?: PriceGiven[] }) {
  const account = new StripeAccount(clock);
  for (const price of prices) account.keep(newPrice(account, price));
  const api = new StripeApi(account, SECRET_KEY);
  const faults = new Faults();
  const calls: ApiCall[] = [];
  let origin = '';

  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const url = request.url ?? '/';
    if (!url.startsWith('/v1/')) return answerPage(account, request, response, body);
    const call = readCall(request.method ?? '', url, request.headers, body);
    calls.push(call);
    server.emit('call', call);
    await answerCall(response, faults.next(call.route), (hold) => api.answer(call, origin, hold));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    account,
    calls,
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_YEARLY: 'price_yearly',
      STRIPE_PRICE_MONTHLY: 'price_monthly',
      STRIPE_API_BASE: origin,
    },
    nextCall: async (): Promise<ApiCall> => ((await once(server, 'call')) as [ApiCall])[0],
    /** @param route such as `/^POST \/v1\/customers$/` */
    fault: (route: RegExp, fault: Fault, times?: number): void => faults.order(route, fault, times),
    /** Runs what is due by the clock. */
    catchUp: (): void => catchUpAccount(account),
    /** @param at seconds; now by default */
    signed: (event: Stripe.Event, at = Math.floor(clock.now().getTime() / 1000)): SignedEvent =>
      sign(event, WEBHOOK_SECRET, at),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerPage(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  if (request.url === '/favicon.ico') return void response.writeHead(204).end();
  catchUpAccount(account);
  const [, kind, , id = ''] = (request.url ?? '').split('/');
  const action = text(readFields(body), 'action');
  const answer = kind === 'c' ? checkoutPage(account, id, action) : portalPage(account, id, action);
  if ('redirect' in answer) response.writeHead(303, { location: answer.redirect }).end();
  else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
}

let requests = 0;

async function answerCall(
  response: ServerResponse,
  fault: Fault | undefined,
  answer: (hold: Promise<void>) => Promise<{ status: number; body: unknown }>,
): Promise<void> {
  const send = (status: number, body: unknown): void => {
    requests += 1;
    const headers = { 'content-type': 'application/json', 'request-id': `req_${requests}` };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
  if (fault === 'silence') return;
  if (fault === 'hang up') return void response.destroy();
  if (fault === 'server error')
    return send(500, { error: { type: 'api_error', message: 'Something is wrong.' } });
  if (fault === 'too many requests')
    return send(429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' } });
  const { status, body } = await answer(typeof fault === 'object' ? fault.heldUntil : Promise.resolve());
  if (fault === 'hang up after') response.destroy();
  else send(status, body);
}
