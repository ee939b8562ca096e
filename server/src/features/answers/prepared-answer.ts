import { ANOTHER_ANSWER, PREPARED_BY, preparedTitle } from '@pythia/contracts/answerer.ts';
import { isEnglish } from '@pythia/contracts/language.ts';
import type { Answerer, AnswerEvent } from '#asking/answerer.ts';
import type { Id } from '#db/database.ts';
import { type FoundPrepared, NOTHING_PREPARED, type PreparedWords } from '#asking/prepared-words.ts';

export interface PreparedParts {
  findPrepared: (asked: {
    userId: Id;
    jobId: Id | null;
    isFree: boolean;
    question: string;
  }) => Promise<FoundPrepared>;
  onSearchFailure: (error: unknown) => void;
}

interface Asked {
  session: { userId: Id; jobId: Id | null; isFree: boolean; language: string };
  question: string;
  instead?: string | undefined;
}

const MOST_ALTERNATIVES = 3;
const PREPARED = { name: PREPARED_BY, kind: 'coach' } as const;

/**
 * Finds the candidate's prepared answer: by title if one is chosen; none where a story is chosen or the
 * search fails.
 */
export async function preparedFor(
  { findPrepared, onSearchFailure }: PreparedParts,
  { session: { userId, jobId, isFree, language }, question, instead }: Asked,
): Promise<FoundPrepared> {
  if (!isEnglish(language)) return NOTHING_PREPARED; // the meaning of questions can be found in English only
  const isAnother = instead === ANOTHER_ANSWER;
  const { certain, likely } = await findPrepared({ userId, jobId, isFree, question }).catch(
    (error: unknown) => {
      onSearchFailure(error);
      return NOTHING_PREPARED;
    },
  );
  const all = certain ? [certain, ...likely] : likely;
  if (isAnother) return { certain: undefined, likely: all };
  if (instead === undefined) return { certain, likely };
  const wanted = all.find((one) => preparedTitle(one.question) === instead);
  return { certain: wanted, likely: wanted ? all.filter((one) => one !== wanted) : [] };
}

/** A certain match replaces the answer; likely ones lead the alternatives. */
export const preparedFirst = <Question extends { brief: { prepared: Promise<FoundPrepared> } }>(
  answerer: Answerer<Question>,
): Answerer<Question> => ({
  get label() {
    return answerer.label;
  },
  async *answer(question, signal): AsyncGenerator<AnswerEvent> {
    const { certain, likely } = await question.brief.prepared;
    if (certain) return yield* sayPrepared(certain, likely);
    const offered = likely.map((one) => preparedTitle(one.question));
    for await (const event of answerer.answer(question, signal)) {
      if (event.type === 'end') yield* offered.map((text) => ({ type: 'alternative' as const, text }));
      if (event.type !== 'alternative' || likely.length === 0) yield event;
      else if (offered.length < MOST_ALTERNATIVES) offered.push(event.text);
    }
  },
});

/** Says the approved words verbatim; another answer is one key away. */
function* sayPrepared(
  { text, question }: PreparedWords,
  others: readonly PreparedWords[],
): Generator<AnswerEvent> {
  const source = `Your answer to “${question}”`;
  yield { type: 'answerer', answerer: PREPARED, stoodIn: null, source };
  yield { type: 'text', text };
  const titles = [ANOTHER_ANSWER, ...others.map((one) => preparedTitle(one.question))];
  for (const title of titles.slice(0, MOST_ALTERNATIVES)) yield { type: 'alternative', text: title };
  yield { type: 'end', usage: null };
}
