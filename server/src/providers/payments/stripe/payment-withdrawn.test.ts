import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStripePayments } from '#testing/stripe-server/open-stripe-payments.ts';
import { begin } from '#testing/stripe-server/subscription-life.ts';
import { closeDispute, dispute, refund } from '#testing/stripe-server/withdraw-payment.ts';

const MONTH_MS = 31 * 86_400_000;

let open: Awaited<ReturnType<typeof openStripePayments>>;
let customer: string;
beforeEach(async () => {
  open = await openStripePayments();
  customer = await open.payments.createCustomer({ userId: 'u-1', email: 'ada@example.com' });
  const price = open.server.account.find('price', 'price_monthly');
  if (price) begin(open.server.account, { customer, price });
});
afterEach(() => open.close());

const account = () => open.server.account;
const lastCharge = () => {
  const [charge] = account().all('charge');
  if (!charge) throw new Error('nothing was charged');
  return charge;
};
const isWithdrawn = async (): Promise<boolean | undefined> =>
  (await open.payments.subscriptionsOf(customer))[0]?.paymentWithdrawn;

test('money that was given back whole is withdrawn', async () => {
  refund(account(), lastCharge());
  expect(await isWithdrawn()).toBe(true);
});

test('money that was given back in part is not', async () => {
  refund(account(), lastCharge(), 100);
  expect(await isWithdrawn()).toBe(false);
});

test('parts that make the whole are', async () => {
  refund(account(), lastCharge(), 7_900);
  refund(account(), lastCharge(), 100);
  expect(await isWithdrawn()).toBe(true);
});

test.each([
  ['needs_response', true],
  ['under_review', true],
  ['lost', true],
  ['appeal_under_review', true],
  ['won', false],
  ['prevented', false],
  ['warning_needs_response', false],
  ['warning_under_review', false],
  ['warning_closed', false],
] as const)('of a dispute that is %s it is %s that the money is withdrawn', async (status, withdrawn) => {
  dispute(account(), lastCharge()).status = status;
  expect(await isWithdrawn()).toBe(withdrawn);
});

test('a dispute that is won gives the money back to us', async () => {
  const opened = dispute(account(), lastCharge());
  expect(await isWithdrawn()).toBe(true);
  closeDispute(account(), opened, 'won');
  expect(await isWithdrawn()).toBe(false);
});

test('the payment of an earlier period does not count', async () => {
  const first = lastCharge();
  open.clock.advance(MONTH_MS);
  open.server.catchUp();
  expect(lastCharge()).not.toBe(first);
  refund(account(), first);
  expect(await isWithdrawn()).toBe(false);
});

test('while a renewal is not paid, the last payment counts', async () => {
  const first = lastCharge();
  account().declined.add(customer);
  open.clock.advance(MONTH_MS);
  open.server.catchUp();
  refund(account(), first);
  expect(await isWithdrawn()).toBe(true);
});

test('a charge tells its customer', async () => {
  expect(await open.payments.customerOfCharge(lastCharge().id)).toBe(customer);
});
