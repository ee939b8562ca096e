import { openFrame, type UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Spoken } from '../asking.ts';
import { inLines } from '../tell-episode.ts';
import { countWords } from '../wording.ts';

/** The parts of a compound question share its two blanks. */
const FOR_BOTH = 85;

/** A question's frame with its blanks, after what is true: `“£27,000 to £29,500”`, `My own store, one day.` */
export function framed(id: UsualId, budget: number, ...before: readonly (string | undefined)[]): Spoken {
  const [first, second] = openFrame(id);
  return fitting([...before, first, budget < FOR_BOTH ? undefined : second], budget);
}

export function half(
  id: UsualId,
  which: 'first' | 'second',
  budget: number,
  ...before: readonly (string | undefined)[]
): Spoken {
  const [first, second] = openFrame(id);
  return fitting([...before, which === 'first' ? first : second], budget);
}

function fitting(lines: readonly (string | undefined)[], budget: number): Spoken {
  const kept = lines.filter((line) => line !== undefined && line !== '');
  while (kept.length > 1 && countWords(kept.join(' ')) > budget) kept.pop();
  return { text: inLines(kept), told: [], isWithoutOffers: true };
}
