import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newPerson, type Visitor } from './people.ts';
import { expect, test } from './test.ts';

test('the test checkout and portal are accessible in each of their states', async ({ page, request }) => {
  test.slow(); // axe looks at twelve pages
  const person = await newPerson(request);
  const checkout = await urlFrom(
    request,
    person,
    '/utils/create-checkout-session/?price_id=test_price_yearly',
  );
  await page.goto(checkout);
  await expectAccessible(page, 'a checkout');
  await press(page, 'Decline the card');
  await expect(page.getByRole('alert')).toContainText('The card was declined.');
  await expectAccessible(page, 'a declined card');
  await press(page, 'Pay');
  await page.waitForURL('**/upgrade?checkout=success');
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'Already paid' })).toBeVisible();
  await expectAccessible(page, 'a checkout that was paid');

  const headers = { authorization: `Bearer ${person.token}` };
  const { subscription_id } = await (await request.get('/api/v1/users/me', { headers })).json();
  await page.goto(await urlFrom(request, person, '/utils/create-portal-session', { subscription_id }));
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await expectAccessible(page, 'a subscription that renews');
  await press(page, 'Simulate failed payment');
  await expect(page.getByText('The last payment failed')).toBeVisible();
  await expectAccessible(page, 'a payment that failed');
  await press(page, 'End period now');
  await expect(page.getByText(/^Ended on/)).toBeVisible();
  await expectAccessible(page, 'a subscription that has ended');
});

async function urlFrom(
  request: APIRequestContext,
  { token }: Visitor,
  path: string,
  data?: object,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.post(`/api/v1${path}`, { headers, ...(data && { data }) });
  expect(reply.ok()).toBe(true);
  return (await reply.json()).url;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
