import { availableParallelism } from 'node:os';
import { SAMPLE_RATE } from '../../streaming/audio-format.ts';
import sherpa, { type OfflineRecognizer, type OnlineRecognizer } from 'sherpa-onnx-node';
import type { TransducerModels, TransducerFiles } from './transducer-models.ts';
import { hearAgain } from './hear-again.ts';

const featConfig = { sampleRate: SAMPLE_RATE, featureDim: 80 };
const MOST_THREADS = 4;
const TEST_SECONDS = 3;
const TEST_STREAMS = 4;
const SHARE_TO_USE = 0.7;
const MOST_STREAMS = 64;

export interface RecognitionEngine {
  models: TransducerModels;
  online: OnlineRecognizer;
  offline: OfflineRecognizer | undefined;
}

/** A broken model aborts the process (SIGABRT): run it in a child. */
export function loadEngine(models: TransducerModels): RecognitionEngine {
  const online = new sherpa.OnlineRecognizer({
    featConfig,
    modelConfig: modelConfig(models.streaming),
    decodingMethod: 'greedy_search',
    enableEndpoint: 1,
    rule1MinTrailingSilence: 2.4,
    rule2MinTrailingSilence: 0.8,
    rule3MinUtteranceLength: 20,
  });
  const offline = models.offline
    ? new sherpa.OfflineRecognizer({
        featConfig,
        modelConfig: { ...modelConfig(models.offline), modelType: 'nemo_transducer' },
      })
    : undefined;
  return { models, online, offline };
}

function modelConfig({ encoder, decoder, joiner, tokens }: TransducerFiles) {
  const numThreads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  return { transducer: { encoder, decoder, joiner }, tokens, numThreads, provider: 'cpu', debug: 0 } as const;
}

export async function measureCapacity(engine: RecognitionEngine): Promise<number> {
  await decodeNoise(engine);
  const began = performance.now();
  await decodeNoise(engine);
  const realTimeFactor = (performance.now() - began) / 1_000 / TEST_SECONDS / TEST_STREAMS;
  return Math.min(MOST_STREAMS, Math.max(1, Math.floor(SHARE_TO_USE / realTimeFactor)));
}

async function decodeNoise({ online, offline }: RecognitionEngine): Promise<void> {
  const samples = Float32Array.from({ length: TEST_SECONDS * SAMPLE_RATE }, () => (Math.random() - 0.5) / 5);
  const streams = Array.from({ length: TEST_STREAMS }, () => online.createStream());
  for (const stream of streams) stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
  while (streams.every((stream) => online.isReady(stream))) online.decodeStreams(streams);
  for (const _ of streams) await hearAgain(offline, samples);
}
