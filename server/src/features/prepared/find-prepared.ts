import { FREE_PREPARED, type PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { USUAL_IDS, type UsualId, usualQuestion } from '@pythia/contracts/usual-questions.ts';
import { type FoundPrepared, NOTHING_PREPARED, type PreparedWords } from '#asking/prepared-words.ts';
import type { Database, Id } from '#db/database.ts';
import { approvedAnswers } from './prepared-store.ts';
import { isNearlyTheSame } from './alike.ts';
import { isQuestion } from './is-question.ts';

export interface FindPreparedParts extends FindAmongParts {
  db: Database;
}

interface AskedOfPrepared {
  userId: Id;
  jobId: Id | null;
  isFree: boolean;
  question: string;
}

export const preparedFinder = (parts: FindPreparedParts) => ({
  findPrepared: findPrepared.bind(undefined, parts),
  readyPrepared: readyPrepared.bind(undefined, parts),
});

/** Finds what the user prepared for a question, in whatever words it is asked. */
async function findPrepared(
  parts: FindPreparedParts,
  { userId, jobId, isFree, question }: AskedOfPrepared,
): Promise<FoundPrepared> {
  const approved = await approvedAnswers(parts.db, { userId, jobId: isFree ? null : jobId });
  return findAmong(parts, isFree ? approved.slice(0, FREE_PREPARED) : approved, question);
}

async function readyPrepared(
  parts: FindPreparedParts,
  { userId, jobId }: Pick<AskedOfPrepared, 'userId' | 'jobId'>,
): Promise<void> {
  const approved = await approvedAnswers(parts.db, { userId, jobId });
  const [first] = approved;
  if (!first) return;
  await findAmong(parts, approved, 'What is asked first?');
}

export interface FindAmongParts {
  meaningOf: (text: string) => Promise<ReadonlyMap<string, number> | undefined>;
  vectorOf: (text: string) => Promise<Float32Array | undefined>;
}

/**
 * `certain`: shown at once · `meansOne`: least probability that it is any usual question · `likely`: least of
 * this one to be offered · `own`: least similarity of a user's own question.
 */
const THRESHOLDS = { certain: 0.75, meansOne: 0.2, likely: 0.02, own: 0.3 } as const;
const MOST = 3;
/** A question is at the end of what was said. */
const MOST_CHARACTERS = 400;

export async function findAmong(
  parts: FindAmongParts,
  approved: readonly PreparedAnswer[],
  question: string,
): Promise<FoundPrepared> {
  const text = endOf(question);
  if (approved.length === 0 || !isQuestion(text)) return NOTHING_PREPARED;
  const usual = approved.filter(({ id }) => usualQuestion(id));
  const own = approved.filter(({ id }) => !usualQuestion(id));
  const asWritten = own.find((answer) => wordings(answer).some((words) => isNearlyTheSame(words, text)));
  if (asWritten) return { certain: prepared(asWritten), likely: [] };
  const [ofUsual, ofOwn] = await Promise.all([findUsual(parts, usual, text), findOwn(parts, own, text)]);
  const { certain } = ofUsual;
  return { certain, likely: [...ofUsual.likely, ...ofOwn].slice(0, certain ? MOST - 1 : MOST) };
}

async function findUsual(
  { meaningOf }: FindAmongParts,
  usual: readonly PreparedAnswer[],
  text: string,
): Promise<FoundPrepared> {
  const meaning = usual.length > 0 ? await meaningOf(text) : undefined;
  if (!meaning) return NOTHING_PREPARED;
  const { shown, among } = tierOf(meaning);
  const answerTo = (id: string) => usual.find((answer) => answer.id === id);
  const certain = shown === null ? undefined : answerTo(shown);
  const likely = among.filter((id) => id !== shown).flatMap((id) => answerTo(id) ?? []);
  return { certain: certain && prepared(certain), likely: likely.map(prepared) };
}

export async function certainUsual(
  { meaningOf }: Pick<FindAmongParts, 'meaningOf'>,
  text: string,
): Promise<UsualId | undefined> {
  const meaning = await meaningOf(endOf(text));
  return USUAL_IDS.find((id) => meaning && id === tierOf(meaning).shown);
}

function tierOf(meaning: ReadonlyMap<string, number>): { shown: string | null; among: string[] } {
  const { none = 0, ...usual } = Object.fromEntries(meaning);
  const order = Object.entries(usual).toSorted(([, one], [, other]) => other - one);
  const [first, probability] = order[0]!;
  const among = order.slice(0, MOST).filter(([, each]) => each >= THRESHOLDS.likely);
  return {
    shown: probability >= THRESHOLDS.certain ? first : null,
    among: 1 - none >= THRESHOLDS.meansOne ? among.map(([id]) => id) : [],
  };
}

/** A user's own questions are offered by their nearest wording, never shown at once. */
async function findOwn(
  { vectorOf }: FindAmongParts,
  own: readonly PreparedAnswer[],
  text: string,
): Promise<PreparedWords[]> {
  const asked = own.length > 0 ? await vectorOf(text) : undefined;
  if (!asked) return [];
  const near = await Promise.all(
    own.map(async (answer) => {
      const vectors = await Promise.all(wordings(answer).map(vectorOf));
      return { answer, nearness: Math.max(...vectors.map((vector) => (vector ? cosine(asked, vector) : 0))) };
    }),
  );
  return near
    .filter(({ nearness }) => nearness >= THRESHOLDS.own)
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ answer }) => prepared(answer));
}

const wordings = ({ question, wordings: others }: PreparedAnswer): string[] => [question, ...others];

const prepared = ({ id, question, text }: PreparedAnswer): PreparedWords => ({
  question: usualQuestion(id)?.question ?? question,
  text,
});

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, each, at) => sum + each * other[at]!, 0);

function endOf(question: string): string {
  if (question.length <= MOST_CHARACTERS) return question;
  const end = question.slice(-MOST_CHARACTERS);
  return end.slice(end.search(/(?<=[.!?])\s/) + 1 || end.indexOf(' ') + 1).trim();
}
