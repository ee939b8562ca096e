/** `items[0][price]=x` gives `{ items: { 0: { price: 'x' } } }`. */
export interface Fields {
  [name: string]: string | Fields | undefined;
}

export function readFields(encoded: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? name;
    let within = fields;
    for (const part of path) {
      const inner = within[part];
      within = typeof inner === 'object' ? inner : (within[part] = {});
    }
    within[last] = value;
  }
  return fields;
}

export const text = (fields: Fields | undefined, name: string): string | undefined => {
  const value = fields?.[name];
  return typeof value === 'string' ? value : undefined;
};

export const nested = (fields: Fields | undefined, name: string): Fields => {
  const value = fields?.[name];
  return typeof value === 'object' ? value : {};
};
