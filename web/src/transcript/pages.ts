/** Immutable; unchanged pages keep their identity. */
export type Pages<Item> = readonly (readonly Item[])[];

export const PAGE_SIZE = 100;

export const append = <Item>(
  pages: Pages<Item>,
  item: Item,
  full = pages.at(-1)?.length === PAGE_SIZE,
): Pages<Item> =>
  pages.length === 0 || full ? [...pages, [item]] : [...pages.slice(0, -1), [...pages.at(-1)!, item]];

export const changePage = <Item>(
  pages: Pages<Item>,
  index: number,
  change: (item: Item) => Item,
): Pages<Item> => pages.map((page, at) => (at === index ? page.map(change) : page));
