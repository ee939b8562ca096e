import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { sentenceClassifier } from '../server/src/inference/sentence-classifier.ts';
import { sentenceModels } from '../server/src/inference/sentence-models.ts';
import { judgeByKinds } from '../server/src/question-detector/judge-by-kinds.ts';
import { QuestionDetector } from '../server/src/question-detector/question-detector.ts';
import { readSequences } from '../training/detector/read-sequences.ts';
import { asEvents } from './detector/as-events.ts';
import { type DetectorFigures, detectorFigures } from './detector/score.ts';
import type { Predicted, Sequence } from './detector/sequence.ts';

/**
 * Interviewer's events through the detector: what is shown as asked, and when; only figures of held-back.
 * node bench/detector.ts [--set tuning|held-back|FILE] [--of val,dev8] [--without-model] [--show]
 * Right: token F1 ≥ 0.6, one to one, best first; a replaced early cut counts as neither. Precision: right of
 * shown; recall: right of asked; text: mean token F1 of right ones; kept out: non-questions neither shown nor
 * glued.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuning' },
    of: { type: 'string', default: '' },
    weights: { type: 'string', default: 'question' },
    'without-model': { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});
const SEQUENCES = new URL('../training/detector/sequences/', import.meta.url);
const HELD_BACK = new URL('detector/held-back/sequences.json', import.meta.url);
/** Seconds after the last event. */
const QUIET = 6;

function tuningSets(): Map<string, Sequence[]> {
  const named = values.of === '' ? undefined : new Set(values.of.split(','));
  const spoken = readdirSync(SEQUENCES)
    .filter((name) => !named || named.has(name.replace('.txt', '')))
    .flatMap((name) => readSequences(readFileSync(new URL(name, SEQUENCES), 'utf8')));
  const shownAs = (isBare: boolean, isBroken: boolean) =>
    spoken.map((one) => asEvents(one, { isBare, isBroken }));
  return new Map([
    ['as written', shownAs(false, false)],
    ['without marks', shownAs(true, false)],
    ['without marks, lines broken', shownAs(true, true)],
  ]);
}
const readFile = (file: URL | string): Sequence[] => JSON.parse(readFileSync(file, 'utf8')) as Sequence[];

const models = sentenceModels({ onFailure: (error) => console.error(error.message) });
const times: number[] = [];
const classifier = sentenceClassifier(
  models.of(values.weights),
  new URL(`../server/weights/${values.weights}/head.json`, import.meta.url),
);
const judge = values['without-model'] ? undefined : judgeByKinds((text) => classifier.kinds(text));

/** Model time is added to the event's. */
async function predict({ events }: Sequence): Promise<Predicted[]> {
  const detector = new QuestionDetector(judge);
  const shown: (Predicted & { key: string })[] = [];
  const step = async (at: number, look: () => ReturnType<QuestionDetector['hear']>) => {
    const begun = performance.now();
    const changes = await look();
    const took = performance.now() - begun;
    times.push(took);
    for (const change of changes) {
      if (change.what === 'withdrawn' || change.question.isDoubtful) continue;
      const { key, text, kind, isFollowUp } = change.question;
      const before =
        change.what === 'asked'
          ? -1
          : shown.findLastIndex((one) => one.key === (change.what === 'replaced' ? change.instead : key));
      shown.push({
        key,
        at: at + took / 1_000,
        text,
        kind,
        isFollowUp,
        replaces: before < 0 ? null : before,
      });
    }
  };
  for (const { t, kind, text, line } of events) {
    if (detector.wakeAt !== undefined && detector.wakeAt < t)
      await step(detector.wakeAt, () => detector.wake(detector.wakeAt!));
    await step(t, () => detector.hear({ at: t, line, isFinal: kind === 'final', text }));
  }
  while (detector.wakeAt !== undefined && detector.wakeAt <= events.at(-1)!.t + QUIET)
    await step(detector.wakeAt, () => detector.wake(detector.wakeAt!));
  return shown;
}

const round = (number: number): number => Math.round(number * 1_000) / 1_000;
function compare(what: string, is: number, sign: '≥' | '≤', limit: number): void {
  const isMet = sign === '≥' ? is >= limit : is <= limit;
  if (!isMet) process.exitCode = 1;
  console.log(`  ${what}: ${round(is)} (aim ${sign} ${limit}) ${isMet ? 'met' : 'MISSED'}`);
}
function tell(name: string, figures: DetectorFigures, isHeldBack: boolean): void {
  console.log(`${name} (${figures.sequences} sequences):`);
  compare('precision', figures.precision, '≥', 0.93);
  compare('recall', figures.recall, '≥', 0.92);
  compare('token F1 of the text', figures.text, '≥', 0.95);
  for (const [kind, { pieces, out }] of Object.entries(figures.kept))
    compare(`${kind} kept out, of ${pieces}`, out, '≥', 0.93);
  compare('follow-ups', figures.followUps, '≥', 0.8);
  compare('seconds behind the last word, p50', figures.behindLastWord.p50, '≤', 0.9);
  console.log(
    `  kind right ${round(figures.kind)}, both parts ${round(figures.bothParts)}, behind the last word p90 ${round(figures.behindLastWord.p90)} s, behind its event p50 ${round(figures.late.p50)} s`,
  );
  if (values.show && !isHeldBack) for (const error of figures.errors) console.log(`    ${error}`);
}

const isHeldBack = values.set === 'held-back';
if (isHeldBack && !existsSync(HELD_BACK)) throw new Error('Nothing is held back here');
const sets = isHeldBack
  ? new Map([['held back', readFile(HELD_BACK)]])
  : values.set === 'tuning'
    ? tuningSets()
    : new Map([[values.set, readFile(values.set)]]);
for (const [name, sequences] of sets) {
  const predicted = new Map<string, Predicted[]>();
  for (const sequence of sequences) predicted.set(sequence.id, await predict(sequence));
  tell(name, detectorFigures(sequences, predicted), isHeldBack);
}
times.sort((one, other) => one - other);
console.log(
  `One event: p95 ${round(times[Math.floor(times.length * 0.95)]!)} ms, at most ${round(times.at(-1)!)} ms`,
);
await models.close();
