import type { User } from '@pythia/contracts/accounts.ts';
import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from './sign-in-new-user.ts';

export function billingCalls({ app }: { app: FastifyInstance }, { headers }: Pick<SignedInUser, 'headers'>) {
  const post = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api/v1${path}`, headers, ...(payload && { payload }) });
  const checkout = (priceId = 'test_price_yearly') =>
    post(`/utils/create-checkout-session/?price_id=${encodeURIComponent(priceId)}`);
  const press = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: new URL(url, 'http://localhost').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const me = async (): Promise<User> => (await app.inject({ url: '/api/v1/users/me', headers })).json<User>();
  const portal = (subscriptionId: string) =>
    post('/utils/create-portal-session', { subscription_id: subscriptionId });

  return {
    plans: () => app.inject('/api/v1/utils/plans'),
    checkout,
    portal,
    refresh: () => post('/utils/refresh-subscription'),
    me,
    press,
    subscribe: async (priceId?: string) => {
      const { url } = (await checkout(priceId)).json<{ url: string }>();
      return press(url, { press: 'pay' });
    },
    pressInPortal: async (button: string) => {
      const subscription = (await me()).subscription_id ?? '';
      const { url } = (await portal(subscription)).json<{ url: string }>();
      return press(url, { press: button, subscription });
    },
  };
}
