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
import { type LabelledWord, labelsOfHeard } from './detector/align-heard.ts';
import { asEvents } from './detector/as-events.ts';
import { detectorFigures } from './detector/score.ts';
import type { Predicted, Sequence } from './detector/sequence.ts';
import { offlineRecogniser } from './detector/hear-offline.ts';
import { type SpokenSound, spokenSequence } from './detector/spoken-sequence.ts';

/**
 * What the detector makes of sound through the recogniser, in real time, or offline by the sound's clock. Scored as
 * `detector.ts` scores; of held-back only figures.
 *
 *   node bench/spoken-detector.ts [--set tuning|held-back] [--most 80] [--streams 4 | --offline] [--show]
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuning' },
    most: { type: 'string', default: '80' },
    streams: { type: 'string', default: '4' },
    offline: { type: 'boolean', default: false },
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
type Recogniser = Awaited<ReturnType<typeof openMoonshine>>;
const recogniser = values.offline ? undefined : await openMoonshine();
const recognise = values.offline ? offlineRecogniser() : undefined;

/** In real time: a frame each tenth of a second. */
async function* live(samples: Int16Array, since: number): AsyncGenerator<Int16Array> {
  let sent = 0;
  for await (const frame of inFrames(samples)) {
    await delay(Math.max(0, since + (sent += FRAME_MS) - performance.now()));
    yield frame;
  }
}

interface Heard {
  shown: Predicted[];
  events: Sequence['events'];
}

function watched() {
  const detector = new QuestionDetector(judge);
  const shown: (Predicted & { key: string })[] = [];
  const take = async (look: ReturnType<QuestionDetector['hear']>, now: () => number): Promise<void> => {
    for (const change of await look) {
      if (change.what === 'withdrawn' || change.question.isDoubtful) continue;
      const { key, text, kind, isFollowUp } = change.question;
      const before = change.what === 'replaced' ? change.instead : key;
      const place = change.what === 'asked' ? -1 : shown.findLastIndex((one) => one.key === before);
      shown.push({ key, at: now(), text, kind, isFollowUp, replaces: place < 0 ? null : place });
    }
  };
  return { detector, shown, take };
}

async function hearLive(sequence: Sequence, sound: SpokenSound, recogniser: Recogniser): Promise<Heard> {
  const { detector, shown, take } = watched();
  const events: Sequence['events'] = [];
  const since = performance.now();
  const now = (): number => (performance.now() - since) / 1_000;
  const waking = setInterval(() => {
    if (detector.wakeAt !== undefined && detector.wakeAt <= now()) void take(detector.wake(now()), now);
  }, 50);
  let line = 1;
  const options = {
    language: 'en',
    userId: sequence.id,
    vocabulary: [],
    signal: new AbortController().signal,
  };
  for await (const event of recogniser.transcribe(live(sound.samples, since), options)) {
    if (event.type !== 'interim' && event.type !== 'final') continue;
    const isFinal = event.type === 'final';
    events.push({ t: now(), kind: isFinal ? 'final' : 'partial', text: event.text, line });
    void take(detector.hear({ at: now(), line, isFinal, text: event.text }), now);
    if (isFinal) line += 1;
  }
  await delay(500);
  clearInterval(waking);
  return { shown, events };
}

async function hearOffline(events: Sequence['events']): Promise<Heard> {
  const { detector, shown, take } = watched();
  for (const { t, kind, text, line } of [...events, { t: Infinity, kind: 'partial', text: '', line: -1 }]) {
    while (detector.wakeAt !== undefined && detector.wakeAt <= t) {
      const { wakeAt } = detector;
      await take(detector.wake(wakeAt), () => wakeAt);
    }
    await take(detector.hear({ at: t, line, isFinal: kind === 'final', text }), () => t);
  }
  return { shown, events };
}

/** Questions begin with their first line, end with their last. */
function asSpoken(sequence: Sequence, { startOf, endOf }: SpokenSound): Sequence {
  const lineAt = (second: number): number => sequence.events.find(({ t }) => t >= second)?.line ?? 1;
  const expect = sequence.expect.map((asked) => {
    const end = endOf.get(lineAt(asked.askedAt))!;
    return { ...asked, startAt: startOf.get(lineAt(asked.startAt))!, askedAt: end, endAt: end };
  });
  return { ...sequence, expect };
}

/** With misheard wordings. */
function asHeard(sequence: Sequence, sound: SpokenSound, events: Sequence['events']): Sequence {
  const heard = [...labelsOfHeard(labelledLines(sequence), sound, events).values()].flat();
  const expect = sequence.expect.map((asked, at) => {
    const words = heard.filter(({ label }) => label === at).map(({ text }) => text);
    return { ...asked, alt: [...(asked.alt ?? []), words.join(' ')] };
  });
  return { ...sequence, expect };
}

function labelledLines({ events, expect }: Sequence): LabelledWord<number>[][] {
  const lines: LabelledWord<number>[][] = [];
  for (const { line, text } of events.filter(({ kind }) => kind === 'final'))
    lines[line - 1] = text.split(' ').map((word) => ({ text: word, label: undefined }));
  const words = lines.flat();
  let from = 0;
  for (const [label, { text }] of expect.entries()) {
    const own = text.split(' ');
    const at = words.findIndex(
      (_, place) => place >= from && own.every((word, of) => words[place + of]?.text === word),
    );
    if (at < 0) continue;
    from = at + own.length;
    for (const word of words.slice(at, from)) word.label = label;
  }
  return Array.from(lines, (line) => line ?? []);
}

const predicted = new Map<string, Predicted[]>();
const spoken: Sequence[] = [];
const understood: Sequence[] = [];
const queue = [...chosen];
await Promise.all(
  Array.from({ length: values.offline ? 1 : Number(values.streams) }, async () => {
    for (let sequence = queue.shift(); sequence; sequence = queue.shift()) {
      const sound = spokenSequence(sequence);
      const { shown, events } = recogniser
        ? await hearLive(sequence, sound, recogniser)
        : await hearOffline(await recognise!(sound.samples));
      predicted.set(sequence.id, shown);
      spoken.push(asSpoken(sequence, sound));
      understood.push(asHeard(spoken.at(-1)!, sound, events));
    }
  }),
);
const figures = detectorFigures(spoken, predicted);
/** Of questions that end their line: silence tells when. */
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
const ofHeard = detectorFigures(understood, predicted);
console.log(
  `  against the words as heard: precision ${ofHeard.precision.toFixed(3)}, recall ${ofHeard.recall.toFixed(3)}`,
);
if (values.show && !isHeldBack) for (const error of figures.errors) console.log(`    ${error}`);
for (const failure of failures) console.error(failure);
await recogniser?.close();
await models.close();
