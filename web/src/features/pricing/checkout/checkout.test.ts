import { beforeEach, expect, it } from 'vitest';
import { answeringServer } from '#api/testing/answering-server.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { isCheckoutHere } from '#billing/before-upgrade.ts';
import { browserStorage } from '#browser/storage.ts';
import type { CheckoutWindow } from './checkout-window.ts';
import { createCheckoutFlow } from './checkout.ts';

const URL = 'https://checkout.example/c';

beforeEach(() => {
  browserStorage.session.clear();
  holdAuthToken('mine');
});

function browser({ blocks = false } = {}) {
  const log: string[] = [];
  let closed = false;
  const openWindow = (url = ''): CheckoutWindow | null => {
    log.push(`open ${url}`.trim());
    closed = false;
    if (blocks) return null;
    return {
      show: (address) => void log.push(`show ${address}`),
      discard: () => void log.push('discard'),
      focus: () => !closed && log.push('focus') > 0,
      isClosed: () => closed,
    };
  };
  const close = () => (closed = true);
  return { log, close, openWindow, goTo: (url: string) => void log.push(`go to ${url}`) };
}

async function answering(status: number, body: object) {
  const asked: string[] = [];
  const { origin } = await answeringServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end(JSON.stringify(body));
  });
  return { origin, asked };
}

const paying = () => answering(200, { url: URL, leads_to: 'checkout' });

it('opens the window before it asks for the checkout, and then leads it there', async () => {
  const { origin, asked } = await paying();
  const windows = browser();
  const checkout = createCheckoutFlow({ ...windows, origin });
  const started = checkout.start('price year');
  expect(windows.log).toEqual(['open']);
  expect(checkout.state.getState()).toEqual({ phase: 'opening' });
  await started;
  expect(asked).toEqual(['POST /api/v1/utils/create-checkout-session/?price_id=price+year']);
  expect(windows.log).toEqual(['open', `show ${URL}`]);
  expect(checkout.state.getState()).toEqual({ phase: 'open', url: URL });
});

it('opens one window for a double click', async () => {
  const { origin, asked } = await paying();
  const windows = browser();
  const checkout = createCheckoutFlow({ ...windows, origin });
  await Promise.all([checkout.start('p'), checkout.start('p')]);
  expect(asked).toHaveLength(1);
  expect(windows.log).toEqual(['open', `show ${URL}`]);
});

it('goes there in this tab where windows are blocked, and remembers that', async () => {
  const { origin } = await paying();
  const windows = browser({ blocks: true });
  await createCheckoutFlow({ ...windows, origin }).start('p');
  expect(windows.log).toEqual(['open', `go to ${URL}`]);
  expect(isCheckoutHere()).toBe(true);
});

it('forgets that an earlier checkout was in this tab', async () => {
  const { origin } = await paying();
  await createCheckoutFlow({ ...browser({ blocks: true }), origin }).start('p');
  await createCheckoutFlow({ ...browser(), origin }).start('p');
  expect(isCheckoutHere()).toBe(false);
});

it('closes the window and says why when there is no checkout', async () => {
  const { origin } = await answering(502, { detail: 'The payment service does not answer.' });
  const windows = browser();
  const checkout = createCheckoutFlow({ ...windows, origin });
  await checkout.start('p');
  expect(windows.log).toEqual(['open', 'discard']);
  const reason = 'The payment service does not answer.';
  expect(checkout.state.getState()).toEqual({ phase: 'failed', reason });
});

it('leads whoever has a subscription to the portal', async () => {
  const { origin } = await answering(200, { url: URL, leads_to: 'portal' });
  const windows = browser();
  const checkout = createCheckoutFlow({ ...windows, origin });
  await checkout.start('p');
  expect(windows.log).toEqual(['open', `show ${URL}`]);
  expect(checkout.state.getState()).toEqual({ phase: 'subscribed' });
});

it('sees the window closed, and opens the same checkout again', async () => {
  const { origin, asked } = await paying();
  const windows = browser();
  const checkout = createCheckoutFlow({ ...windows, origin });
  await checkout.start('p');
  checkout.openAgain();
  windows.close();
  checkout.checkWindow();
  expect(checkout.state.getState()).toEqual({ phase: 'closed', url: URL });
  checkout.openAgain();
  expect(windows.log).toEqual(['open', `show ${URL}`, 'focus', `open ${URL}`]);
  expect(checkout.state.getState()).toEqual({ phase: 'open', url: URL });
  expect(asked).toHaveLength(1);
});

it('starts over without the window', async () => {
  const { origin } = await paying();
  const windows = browser();
  const checkout = createCheckoutFlow({ ...windows, origin });
  await checkout.start('p');
  checkout.startOver();
  expect(windows.log.at(-1)).toBe('discard');
  expect(checkout.state.getState()).toEqual({ phase: 'idle' });
});

it('is told that the checkout was left only while one is open', async () => {
  const { origin } = await paying();
  const checkout = createCheckoutFlow({ ...browser(), origin });
  checkout.leave();
  expect(checkout.state.getState()).toEqual({ phase: 'idle' });
  await checkout.start('p');
  checkout.leave();
  expect(checkout.state.getState()).toEqual({ phase: 'left' });
});
