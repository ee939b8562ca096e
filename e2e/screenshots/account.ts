import type { BrowserContext } from '@playwright/test';
import { newAddress, SHARED_PASSWORD } from '../people.ts';

/** A new account's token, by development's mail page. */
export async function newToken(context: BrowserContext): Promise<string> {
  const email = newAddress();
  await context.request.post('/api/v1/users/signup', { data: { email, password: SHARED_PASSWORD } });
  const page = await context.newPage();
  await page.goto('/dev/mail');
  const mail = page.getByRole('link', { name: email });
  while ((await mail.count()) === 0) await page.reload(); // the mail follows the reply
  await mail.click();
  const link = await page.getByRole('link', { name: /verify-email/ }).getAttribute('href');
  const token = new URL(link ?? '', page.url()).searchParams.get('token') ?? '';
  await page.close();
  await context.request.get('/api/v1/users/verify-email', { params: { token } });
  const form = { grant_type: 'password', username: email, password: SHARED_PASSWORD };
  const signedIn = await context.request.post('/api/v1/login/access-token', { form });
  return ((await signedIn.json()) as { access_token: string }).access_token;
}

/** Test checkout. */
export async function payForPro({ request }: BrowserContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { plans } = (await (await request.get('/api/v1/utils/plans')).json()) as {
    plans: { price_id: string }[];
  };
  const path = `/api/v1/utils/create-checkout-session/?price_id=${plans[0]?.price_id}`;
  const { url } = (await (await request.post(path, { headers })).json()) as { url: string };
  await request.post(url, { form: { press: 'pay' } });
}
