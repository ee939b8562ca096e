import tools from './tools.json' with { type: 'json' };

/** General knowledge of each trade, without a source. */
const KINDS = Object.entries(tools).map(([kind, products]) => ({ kind, products }));

const PRODUCTS = new Set(KINDS.flatMap(({ products }) => products.map((product) => product.toLowerCase())));

export const isProduct = (name: string): boolean => PRODUCTS.has(name.toLowerCase());

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
