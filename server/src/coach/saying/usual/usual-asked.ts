import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Candidate } from '#coach/candidate/candidate.ts';
import { hasAnaphor } from '#coach/question/anaphor.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { withoutNames } from '#coach/question/without-names.ts';
import { asksForFailure } from '../asks-for-failure.ts';
import { USUAL_RULES } from './usual-rules.ts';
import { isWorded } from './wordings.ts';

const NEVER: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['follow-up', 'design', 'estimate']);
const IDS = Object.keys(USUAL_RULES) as UsualId[];

/**
 * A question with which of those it is that everybody is asked: as a model has told it, else by its wording and kind.
 * @param isFirst nothing was told that it could lean back on
 */
export function asUsual(question: Question, candidate: Candidate, isFirst = false): Question {
  const leans = !isFirst && leansBack(question);
  const meant = asksForFact(question) || asksForCase(question) ? undefined : question.usual;
  const usual = leans ? undefined : (meant ?? byWording(question, candidate));
  if (usual) return { ...question, ...USUAL_RULES[usual].is, usual };
  const ofFailure = leans || question.isUsualLikely === false ? undefined : failureAsked(question);
  if (ofFailure) return { ...question, usual: ofFailure };
  const ofKind = leans ? undefined : IDS.find((id) => USUAL_RULES[id].askedByKind === question.kind);
  if (ofKind) return { ...question, ...USUAL_RULES[ofKind].is, usual: ofKind, isUsualByKind: true };
  const { usual: _none, ...other } = question;
  return other;
}

const OF_FAILURE: ReadonlySet<UsualId | undefined> = new Set<UsualId | undefined>([
  'mistake',
  'failure',
  undefined,
]);
const failureAsked = (question: Question): UsualId | undefined =>
  asksForFailure(question) &&
  !/\b(?:that|which) (?:failed|got|went)\b/i.test(question.text) &&
  OF_FAILURE.has(question.nearestUsual)
    ? (question.nearestUsual ?? (/\b(?:mistake|slip|blunder)/i.test(question.text) ? 'mistake' : 'failure'))
    : undefined;

/** A case to think through is none of them, unless one is asked about oneself. */
const asksForCase = ({ kind, usual, isUsualLikely }: Question): boolean =>
  isUsualLikely === true &&
  (NEVER.has(kind) ||
    kind === 'explanation' ||
    (kind === 'situational' && !(usual && USUAL_RULES[usual].isOfOneself)));

/** Who asks for a fact by its name asks for nothing else, whatever a model takes it for: "how many years of Java". */
const asksForFact = ({ kind, sought, matter, names, usual, isUsualLikely }: Question): boolean =>
  (kind === 'look-up' && sought !== undefined && !(usual === 'why-hire-you' && isUsualLikely === false)) ||
  (kind === 'experience' && names.length > 0 && isUsualLikely !== false) ||
  (kind === 'logistics' &&
    matter !== undefined &&
    matter !== 'start' &&
    matter !== 'notice' &&
    (usual === undefined || OF_TERMS.has(usual)));

/** What terms of the job are taken for: "what do you do of a Saturday" asks for no hours. */
const OF_TERMS: ReadonlySet<UsualId> = new Set<UsualId>(['salary', 'know-about-us']);

/** "How was that settled" asks after what was told. */
const leansBack = ({ kind, text }: Question): boolean => kind === 'follow-up' && hasAnaphor(plainWords(text));

function byWording(
  { text, kind, matter, nearestUsual, isReadForUsual = false }: Question,
  { name, job, places }: Candidate,
): UsualId | undefined {
  if (NEVER.has(kind)) return undefined;
  if ((matter === 'start' || matter === 'notice') && !/\bshort notice\b/.test(text)) return 'start-date';
  const named = { candidate: name, company: job.company, employers: places.map(({ employer }) => employer) };
  const words = plainWords(withoutNames(text, named));
  const mayBe = (id: UsualId): boolean => !isReadForUsual || id === nearestUsual;
  const worded = IDS.find((id) => mayBe(id) && isWorded(id, words));
  if (kind === 'situational') return worded && USUAL_RULES[worded].isOfOneself ? worded : undefined;
  if (worded === 'hobbies') return worded; // "out of hours" is no term of the job
  if (kind === 'logistics') return matter === undefined ? (worded ?? 'start-date') : undefined;
  return worded;
}
