import type { Spoken } from '../asking.ts';
import { hasAvoided, withoutAvoided } from './avoided.ts';
import type { CoachStyle } from './coach-style.ts';
import { LABEL } from './in-form.ts';
import { sentencesIn } from './sentences-in.ts';
import { spelled } from './spelling.ts';

interface Worded {
  text: string;
  /** Words that the candidate avoids and that it still has, as the rest would not be whole without them. */
  stillSaid: string[];
}

/** The coach's own sentences in the wanted spelling; those of the candidate, and of their documents, stay as they wrote them, but for words that they avoid. */
export function inWording(text: string, style: CoachStyle, spoken: readonly Spoken[]): Worded {
  const { spelling } = style;
  const avoid = [...new Set(style.avoid)];
  const own = spoken.flatMap(({ text: said, told, cited }) =>
    cited ? sentencesIn(said) : told.flatMap(({ sentences }) => sentences.map((one) => one.text)),
  );
  const isOwn = (sentence: string): boolean =>
    own.some((one) => sentence.includes(one.slice(1, OF_SENTENCE)));
  const inSentences = (line: string): string =>
    sentencesIn(line)
      .map((sentence) => (isOwn(sentence) ? sentence : spelled(sentence, spelling)))
      .map((sentence) => avoid.reduce(withoutAvoided, sentence))
      .join(' ');
  const worded = text.replace(/[^\n]+/g, inSentences);
  const said = worded.replaceAll(LABEL, ''); // the names of beats are not
  return { text: worded, stillSaid: avoid.filter((word) => hasAvoided(said, word)) };
}

/** The first letter may have become a small one, and the end may be cut off. */
const OF_SENTENCE = 30;
