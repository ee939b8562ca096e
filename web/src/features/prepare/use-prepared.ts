import { useQuery } from '@tanstack/react-query';
import type { PostingQuestion } from '@pythia/contracts/posting-questions.ts';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { USUAL_IDS } from '@pythia/contracts/usual-questions.ts';
import { preparedQuery, savingOf, type SetId } from '#material/prepared/prepared.ts';
import { blankAnswer, put, remove, questionWordsOf } from '#material/prepared/edits.ts';

export interface PreparedRow {
  answer: PreparedAnswer;
  /** Prepared for all applications, and valid here until changed here. */
  isOfAll: boolean;
}

export interface PreparedRows {
  toRead: PreparedRow[];
  /** Usual questions, the most often asked first. */
  missing: PreparedRow[];
  posting: PreparedRow[];
  approved: PreparedRow[];
  skipped: PreparedRow[];
}

export function usePrepared(set: SetId) {
  const own = useQuery(preparedQuery(set));
  const all = useQuery(preparedQuery(null));
  const error = own.error ?? all.error;
  const refetch = () => void Promise.all([own.refetch(), all.refetch()]);
  return { own: own.data?.answers, ofAll: all.data?.answers, error, refetch };
}

export function preparedRowsOf(
  own: readonly PreparedAnswer[],
  ofAll: readonly PreparedAnswer[],
  posting: readonly PostingQuestion[],
): PreparedRows {
  const inherited = ofAll.filter(
    ({ id, state }) => state === 'approved' && !own.some((one) => one.id === id && one.text !== ''),
  );
  const known = new Map<string, PreparedRow>([
    ...own.map((answer) => [answer.id, { answer, isOfAll: false }] as const),
    ...(own === ofAll ? [] : inherited.map((answer) => [answer.id, { answer, isOfAll: true }] as const)),
  ]);
  const rowOf = (id: PreparedAnswer['id'], question?: string): PreparedRow =>
    known.get(id) ?? { answer: blankAnswer(id, question), isOfAll: false };
  const usual = USUAL_IDS.map((id) => rowOf(id));
  const ofPosting = posting.map(({ id, question }) => rowOf(id, question));
  const asked = new Set([...usual, ...ofPosting].map(({ answer }) => answer.id));
  const others = [...known.values()].filter(({ answer }) => !asked.has(answer.id));
  const rows = [...usual, ...ofPosting, ...others];
  const isMissing = ({ answer }: PreparedRow): boolean => answer.state === 'draft' && answer.text === '';
  return {
    toRead: rows.filter(({ answer }) => answer.state === 'draft' && answer.text !== ''),
    missing: usual.filter(isMissing),
    posting: [...ofPosting, ...others].filter(isMissing),
    approved: rows.filter(({ answer }) => answer.state === 'approved'),
    skipped: rows.filter(({ answer }) => answer.state === 'skipped'),
  };
}

export interface Changes {
  /** @param sentence shown with Undo */
  keep: (answer: PreparedAnswer, sentence?: string) => void;
  drop: (answer: PreparedAnswer) => void;
}

export const changesOf = (set: SetId): Changes => {
  const change = (edit: (answers: readonly PreparedAnswer[]) => PreparedAnswer[], sentence?: string) =>
    void savingOf(set).change({
      queryKey: preparedQuery(set).queryKey,
      edit: ({ answers }) => ({ answers: edit(answers) }),
      sentence,
    });
  return {
    keep: (answer, sentence) => change((answers) => put(answers, answer), sentence),
    drop: (answer) =>
      change(
        (answers) => remove(answers, answer.id),
        `The answer to “${questionWordsOf(answer)}” is removed.`,
      ),
  };
};
