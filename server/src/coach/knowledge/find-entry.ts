import { plainWords } from '#coach/question/plain-words.ts';
import type { Question } from '#coach/question/question.ts';
import type { KnowledgeEntry } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { type Indexed, namedIn } from './named-entries.ts';

/** "how would you explain … to a customer" only sounds like a case. */
export const asksToExplain = ({ kind, text }: Question): boolean =>
  kind === 'explanation' || kind === 'design' || (kind === 'situational' && /\bexplain\b/i.test(text));

export const asksForDefinition = ({ text }: Question): boolean => DEFINES.test(plainWords(text));

const DEFINES =
  /^(?:(?:can|could|would) you )?(?:please )?(?:(?:explain|tell|define) )?(?:to )?(?:me |us )?what (?:(?:is|are) an? |(?:does|do) (?!you\b|your\b).* mean\b)/;

/** Words of another matter; a term among more is not what is asked about. */
const MOST_BESIDES = 6;

/** By the longest term. */
export function findEntry(question: Question, knowledge: Knowledge): KnowledgeEntry | undefined {
  const [best] = [...namedIn(question)]
    .filter(([of]) => knowledge.includes(of.entry) && besides(of, question) <= MOST_BESIDES)
    .map(([{ entry }, terms]) => ({ entry, exact: Math.max(...terms.map(({ length }) => length)) }))
    .toSorted((one, other) => other.exact - one.exact);
  return best?.entry;
}

const besides = ({ termWords, around }: Indexed, { focus }: Question): number =>
  focus.filter(({ isStop, lemma }) => !isStop && !termWords.has(lemma) && !around.has(lemma)).length;
