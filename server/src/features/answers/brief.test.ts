import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainAnswer } from '#asking/coach-answerer.ts';
import type { Asked, CoachBrief } from '#coach/answer.ts';
import { NO_MATERIAL } from '#coach/material.ts';
import { briefFor, type BriefParts } from './brief.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(resolve, ms, value));
const OVENS = { title: 'Ovens', sentences: ['They are hot.'], source: 'From Ovens' };
const DOCUMENTS = { owner: 'me', version: '1' };
const PREPARED = { question: 'Why us?', text: 'I bake. You do, too.' };
const STORY = { text: 'I cut waste.', source: 'From your résumé', isPrepared: false };
const FOUND: CoachBrief = {
  answer: plainAnswer('I cut waste.'),
  cue: { title: 'Waste', beats: ['I cut waste.'] },
  experiences: [STORY],
  fitting: [{ index: 0, isLikely: true }],
  passages: [OVENS],
};

/** Parts with delays, and the coach's calls. */
function begin({
  documents = 0,
  coach = 0,
  prepared = 0,
  isPrepared = false,
  hasModel = true,
  material = { ...NO_MATERIAL },
} = {}) {
  const asked: { about: Asked; experiences: boolean | undefined }[] = [];
  const failures: unknown[] = [];
  const parts: BriefParts = {
    model: { label: hasModel ? { name: 'a model', kind: 'service' } : null },
    coach: {
      of: () => ({
        brief: (about, wanted) => {
          asked.push({ about, experiences: wanted?.experiences });
          return after(coach, FOUND);
        },
      }),
    },
    openDocuments: () => after(documents, DOCUMENTS),
    findPrepared: () => after(prepared, { certain: isPrepared ? PREPARED : undefined, likely: [] }),
    onSearchFailure: (error) => failures.push(error),
  };
  const whose = { userId: 'me', jobId: null, isFree: false, language: 'en', style: null };
  const session = { ...whose, material, library: { fields: ['baking'], hidden: [] } };
  const brief = briefFor(parts, { session, question: 'Why us?', turns: [], isToldOfEnglish: false });
  return { asked, failures, brief };
}

test('all that a question is answered from comes of one call', async () => {
  const { asked, brief } = begin({ documents: 5, coach: 30 });
  const told = Promise.all([brief.cue, brief.found(), brief.said()]);
  await vi.advanceTimersByTimeAsync(40);
  const found = { experiences: [STORY], fitting: FOUND.fitting, passages: [OVENS] };
  expect(await told).toEqual([FOUND.cue, found, FOUND.answer]);
  expect(asked).toMatchObject([{ about: { documents: DOCUMENTS }, experiences: true }]);
});

test('what a candidate can tell is read once for a material, and not where no model is told of it', async () => {
  const material = { ...NO_MATERIAL };
  const wanted = [{ material, hasModel: false }, { material }, { material }].map(
    (given) => begin(given).asked,
  );
  await vi.runAllTimersAsync();
  expect(wanted.map(([one]) => one?.experiences)).toEqual([false, true, false]);
});

test.each([
  ['nearly all of their time', 58, DOCUMENTS, [OVENS]],
  ['longer than they may', 10_000, undefined, [OVENS]],
])(
  'passages are found behind documents that take %s to be opened',
  async (_, documents, opened, passages) => {
    const { asked, brief } = begin({ documents, coach: 200 });
    const found = brief.found();
    await vi.advanceTimersByTimeAsync(300);
    expect((await found).passages).toEqual(passages);
    expect(asked[0]?.about.documents).toEqual(opened);
  },
);

test('a model does not wait for what is not found by the deadline, and the coach does', async () => {
  const { brief } = begin({ coach: 400 });
  const [found, said] = [brief.found(), brief.said()];
  await vi.advanceTimersByTimeAsync(300);
  expect(await found).toEqual({ experiences: [], fitting: [], passages: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(await said).toEqual(FOUND.answer);
});

test('what is prepared is the cue where it is certain, unless that takes too long to be found', async () => {
  const cues = [begin({ prepared: 20, isPrepared: true }), begin({ prepared: 200, isPrepared: true })].map(
    ({ brief }) => brief.cue,
  );
  await vi.advanceTimersByTimeAsync(101);
  expect(await Promise.all(cues)).toEqual([
    { title: 'Why us?', beats: ['I bake.', 'You do, too.'] },
    FOUND.cue,
  ]);
});

test('a coach that is late leaves the cue to the words of the material, and to itself where there are none', async () => {
  const material = { ...NO_MATERIAL, work: 'Cut flour waste by 20% in a year' };
  const [read, empty] = [begin({ coach: 400, material }), begin({ coach: 400 })].map(
    ({ brief }) => brief.cue,
  );
  await vi.advanceTimersByTimeAsync(101);
  const soon = vi.fn<(cue: unknown) => void>();
  void empty!.then(soon);
  expect(await read).toEqual({ title: 'Which of these fits?', beats: ['Cut flour waste by 20% in a year'] });
  expect(soon).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(await empty).toEqual(FOUND.cue);
});
