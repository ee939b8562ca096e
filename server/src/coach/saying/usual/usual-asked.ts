import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import { hasAnaphor } from '#coach/question/anaphor.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { USUAL_RULES } from './usual-rules.ts';

/** Kinds that ask for something else in whatever words. */
const NEVER: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['follow-up', 'design', 'estimate']);
/** What one would do in a case is none of them, and these ask for no case. */
const OF_ONESELF: ReadonlySet<UsualId> = new Set<UsualId>([
  'about-yourself',
  'five-years',
  'hobbies',
  'salary',
  'start-date',
  'why-leaving',
  'work-style',
  'questions-for-us',
]);
/** What is asked by a kind, in words that no rule has. */
const OF_KIND: Partial<Record<QuestionKind, UsualId>> = {
  introduction: 'about-yourself',
  motivation: 'why-this-job',
  strength: 'strength',
  weakness: 'weakness',
  salary: 'salary',
};
/** The kinds by which what belongs to a question is looked up, such as its fact. */
const KIND_OF: Partial<Record<UsualId, Partial<Question>>> = {
  'about-yourself': { kind: 'introduction' },
  salary: { kind: 'salary' },
  'start-date': { kind: 'logistics', matter: 'start' },
  'questions-for-us': { kind: 'closing' },
};

/** A question with which of those it is that everybody is asked: as a model has told it, else by its wording and kind. */
export function asUsual(question: Question): Question {
  const usual = leansBack(question) ? undefined : (question.usual ?? byWording(question));
  if (usual) return { ...question, ...KIND_OF[usual], usual };
  const { usual: _none, ...other } = question;
  return other;
}

/** "How was that settled" asks after what was told. */
const leansBack = ({ kind, text }: Question): boolean => kind === 'follow-up' && hasAnaphor(plainWords(text));

function byWording({
  text,
  kind,
  matter,
  mayBeUsual,
  isReadForUsual = false,
}: Question): UsualId | undefined {
  if (NEVER.has(kind)) return undefined;
  if ((matter === 'start' || matter === 'notice') && !/\bshort notice\b/.test(text)) return 'start-date';
  const words = plainWords(text);
  const ids = Object.keys(USUAL_RULES) as UsualId[];
  const mayBe = (id: UsualId): boolean => !isReadForUsual || id === mayBeUsual;
  const worded = ids.find((id) => mayBe(id) && USUAL_RULES[id].asks.test(words));
  if (kind === 'situational') return worded && OF_ONESELF.has(worded) ? worded : undefined;
  if (worded === 'hobbies') return worded; // "out of hours" is no term of the job
  if (kind === 'logistics') return matter === undefined ? (worded ?? 'start-date') : undefined;
  return worded ?? OF_KIND[kind];
}
