import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { APP } from './app-address.ts';
import { linkMailedTo } from './mailbox.ts';

export interface Person {
  email: string;
  password: string;
  token: string;
}

export const PASSWORD = 'Correct-horse-9';
export const newAddress = (): string => `${randomUUID()}@example.com`;

/** Somebody with a verified account, made by the calls that the screens make. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const email = newAddress();
  const signedUp = await request.post('/api/v1/users/signup', { data: { email, password: PASSWORD } });
  expect(signedUp.ok()).toBe(true);
  const token = new URL(await linkMailedTo(email)).searchParams.get('token') ?? '';
  const verified = await request.get('/api/v1/users/verify-email', { params: { token } });
  expect(verified.ok()).toBe(true);
  const signedIn = await request.post('/api/v1/login/access-token', {
    form: { grant_type: 'password', username: email, password: PASSWORD },
  });
  expect(signedIn.ok()).toBe(true);
  return { email, password: PASSWORD, token: (await signedIn.json()).access_token };
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
  await page.goto('/');
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
