import type { FastifyInstance } from 'fastify';
import { describePayments, type PaymentsSubject } from '#providers/payments/conformance.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { testPayments } from './test-payments.ts';

describePayments('the test checkout', async (): Promise<PaymentsSubject> => {
  const { app, dependencies, close } = await startTestApp();
  const payments = testPayments(dependencies);
  return {
    payments,
    pay: async (url) => {
      const leadsTo = await press(app, url, { press: 'pay' });
      if (!leadsTo.includes('checkout=success')) throw new Error('nobody can pay there any more');
    },
    cancel: async (url) => {
      const subscription = await shownIn(app, url);
      await press(app, url, { press: 'cancel', subscription });
    },
    close,
  };
});

async function press(app: FastifyInstance, url: string, fields: Record<string, string>): Promise<string> {
  const { headers } = await app.inject({
    method: 'POST',
    url: url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return String(headers.location);
}

async function shownIn(app: FastifyInstance, url: string): Promise<string> {
  const { body } = await app.inject(url);
  return /name="subscription" value="([^"]+)"/.exec(body)?.[1] ?? '';
}
