/**
 * Fields of Stripe's objects from its published examples (github.com/stripe/openapi, openapi/fixtures3.json):
 * node scripts/list-stripe-fields.mjs fixtures3.json > server/testing/stripe-server/published-fields.json
 */
import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';

const KINDS = [
  'billing_portal.session',
  'charge',
  'checkout.session',
  'customer',
  'dispute',
  'event',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'price',
  'refund',
  'subscription',
  'subscription_item',
];

const { resources } = JSON.parse(readFileSync(argv[2] ?? '', 'utf8'));
const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const fieldsOf = (kind) =>
  Object.fromEntries(Object.entries(resources[kind]).map(([name, value]) => [name, typeOf(value)]));
stdout.write(`${JSON.stringify(Object.fromEntries(KINDS.map((kind) => [kind, fieldsOf(kind)])), null, 2)}\n`);
