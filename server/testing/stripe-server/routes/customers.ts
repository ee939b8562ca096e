import { end } from '../end-subscription.ts';
import { nested, text } from '../form-fields.ts';
import { listPage } from '../list-page.ts';
import { newCustomer } from '../objects/customer.ts';
import { LIST_FIELDS, livingCustomer, type Route } from './route.ts';

/** https://docs.stripe.com/api/customers */
export const customersRoutes: Route[] = [
  {
    route: /^POST \/v1\/customers$/,
    knows: ['email', 'metadata'],
    act: ({ account, fields }) => {
      const metadata = nested(fields, 'metadata') as Record<string, string>;
      const made = account.keep(newCustomer(account, { email: text(fields, 'email') ?? null, metadata }));
      account.tell('customer.created', made);
      return made;
    },
  },
  {
    route: /^GET \/v1\/customers$/,
    knows: [...LIST_FIELDS, 'email'],
    act: ({ account, fields, path }) => {
      const email = text(fields, 'email');
      const found = account
        .all('customer')
        .filter((customer) => !account.deleted.has(customer.id) && (!email || customer.email === email));
      return listPage(found, fields, path);
    },
  },
  {
    route: /^DELETE \/v1\/customers\/(\w+)$/,
    knows: [],
    act: ({ account, id }) => {
      const customer = livingCustomer(account, id);
      account.deleted.add(id);
      for (const subscription of account.all('subscription'))
        if (subscription.customer === id && subscription.ended_at === null) end(account, subscription);
      account.tell('customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
  },
];
