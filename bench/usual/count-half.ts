import { GAP } from '../../contracts/src/gap.ts';
import type { UsualId } from '../../contracts/src/usual-questions.ts';
import { openFrame } from '../../contracts/src/usual-questions.ts';
import type { AskedAndSaid } from './ask-people.ts';
import type { Half } from './person.ts';

const LIMITS = { stalls: 0, empty: 0, harmful: 0, shareAsPlain: 0.84 };

interface Counted {
  asked: number;
  stalls: AskedAndSaid[];
  empty: AskedAndSaid[];
  /** A story told where what is expected is a frame that does not name it. */
  harmful: AskedAndSaid[];
  /** Plain questions that a frame answers. */
  frames: number;
  plain: number;
  /** Other wordings that are answered as the plain question is. */
  asPlain: number;
  others: number;
}

const STALL = /\blet me think\b|\bgive me a (?:moment|second)\b/i;
/** What may not be told unless it is there. */
const CAREFUL: ReadonlySet<UsualId> = new Set<UsualId>([
  'weakness',
  'failure',
  'mistake',
  'conflict',
  'disagreed-manager',
]);

export function countHalf(said: readonly AskedAndSaid[]): Counted {
  const spoken = said.filter(({ answer }) => answer.text !== '');
  const plainOf = new Map(said.filter(({ isPlain }) => isPlain).map((one) => [keyOf(one), one.answer.text]));
  const others = said.filter(({ isPlain }) => !isPlain);
  const plain = said.filter(({ isPlain }) => isPlain);
  return {
    asked: said.length,
    stalls: spoken.filter(({ answer }) => STALL.test(answer.text)),
    empty: said.filter(({ answer }) => answer.text === ''),
    harmful: said.filter(isHarmful),
    frames: plain.filter(({ answer }) => answer.text.search(GAP) >= 0).length,
    plain: plain.length,
    asPlain: others.filter((one) => isAlike(one, plainOf.get(keyOf(one)) ?? '')).length,
    others: others.length,
  };
}

const keyOf = ({ person, id }: AskedAndSaid): string => `${person.id} ${id}`;

/** The same but for what a question is varied by: its first line, or its last. */
const isAlike = ({ answer }: AskedAndSaid, plain: string): boolean => {
  const lines = new Set(plain.split('\n'));
  const own = answer.text.split('\n');
  return own.filter((line) => lines.has(line)).length * 2 >= own.length;
};

/** Numbers and long words join what is told with what is expected. */
function isHarmful({ person, id, answer: { text } }: AskedAndSaid): boolean {
  if (!CAREFUL.has(id) || text === '' || text.includes(openFrame(id)[0])) return false;
  const expected = person.expects[id];
  const words = new Set(wordsIn(expected));
  const shared = new Set(wordsIn(text).filter((word) => words.has(word)));
  const isNamed = shared.size >= 3;
  return /^frame\b/i.test(expected) ? !isNamed || /\bnot\b[^;,.]*$/i.test(expected) : !isNamed;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\d[\d,.]*|\p{L}{4,}/gu) ?? [];

export const isMet = ({ stalls, empty, harmful, asPlain, others }: Counted): boolean =>
  stalls.length <= LIMITS.stalls &&
  empty.length <= LIMITS.empty &&
  harmful.length <= LIMITS.harmful &&
  asPlain / others >= LIMITS.shareAsPlain;

export function printHalf(half: Half, counted: Counted): void {
  const { asked, stalls, empty, harmful, frames, plain, asPlain, others } = counted;
  console.log(`\n${half}: ${asked} asked`);
  console.table({
    stalls: { found: stalls.length, limit: LIMITS.stalls },
    'without an answer': { found: empty.length, limit: LIMITS.empty },
    'told where nothing of the kind is written': { found: harmful.length, limit: LIMITS.harmful },
    'in other words answered as plainly': {
      found: (asPlain / others).toFixed(3),
      limit: LIMITS.shareAsPlain,
    },
    'plain ones answered by a frame': { found: `${frames} of ${plain}`, limit: '' },
  });
  if (half === 'held-back') return;
  for (const { person, id, question } of [...stalls, ...empty, ...harmful])
    console.log(`  ${person.id} ${id}: ${question}`);
}
