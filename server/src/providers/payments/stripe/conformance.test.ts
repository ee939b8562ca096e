import { openStripePayments, press } from '#testing/stripe-server/open-stripe-payments.ts';
import { describePayments } from '../conformance.ts';

describePayments('stripe', async () => {
  const { payments, close } = await openStripePayments();
  return {
    payments,
    pay: async (url) => void (await press(url, 'pay')),
    cancel: async (url) => void (await press(url, 'cancel')),
    close,
  };
});
