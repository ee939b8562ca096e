import bare from './bare-names.json' with { type: 'json' };
import known from './known-names.json' with { type: 'json' };

/** Longest first. */
type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

const namesOf = (all: readonly string[]): Names => {
  const names = all.map((name) => name.split(' ')).toSorted((one, other) => other.length - one.length);
  return Map.groupBy(names, ([first]) => first!);
};

export const KNOWN_NAMES = namesOf(known);
/** Products and techniques of ordinary words: `deputy`, `body scan`. */
export const BARE_NAMES = namesOf(bare);
