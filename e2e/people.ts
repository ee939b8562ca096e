import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { APP } from './app-address.ts';

export interface Visitor {
  email: string;
  password: string;
  token: string;
}

export const SHARED_PASSWORD = 'Correct-horse-9';
export const newAddress = (): string => `${randomUUID()}@example.com`;

/** Verified, with {@link SHARED_PASSWORD}. */
export async function newPerson(request: APIRequestContext): Promise<Visitor> {
  const reply = await request.post('/test-users/free-user');
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as Visitor;
}

/** Every page of the context starts signed in at `origin`. */
export const startSignedIn = (
  context: BrowserContext,
  person: Visitor,
  origin: string = APP.origin,
): Promise<unknown> =>
  context.addInitScript(
    ({ origin, token }) => {
      if (location.origin === origin) localStorage.setItem('authToken', token);
    },
    { origin, token: person.token },
  );

/** May sign out again. */
export async function signInHere(page: Page, person: Visitor): Promise<void> {
  await page.goto('/signin'); // the quickest public page
  await page.evaluate((token) => localStorage.setItem('authToken', token), person.token);
}

/** Paid in the test checkout; every page starts signed in. */
export async function signInAsPro(context: BrowserContext): Promise<Visitor> {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const headers = { authorization: `Bearer ${person.token}` };
  const { plans } = await (await context.request.get('/api/v1/utils/plans')).json();
  const path = `/api/v1/utils/create-checkout-session/?price_id=${plans[0].price_id}`;
  const { url } = await (await context.request.post(path, { headers })).json();
  const paid = await context.request.post(url, { form: { press: 'pay' } });
  expect(paid.ok()).toBe(true);
  const subscription = async () =>
    (await (await context.request.get('/api/v1/users/me', { headers })).json()).subscription;
  await expect.poll(subscription, { timeout: 20_000 }).not.toBeNull(); // the checkout waits up to 5 s for its event
  return person;
}
