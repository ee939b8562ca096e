import { plainWords } from '#coach/question/plain-words.ts';
import type { Question } from '#coach/question/question.ts';
import type { KnowledgeEntry } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { namedIn } from './named-entries.ts';
import { plain } from './plain.ts';

const SHARE = 0.5;
const TERM_WEIGHT = 3;

/** "how would you explain … to a customer" only sounds like a case. */
export const asksToExplain = ({ kind, text }: Question): boolean =>
  kind === 'explanation' || kind === 'design' || (kind === 'situational' && /\bexplain\b/i.test(text));

export const asksForDefinition = ({ text }: Question): boolean => DEFINES.test(plainWords(text));

const DEFINES =
  /^(?:(?:can|could|would) you )?(?:please )?(?:(?:explain|tell|define) )?(?:to )?(?:me |us )?what (?:(?:is|are) an? |(?:does|do) (?!you\b|your\b).* mean\b)/;

export function findEntry(question: Question, knowledge: Knowledge): KnowledgeEntry | undefined {
  const [best] = [...namedIn(question)]
    .filter(([{ entry }]) => knowledge.includes(entry))
    .map(([of, terms]) => ({
      entry: of.entry,
      share: shareOf(terms, of.around, question),
      exact: Math.max(...terms.map(({ length }) => length)),
    }))
    .filter(({ share }) => share >= SHARE)
    .toSorted((one, other) => other.share - one.share || other.exact - one.exact);
  return best?.entry;
}

/** 0 to 1; a proper term weighs more than the words around it. */
function shareOf(named: readonly string[], around: ReadonlySet<string>, { focus }: Question): number {
  const termWords = new Set(named.flatMap((term) => term.split(' ').flatMap((word) => [word, `${word}s`])));
  let of = 0;
  let all = 0;
  for (const { isStop, lemma, text: written } of focus) {
    const word = written.toLowerCase();
    // "p-value" and "A/B" are one word of a sentence and two of a term.
    const isTerm =
      termWords.has(lemma) ||
      (plain(word) !== '' &&
        plain(word)
          .split(' ')
          .every((part) => termWords.has(part)));
    if (isStop && !isTerm) continue;
    const weight = isTerm ? TERM_WEIGHT : 1;
    all += weight;
    if (isTerm || around.has(word) || around.has(lemma)) of += weight;
  }
  return of === 0 ? TERM_WEIGHT / (TERM_WEIGHT + all) : of / all;
}
