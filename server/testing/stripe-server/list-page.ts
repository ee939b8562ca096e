import { missing } from './stripe-error.ts';
import { text, type Fields } from './form-fields.ts';

/** The newest first: https://docs.stripe.com/api/pagination */
export function listPage<T extends { id: string; object: string }>(all: T[], query: Fields, url: string) {
  const limit = Number(text(query, 'limit') ?? 10);
  const after = text(query, 'starting_after');
  const last = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && last === -1) throw missing('object', after, 'starting_after');
  const data = all.slice(last + 1, last + 1 + limit);
  return { object: 'list', data, has_more: last + 1 + limit < all.length, url };
}
