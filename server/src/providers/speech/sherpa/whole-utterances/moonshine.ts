import { availableParallelism } from 'node:os';
import sherpa, { type OfflineRecognizer } from 'sherpa-onnx-node';
import { SAMPLE_RATE } from '../../streaming/audio-format.ts';
import { DecodeQueue } from './decode-queue.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import { SpeechDetector, WINDOW } from './speech-detector.ts';

/** Shorter audio fails in the model. */
const SHORTEST = 0.2 * SAMPLE_RATE;
/** Samples; 9.3 s gave an error and no text. */
const LONGEST_PIECE = 9.2 * SAMPLE_RATE;
/** Silence around the audio; without it one word in five is misheard. */
const QUIET = 0.5 * SAMPLE_RATE;
const TEST_SECONDS = 6;
const TRIES = 5;
const SHARE_TO_USE = 0.7;
const LIVE_DECODINGS_A_SECOND = 2;
/** Seconds. */
const MEAN_UTTERANCE = 3;
const MOST_STREAMS = 64;
const FEWEST_STREAMS = 3;

export interface Moonshine {
  /** @param samples 16 kHz, at most nine seconds */
  decode(samples: Float32Array): Promise<string>;
  decodeWell(samples: Float32Array): Promise<string>;
  queue: DecodeQueue;
}

export function loadMoonshine({ tokens, ...moonshine }: MoonshineFiles): Moonshine {
  const recognizer = new sherpa.OfflineRecognizer({
    featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
    modelConfig: { moonshine, tokens, numThreads: 1, provider: 'cpu', debug: 0 },
  });
  return {
    decode: (samples) => decode(recognizer, samples),
    decodeWell: (samples) => decode(recognizer, amidQuiet(samples)),
    queue: new DecodeQueue(availableParallelism()),
  };
}

async function decode(recognizer: OfflineRecognizer, samples: Float32Array): Promise<string> {
  if (samples.length < SHORTEST) return '';
  const stream = recognizer.createStream();
  stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
  return (await recognizer.decodeAsync(stream)).text;
}

function amidQuiet(samples: Float32Array): Float32Array {
  const quiet = Math.floor(Math.max(0, Math.min(QUIET, (LONGEST_PIECE - samples.length) / 2)));
  const all = new Float32Array(samples.length + 2 * quiet);
  all.set(samples, quiet);
  return all;
}

export async function measureMoonshine(model: Moonshine): Promise<number> {
  const detector = new SpeechDetector();
  await model.decode(noise());
  const decodings: number[] = [];
  while (decodings.length < TRIES) decodings.push(await coresFor((samples) => model.decode(samples)));
  const decoding = decodings.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)]!;
  const detecting = await coresFor(async (samples) => {
    for (let at = 0; at + WINDOW <= samples.length; at += WINDOW)
      detector.hears(samples.subarray(at, at + WINDOW));
  });
  const costs = detecting + decoding * (1 + LIVE_DECODINGS_A_SECOND * MEAN_UTTERANCE);
  const streams = Math.floor((SHARE_TO_USE * availableParallelism()) / costs);
  return Math.min(MOST_STREAMS, Math.max(FEWEST_STREAMS, streams));
}

const noise = (): Float32Array =>
  Float32Array.from({ length: TEST_SECONDS * SAMPLE_RATE }, () => (Math.random() - 0.5) / 5);

async function coresFor(work: (samples: Float32Array) => Promise<unknown>): Promise<number> {
  const samples = noise();
  const before = process.cpuUsage();
  await work(samples);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / TEST_SECONDS;
}
