import tools from './tools.json' with { type: 'json' };

/** Products that do the same job, by what such a product is called. Its source is general knowledge of each trade. */
const KINDS = Object.entries(tools).map(([kind, products]) => ({ kind, products }));

const PRODUCTS = new Set(KINDS.flatMap(({ products }) => products.map((product) => product.toLowerCase())));

/** Whether a product is of a kind that is known. */
export const isProduct = (name: string): boolean => PRODUCTS.has(name.toLowerCase());

/** A product of the same kind as a named one that is known; undefined where the kind or such a product is not. */
export function nearestTool(
  name: string,
  isKnown: (product: string) => boolean,
): { kind: string; product: string } | undefined {
  const asked = name.toLowerCase();
  for (const { kind, products } of KINDS) {
    const isOfKind = products.some((product) => product.toLowerCase() === asked);
    const product = isOfKind
      ? products.find((one) => one.toLowerCase() !== asked && isKnown(one))
      : undefined;
    if (product !== undefined) return { kind, product };
  }
  return undefined;
}
