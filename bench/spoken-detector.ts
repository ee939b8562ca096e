import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sentenceClassifier } from '../server/src/inference/sentence-classifier.ts';
import { sentenceModels } from '../server/src/inference/sentence-models.ts';
import { inFrames } from '../server/src/providers/speech/testing/audio-sources.ts';
import { openMoonshine } from '../server/src/providers/speech/testing/open-moonshine.ts';
import { judgeByKinds } from '../server/src/question-detector/judge-by-kinds.ts';
import { QuestionDetector } from '../server/src/question-detector/question-detector.ts';
import { readSequences } from '../training/detector/read-sequences.ts';
import { asEvents } from './detector/as-events.ts';
import { detectorFigures } from './detector/score.ts';
import type { Predicted, Sequence } from './detector/sequence.ts';
import { type SpokenSound, spokenSequence } from './detector/spoken-sequence.ts';

/**
 * What an interviewer says, as sound through the recogniser of this machine in real time, and what the detector makes of
 * it. Scored as `detector.ts` scores; of what is held back nothing but figures is printed.
 *
 *   node bench/spoken-detector.ts [--set tuning|held-back] [--most 80] [--streams 4] [--show]
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuning' },
    most: { type: 'string', default: '80' },
    streams: { type: 'string', default: '4' },
    show: { type: 'boolean', default: false },
  },
});
const AIMS = { precision: 0.9, recall: 0.85, decided: 0.9 };
const FRAME_MS = 100;
const SEQUENCES = new URL('../training/detector/sequences/', import.meta.url);
const HELD_BACK = new URL('detector/held-back/sequences.json', import.meta.url);

const isHeldBack = values.set === 'held-back';
const written: Sequence[] = isHeldBack
  ? (JSON.parse(readFileSync(HELD_BACK, 'utf8')) as Sequence[])
  : readdirSync(SEQUENCES)
      .flatMap((name) => readSequences(readFileSync(new URL(name, SEQUENCES), 'utf8')))
      .map((one) => asEvents(one, { isBare: false, isBroken: false }));
/** Every other one, and of those so many, spread over all writers. */
const half = written.filter((_, place) => place % 2 === 0);
const each = Math.max(1, half.length / Number(values.most));
const chosen = Array.from(
  { length: Math.min(half.length, Number(values.most)) },
  (_, place) => half[Math.floor(place * each)]!,
);

const failures: string[] = [];
const models = sentenceModels({ onFailure: (error) => failures.push(error.message) });
const classifier = sentenceClassifier(
  models.of('question'),
  new URL('../server/weights/question/head.json', import.meta.url),
);
const judge = judgeByKinds((text) => classifier.kinds(text));
const recogniser = await openMoonshine();

/** In real time: a frame each tenth of a second. */
async function* live(samples: Int16Array, since: number): AsyncGenerator<Int16Array> {
  let sent = 0;
  for await (const frame of inFrames(samples)) {
    await delay(Math.max(0, since + (sent += FRAME_MS) - performance.now()));
    yield frame;
  }
}

async function hear(sequence: Sequence, sound: SpokenSound): Promise<Predicted[]> {
  const detector = new QuestionDetector(judge);
  const shown: (Predicted & { key: string })[] = [];
  const since = performance.now();
  const now = (): number => (performance.now() - since) / 1_000;
  const take = async (look: ReturnType<QuestionDetector['hear']>): Promise<void> => {
    for (const change of await look) {
      if (change.what === 'withdrawn' || change.question.isDoubtful) continue;
      const { key, text, kind, isFollowUp } = change.question;
      const before = change.what === 'replaced' ? change.instead : key;
      const place = change.what === 'asked' ? -1 : shown.findLastIndex((one) => one.key === before);
      shown.push({ key, at: now(), text, kind, isFollowUp, replaces: place < 0 ? null : place });
    }
  };
  const waking = setInterval(() => {
    if (detector.wakeAt !== undefined && detector.wakeAt <= now()) void take(detector.wake(now()));
  }, 50);
  let line = 0;
  const options = {
    language: 'en',
    userId: sequence.id,
    vocabulary: [],
    signal: new AbortController().signal,
  };
  for await (const event of recogniser.transcribe(live(sound.samples, since), options)) {
    if (event.type !== 'interim' && event.type !== 'final') continue;
    const isFinal = event.type === 'final';
    void take(detector.hear({ at: now(), line, isFinal, text: event.text }));
    if (isFinal) line += 1;
  }
  await delay(500);
  clearInterval(waking);
  return shown;
}

/** As it sounds: each question begins with its first line and ends with its last. */
function asSpoken(sequence: Sequence, { startOf, endOf }: SpokenSound): Sequence {
  const lineAt = (second: number): number => sequence.events.find(({ t }) => t >= second)?.line ?? 1;
  const expect = sequence.expect.map((asked) => {
    const end = endOf.get(lineAt(asked.askedAt))!;
    return { ...asked, startAt: startOf.get(lineAt(asked.startAt))!, askedAt: end, endAt: end };
  });
  return { ...sequence, expect };
}

const predicted = new Map<string, Predicted[]>();
const spoken: Sequence[] = [];
const queue = [...chosen];
await Promise.all(
  Array.from({ length: Number(values.streams) }, async () => {
    for (let sequence = queue.shift(); sequence; sequence = queue.shift()) {
      const sound = spokenSequence(sequence);
      spoken.push(asSpoken(sequence, sound));
      predicted.set(sequence.id, await hear(sequence, sound));
    }
  }),
);
const figures = detectorFigures(spoken, predicted);
/** Of questions with which their line ends: of others no silence tells when they ended. */
const decided = spoken.flatMap((sequence) => {
  const finals = new Map(
    sequence.events.filter(({ kind }) => kind === 'final').map(({ line, text }) => [line, text]),
  );
  const isAtEnd = ({ text }: { text: string }) => [...finals.values()].some((said) => said.endsWith(text));
  return detectorFigures([{ ...sequence, expect: sequence.expect.filter(isAtEnd) }], predicted).behindLastWord
    .p50;
});
const p50 = decided.filter(Number.isFinite).toSorted((a, b) => a - b)[
  Math.floor(decided.filter(Number.isFinite).length / 2)
]!;

function compare(what: string, is: number, isMet: boolean, aim: string): void {
  if (!isMet) process.exitCode = 1;
  console.log(`  ${what}: ${is.toFixed(3)} (aim ${aim}) ${isMet ? 'met' : 'MISSED'}`);
}
console.log(`${isHeldBack ? 'held back' : 'tuning'}, as sound (${figures.sequences} sequences):`);
compare('precision', figures.precision, figures.precision >= AIMS.precision, `≥ ${AIMS.precision}`);
compare('recall', figures.recall, figures.recall >= AIMS.recall, `≥ ${AIMS.recall}`);
compare('seconds behind the last loud sample, p50', p50, p50 <= AIMS.decided, `≤ ${AIMS.decided}`);
console.log(`  token F1 of the text ${figures.text.toFixed(3)}, follow-ups ${figures.followUps.toFixed(3)}`);
if (values.show && !isHeldBack) for (const error of figures.errors) console.log(`    ${error}`);
for (const failure of failures) console.error(failure);
await recogniser.close();
await models.close();
