import { StripeError } from '../stripe-error.ts';
import { nested, text, type Fields } from '../form-fields.ts';
import { lineItemsOf, newCheckoutSession, newPortalSession } from '../objects/sessions.ts';
import { livingCustomer, required, theOne, type Route } from './route.ts';

/** https://docs.stripe.com/api/checkout/sessions and https://docs.stripe.com/api/customer_portal/sessions */
export const sessionsRoutes: Route[] = [
  {
    route: /^POST \/v1\/checkout\/sessions$/,
    knows: ['mode', 'customer', 'client_reference_id', 'line_items', 'success_url', 'cancel_url'],
    act: ({ account, fields, origin }) => {
      const customer = livingCustomer(account, required(fields, 'customer'), 'customer').id;
      const [line] = Object.values(nested(fields, 'line_items'));
      const price = theOne(account, 'price', required(line as Fields, 'price'), 'line_items[0][price]');
      if (!price.active)
        throw new StripeError(400, { message: 'The price specified is inactive.', param: 'line_items' });
      const session = newCheckoutSession(account, {
        customer,
        price,
        clientReferenceId: text(fields, 'client_reference_id') ?? null,
        successUrl: required(fields, 'success_url'),
        cancelUrl: text(fields, 'cancel_url') ?? null,
        origin,
      });
      account.baskets.set(session.id, price);
      return account.keep(session);
    },
  },
  {
    route: /^GET \/v1\/checkout\/sessions\/(\w+)$/,
    knows: ['expand'],
    act: ({ account, id, fields }) => {
      const session = theOne(account, 'checkout.session', id);
      const price = account.baskets.get(id);
      const wantsItems = Object.values(nested(fields, 'expand')).includes('line_items');
      return wantsItems && price ? { ...session, line_items: lineItemsOf(account, price, id) } : session;
    },
  },
  {
    route: /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    knows: ['expand'],
    act: ({ account, id }) => {
      const session = theOne(account, 'checkout.session', id);
      if (session.status !== 'open')
        throw new StripeError(400, {
          message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
        });
      session.status = 'expired';
      session.url = null;
      account.tell('checkout.session.expired', session);
      return session;
    },
  },
  {
    route: /^POST \/v1\/billing_portal\/sessions$/,
    knows: ['customer', 'return_url'],
    act: ({ account, fields, origin }) => {
      const customer = livingCustomer(account, required(fields, 'customer'), 'customer').id;
      const returnUrl = text(fields, 'return_url') ?? null;
      return account.keep(newPortalSession(account, { customer, returnUrl, origin }));
    },
  },
];
