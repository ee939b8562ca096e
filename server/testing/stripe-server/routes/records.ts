import { text } from '../form-fields.ts';
import { listPage } from '../list-page.ts';
import { LIST_FIELDS, required, theOne, type Route } from './route.ts';

/** Read only. */
export const recordsRoutes: Route[] = [
  {
    route: /^GET \/v1\/prices\/(\w+)$/,
    knows: ['expand'],
    act: ({ account, id }) => theOne(account, 'price', id),
  },
  {
    route: /^GET \/v1\/subscriptions$/,
    knows: [...LIST_FIELDS, 'customer', 'status'],
    act: ({ account, fields, path }) => {
      const customer = theOne(account, 'customer', required(fields, 'customer'), 'customer').id;
      const isWanted = wantedStatus(text(fields, 'status'));
      const found = account
        .all('subscription')
        .filter((each) => each.customer === customer && isWanted(each.status));
      return listPage(found, fields, path);
    },
  },
  {
    route: /^GET \/v1\/invoices$/,
    knows: [...LIST_FIELDS, 'subscription', 'status'],
    act: ({ account, fields, path }) => {
      const subscription = theOne(
        account,
        'subscription',
        required(fields, 'subscription'),
        'subscription',
      ).id;
      const status = text(fields, 'status');
      const found = account
        .all('invoice')
        .filter((each) => each.parent?.subscription_details?.subscription === subscription)
        .filter((each) => status === undefined || each.status === status);
      return listPage(found, fields, path);
    },
  },
  {
    route: /^GET \/v1\/invoice_payments$/,
    knows: [...LIST_FIELDS, 'invoice', 'status'],
    act: ({ account, fields, path }) => {
      const invoice = theOne(account, 'invoice', required(fields, 'invoice'), 'invoice').id;
      const status = text(fields, 'status');
      const found = account
        .all('invoice_payment')
        .filter((each) => each.invoice === invoice && (status === undefined || each.status === status));
      return listPage(found, fields, path);
    },
  },
  {
    route: /^GET \/v1\/charges\/(\w+)$/,
    knows: ['expand'],
    act: ({ account, id }) => theOne(account, 'charge', id),
  },
  {
    route: /^GET \/v1\/disputes$/,
    knows: [...LIST_FIELDS, 'charge'],
    act: ({ account, fields, path }) => {
      const charge = required(fields, 'charge');
      return listPage(
        account.all('dispute').filter((each) => each.charge === charge),
        fields,
        path,
      );
    },
  },
];

/** Stripe omits ended ones by default. */
function wantedStatus(wish: string | undefined): (status: string) => boolean {
  if (wish === 'all') return () => true;
  return wish === undefined ? (status) => status !== 'canceled' : (status) => status === wish;
}
