import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import courtesies from './courtesies.json' with { type: 'json' };
import { varied } from './wording.ts';

/** Courtesies that claim nothing; the last one said is answered. */
const COURTESIES = courtesies.known.map(({ asks, says, of }) => ({ asks: new RegExp(asks, 'gi'), says, of }));
const REMARKS = new Map<string, readonly string[]>(Object.entries(courtesies.remarks));

export const isCourtesy = (remark: string): boolean => REMARKS.has(remark);

export function saySmallTalk({ question: { text, remark }, told }: Asking): Spoken {
  const known = lastSaid(text, remark);
  const otherwise = (remark === undefined ? undefined : REMARKS.get(remark)) ?? courtesies.otherwise;
  const isName = remark !== undefined && !/\s/.test(text.trim());
  if (!known && (otherwise.length === 0 || isName)) return NOT_SURE;
  return { text: varied(known ?? otherwise, text, told), told: [] };
}

function lastSaid(text: string, remark: string | undefined): readonly string[] | undefined {
  const mayBeMeant = (of: string | undefined): boolean =>
    remark === undefined || (of === 'closing') === (remark === 'closing');
  const said = COURTESIES.filter(({ of }) => mayBeMeant(of))
    .map(({ asks, says }) => ({
      says,
      end: Math.max(-1, ...[...text.matchAll(asks)].map(({ 0: { length }, index }) => index + length)),
    }))
    .filter(({ end }) => end >= 0);
  return said.toSorted((one, other) => other.end - one.end)[0]?.says;
}
