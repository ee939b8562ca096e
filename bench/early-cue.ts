import { parseArgs } from 'node:util';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Glance } from '../contracts/src/feed.ts';
import { NOTHING_PREPARED } from '../server/src/asking/prepared-words.ts';
import { coachThread } from '../server/src/coach/answer.ts';
import { EarlyCue } from '../server/src/features/answers/early-cue/early-cue.ts';
import { Looks } from '../server/src/features/answers/early-cue/looks.ts';
import { usualClassifier } from '../server/src/coach/thread/usual-meant.ts';
import { sentenceModels } from '../server/src/inference/sentence-models.ts';
import { readSequences } from '../training/detector/read-sequences.ts';
import type { BenchCandidate } from './answers/bench-candidate.ts';
import { loadCandidates } from './answers/load-candidates.ts';
import { asEvents } from './detector/as-events.ts';

/**
 * Live words of questions, in real time: whether a story's title is on the card before the last word ends, of
 * questions that get one at all, and whether it is the one that the whole question gets, of all that are shown.
 * Without questions that need what was said before; only figures of held-back.
 * node bench/early-cue.ts [--set tuning|held-back] [--most 120]
 */
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'tuning' }, most: { type: 'string', default: '120' } },
});
const AIM = 0.6;
const NEEDS_NO_STORY = new Set(['follow-up', 'small-talk', 'logistics', 'salary', 'closing', 'compound']);

const candidates = await loadCandidates(values.set === 'held-back' ? 'held-back' : 'tuning');
const all = candidates.flatMap((candidate) =>
  candidate.questions
    .filter(({ kind }) => !NEEDS_NO_STORY.has(kind))
    .map(({ ask }) => ({ candidate, question: ask })),
);
const each = Math.max(1, all.length / Number(values.most));
const chosen = all.filter((_, place) => Math.floor(place / each) !== Math.floor((place - 1) / each));

const models = sentenceModels({ onFailure: (error) => console.error(error.message) });
const thread = coachThread({
  meaning: models.of('meaning'),
  usualQuestions: usualClassifier(models.of('prepared')),
});
const looks = new Looks({
  model: { label: { name: 'none', kind: 'local' } },
  coach: thread,
  openDocuments: async () => undefined,
  findPrepared: async () => NOTHING_PREPARED,
  onSearchFailure: (error) => console.error(error),
});
const times: number[] = [];

async function look({ field, material }: BenchCandidate, question: string): Promise<Glance | null> {
  const since = performance.now();
  const session = { userId: field, jobId: null, isFree: false, language: 'en', material, style: null };
  const glance = await looks.look({ ...session, library: { fields: null, hidden: [] } }, question);
  times.push(performance.now() - since);
  return glance;
}

/** @returns what stands on the card when the last word ends */
async function cueAtEnd(candidate: BenchCandidate, question: string): Promise<Glance | null> {
  let told: Glance | null = null;
  const cue = new EarlyCue({
    look: (words) => look(candidate, words),
    tell: (glance) => (told = glance),
    isBusy: () => looks.isBusy,
  });
  const [spoken] = readSequences(`@ ${candidate.field} x x P\no[${question}]`);
  const { events, expect } = asEvents(spoken!, { isBare: false, isBroken: false });
  const until = expect[0]!.endAt;
  let now = events[0]!.t;
  for (const { t, text } of events.filter(({ kind, t }) => kind === 'partial' && t < until)) {
    await delay(Math.max(0, t - now) * 1_000);
    now = t;
    cue.hear(text);
  }
  await delay(Math.max(0, until - now) * 1_000);
  return told;
}

const count = { shown: 0, right: 0, hasStory: 0, shownOfThese: 0 };
let read: BenchCandidate | undefined;
for (const { candidate, question } of chosen) {
  if (read !== candidate) await thread.of(candidate.field).read(candidate.material);
  read = candidate;
  const early = await cueAtEnd(candidate, question);
  while (looks.isBusy) await delay(20);
  const whole = await look(candidate, question);
  if (early) count.shown += 1;
  if (early && early.title === whole?.title) count.right += 1;
  if (whole) count.hasStory += 1;
  if (whole && early) count.shownOfThese += 1;
}
times.sort((one, other) => one - other);

function compare(what: string, part: number, of: number): void {
  const share = part / of;
  if (share < AIM) process.exitCode = 1;
  console.log(`  ${what}: ${share.toFixed(3)} of ${of} (aim ≥ ${AIM}) ${share < AIM ? 'MISSED' : 'met'}`);
}
console.log(`${values.set}: ${chosen.length} questions`);
compare(
  'a cue before the last word ends, where the whole question gets one',
  count.shownOfThese,
  count.hasStory,
);
compare('the same one, of all cues before the last word ends', count.right, count.shown);
console.log(
  `  a cue in ${count.shown} of all; a look takes ${Math.round(times[Math.floor(times.length / 2)]!)} ms, p50`,
);
await thread.close();
await models.close();
