import type { Asking, Spoken } from './asking.ts';
import courtesies from './courtesies.json' with { type: 'json' };
import { varied } from './wording.ts';

/** Courtesies that claim nothing; the last one said is answered. */
const COURTESIES = courtesies.known.map(({ asks, says }) => [new RegExp(asks, 'gi'), says] as const);

export function saySmallTalk({ question, told }: Asking): Spoken {
  const lines = lastSaid(question.text) ?? courtesies.otherwise;
  return { text: varied(lines, question.text, told), told: [] };
}

function lastSaid(text: string): readonly string[] | undefined {
  const said = COURTESIES.map(([asks, lines]) => ({
    lines,
    end: Math.max(-1, ...[...text.matchAll(asks)].map(({ 0: { length }, index }) => index + length)),
  })).filter(({ end }) => end >= 0);
  return said.toSorted((one, other) => other.end - one.end)[0]?.lines;
}
