import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import courtesies from './courtesies.json' with { type: 'json' };
import { varied } from './wording.ts';

/** Courtesies that claim nothing; the last one said is answered. */
const COURTESIES = courtesies.known.map(({ asks, says, of }) => ({ asks: new RegExp(asks, 'gi'), says, of }));
const REMARKS = new Map<string, readonly string[]>(Object.entries(courtesies.remarks));

export const isCourtesy = (remark: string): boolean => REMARKS.has(remark);

export function saySmallTalk({ question: { text, remark }, told }: Asking): Spoken {
  const otherwise = remark === undefined ? courtesies.otherwise : REMARKS.get(remark)!;
  if (otherwise.length === 0) return NOT_SURE;
  return { text: varied(lastSaid(text, remark) ?? otherwise, text, told), told: [] };
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
