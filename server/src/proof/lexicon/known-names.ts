import bare from './bare-names.json' with { type: 'json' };
import known from './known-names.json' with { type: 'json' };

/** Words of a name in small letters, by the first of them; the longest first. */
type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

const namesOf = (all: readonly string[]): Names => {
  const names = all.map((name) => name.split(' ')).toSorted((one, other) => other.length - one.length);
  return Map.groupBy(names, ([first]) => first!);
};

/** Technologies, products, methods and certificates, whatever the sentence. */
export const KNOWN_NAMES = namesOf(known);
/** Products that are ordinary words too: `deputy`, `safety culture`. */
export const BARE_NAMES = namesOf(bare);
