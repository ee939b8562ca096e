import type { Happening } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { readResumeSummary } from '#features/interviews/read-resume-summary.ts';
import { coachAnswerer, coachLabel, plainAnswer } from '#asking/coach-answerer.ts';
import type { CoachAnswer } from '#coach/answer.ts';
import { noModel } from '#providers/llm/no-model.ts';
import { answerQuestion, Attempts } from './answer-question.ts';
import { WarmUps } from './warm-ups.ts';

interface SessionChange {
  isExpired?: boolean;
  recent?: () => Promise<never>;
}

/** Counts openings and releases. */
function ask(
  compose: () => Promise<CoachAnswer>,
  change: SessionChange = {},
  caller = new AbortController().signal,
) {
  const counts = { opened: 0, released: 0, appended: 0 };
  const answerer = coachAnswerer(() => coachLabel(false), compose);
  const session = {
    id: newId(),
    userId: newId(),
    isExpired: false,
    ended: new AbortController().signal,
    material: readResumeSummary(''),
    jobId: null,
    isFree: true,
    style: null,
    library: undefined,
    language: 'en',
    tellAnswering: () => {},
    append: (happening: Happening) => {
      counts.appended += 1;
      return { ...happening, id: newId(), at: new Date().toISOString(), channel: 'copilot' as const };
    },
    countUse: async () => {},
    recent: async () => [],
    ...change,
  };
  const found = {
    model: noModel,
    answerer,
    coach: {
      of: () => ({
        brief: async () => ({ answer: plainAnswer(''), cue: null, fitting: [], passages: [] }),
        read: async () => {},
        experiences: async () => [],
      }),
    },
    openDocuments: async () => undefined,
    findPrepared: async () => ({ certain: undefined, likely: [] }),
    onSearchFailure: () => {},
  };
  const pieces = answerQuestion(
    {
      ...found,
      warmUps: new WarmUps({ ...found, openLibrary: async () => {}, onFailure: () => {} }),
      toldOfEnglish: new Map(),
      ahead: { take: () => undefined, makeWay: () => {} },
      attempts: new Attempts(),
      openSession: async () => {
        counts.opened += 1;
        return { session, release: () => void (counts.released += 1) };
      },
      onFailure: () => {},
      onStandIn: () => {},
    },
    {
      userId: newId(),
      sessionId: session.id,
      kind: 'free',
      question: 'Why us?',
      onExchange: () => {},
      onAnswerer: () => {},
    },
    caller,
  );
  return { counts, pieces };
}

const twoPieces = async () => plainAnswer('Indeed, yes.');

const readAll = async (pieces: AsyncIterable<unknown>) => {
  for await (const _piece of pieces);
};

test('a session is opened with the first piece that is read and released after the last', async () => {
  const { counts, pieces } = ask(twoPieces);
  expect(counts).toMatchObject({ opened: 0, released: 0 });
  await pieces.next();
  expect(counts).toMatchObject({ opened: 1, released: 0 });
  await readAll(pieces);
  expect(counts).toMatchObject({ opened: 1, released: 1 });
});

test('an answer that is given up releases its session', async () => {
  const { counts, pieces } = ask(twoPieces);
  await pieces.next();
  await pieces.return(undefined);
  expect(counts).toMatchObject({ opened: 1, released: 1 });
});

test.each<[string, () => Promise<CoachAnswer>, SessionChange, error: string]>([
  ['has expired', twoPieces, { isExpired: true }, MESSAGES.sessionExpired],
  ['cannot be read', twoPieces, { recent: () => Promise.reject(new Error('no database')) }, 'no database'],
  [
    'is answered by a coach that fails',
    () => Promise.reject(new Error('for the log')),
    {},
    MESSAGES.answerServiceFailed,
  ],
])('a session that %s is released', async (_name, stream, change, error) => {
  const { counts, pieces } = ask(stream, change);
  await expect(readAll(pieces)).rejects.toThrow(error);
  expect(counts).toMatchObject({ opened: 1, released: 1 });
});

test('of a question whose caller has left when it arrives nothing is kept', async () => {
  const { counts, pieces } = ask(twoPieces, {}, AbortSignal.abort());
  await expect(readAll(pieces)).rejects.toMatchObject({ name: 'AbortError' });
  expect(counts).toEqual({ opened: 1, released: 1, appended: 0 });
});
