import type { Episode, Said } from '#coach/candidate/candidate.ts';
import { leans, startsLeaning } from './leans.ts';
import { clipped, countWords } from './wording.ts';

/** A sentence, or up to three that belong together. */
interface Telling {
  text: string;
  worth: number;
}

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|halved|doubled)\b/i;
/** Terms of employment and spans of years are facts of a candidate, not things done. */
const NO_DEED =
  /\b(?:notice|based in|live in|looking for [£€$]|salary|my hobby|hobbies)\b|\b(?:19|20)\d\d ?[-–—]|\((?:[^)]*)$/iu;
const OWN_ACT = /^(?:(?:in|at|on|after|when|within|as) [^,]+, )?(?:i|we|my|our)\b/i;
const PARTS: Record<Said['part'], number> = { outcome: 3, action: 2, lesson: 1, task: 0.5, scene: 0.5 };
/** What says less than this in words says little. */
const SHORT = 6;

/** What says most of an episode in so many words: how it ended, with what led to it right before where both have room. */
export function mostTelling({ sentences }: Episode, words: number): string {
  const alone = sentences.map((said) => shortened(said, words));
  const several = sentences.flatMap((_first, at) =>
    [2, 3].filter((count) => at + count <= sentences.length).map((count) => sentences.slice(at, at + count)),
  );
  const fitting = several.map(together).filter(({ text }) => countWords(text) <= words);
  const [best] = [...fitting, ...alone].toSorted((one, other) => other.worth - one.worth);
  return best?.text ?? '';
}

function shortened(said: Said, words: number): Telling {
  const worth = worthOf(said) - (countWords(said.text) < SHORT ? 1.5 : 0);
  if (countWords(said.text) <= words) return { text: said.text, worth };
  const text = withoutMiddle(said.text, words);
  return text ? { text, worth: worth - 0.5 } : { text: clipped(said.text, words), worth: worth - 2 };
}

/** A sentence of which others hang in the air, or a result of which nobody did anything, is worth less alone. */
export const worthOf = (said: Said): number =>
  weight(said) - leaning(said.text) - (OWN_ACT.test(said.text) ? 0 : 1.5);

const leaning = (text: string): number => (startsLeaning(text) ? 3 : leans(text) ? 1 : 0);

/** The first should lean on nothing; the others lean on the first, and the last ends the story. */
function together(sentences: readonly Said[]): Telling {
  const [first] = sentences;
  const isOwn = sentences.some(({ text }) => OWN_ACT.test(text));
  const worth = sentences.reduce(
    (sum, said, at) => sum + weight(said) / (at === sentences.length - 1 ? 1 : 2),
    (isOwn ? 0 : -1) - leaning(first?.text ?? ''),
  );
  return { text: sentences.map(({ text }) => text).join(' '), worth };
}

const weight = ({ part, text }: Said): number =>
  PARTS[part] + (NUMBER.test(text) ? 1 : 0) - (NO_DEED.test(text) ? 4 : 0);

/** `I drew it, found a fault, and now it works.` → `I drew it, and now it works.` Empty where it has no such middle. */
function withoutMiddle(text: string, words: number): string {
  const [first = '', ...rest] = text.split(/,\s+/);
  const last = rest.at(-1) ?? '';
  if (rest.length < 2 || !/^(?:and|so|but)\b/i.test(last) || /["“”()[\]]/.test(text)) return '';
  const shorter = `${first}, ${last}`;
  return OWN_ACT.test(first) && countWords(shorter) <= words ? shorter : '';
}
