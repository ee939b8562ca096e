import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { APP } from './app-address.ts';

export interface Person {
  email: string;
  password: string;
  token: string;
}

export const SHARED_PASSWORD = 'Correct-horse-9';
export const newAddress = (): string => `${randomUUID()}@example.com`;

/** Somebody with a verified account, and {@link SHARED_PASSWORD}. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const reply = await request.post('/test-users/free-user');
  expect(reply.ok()).toBe(true);
  return (await reply.json()) as Person;
}

/** Lets every page of the context start signed in, where the application is reached at `origin`. */
export const signIn = (
  context: BrowserContext,
  person: Person,
  origin: string = APP.origin,
): Promise<unknown> =>
  context.addInitScript(
    ({ origin, token }) => {
      if (location.origin === origin) localStorage.setItem('authToken', token);
    },
    { origin, token: person.token },
  );

/** Signs this browser in once: it may sign out again. */
export async function signInHere(page: Page, person: Person): Promise<void> {
  await page.goto('/signin'); // of the pages for everybody the one that comes soonest
  await page.evaluate((token) => localStorage.setItem('authToken', token), person.token);
}

/** Somebody with Pro, paid for in the test checkout; every page of the context starts signed in. */
export async function signInAsPro(context: BrowserContext): Promise<Person> {
  const person = await newPerson(context.request);
  await signIn(context, person);
  const headers = { authorization: `Bearer ${person.token}` };
  const { plans } = await (await context.request.get('/api/v1/utils/plans')).json();
  const path = `/api/v1/utils/create-checkout-session/?price_id=${plans[0].price_id}`;
  const { url } = await (await context.request.post(path, { headers })).json();
  const paid = await context.request.post(url, { form: { press: 'pay' } });
  expect(paid.ok()).toBe(true);
  const subscription = async () =>
    (await (await context.request.get('/api/v1/users/me', { headers })).json()).subscription;
  await expect.poll(subscription, { timeout: 20_000 }).not.toBeNull(); // the checkout waits 5 s for its event at most
  return person;
}
