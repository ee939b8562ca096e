import SIZES from './sizes.json' with { type: 'json' };

export { SIZES };
export type Rate = (typeof SIZES.rates)[number] & { in?: 'day' | 'year' };
type Volume = (typeof SIZES.volumes)[number];

const PLACES = new Map(SIZES.places.flatMap((place) => place.names.map((name) => [name, place] as const)));
/** Longest first: `Northern Ireland` is not `Ireland`. */
const NAMED = [...PLACES.keys()].toSorted((one, other) => other.length - one.length).join('|');
const IN_ANY_CASE = new RegExp(`\\b(?:${NAMED})\\b`, 'i');
const AS_WRITTEN = new RegExp(`\\b(?:${NAMED})\\b`);

export interface NamedPlace {
  name: string;
  people: number;
}

export function placeNamed(question: string): NamedPlace | undefined {
  const said = IN_ANY_CASE.exec(question)?.[0].toLowerCase();
  const name = [...PLACES.keys()].find((one) => one.toLowerCase() === said);
  return name === undefined ? undefined : { name, people: PLACES.get(name)!.people };
}

export function countryOf(text: string): NamedPlace | undefined {
  const place = PLACES.get(AS_WRITTEN.exec(text)?.[0] ?? '');
  const country = place?.in === undefined ? place : PLACES.get(place.in);
  return country && { name: country.names[0]!, people: country.people };
}

export const rateOf = (things: string): Rate | undefined =>
  (SIZES.rates as Rate[]).find((rate) => rate.things.some((thing) => isCalled(things, thing)));

export const volumeOf = (thing: string): Volume | undefined =>
  SIZES.volumes.find(({ names }) => names.some((name) => isCalled(thing, name)));

/** `electric bikes` are `bikes`; `car parks` are no `cars`. */
const isCalled = (things: string, name: string): boolean => ` ${things.toLowerCase()}`.endsWith(` ${name}`);
