import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { offlineToneModel, streamingToneModel, type ModelFiles } from '#testing/models/tone-models.ts';
import type { RecogniserEvent, SpeechRecogniser } from '../speech-recogniser.ts';
import { collectAll, inFrames, joined, silence, thenNothing } from '../testing/audio-sources.ts';
import { childrenOf, commandOf } from '../testing/child-processes.ts';
import { describeConformance } from '../testing/describe-conformance.ts';
import { TONE_SAMPLES } from '../testing/tone-samples.ts';
import { type DecoderProgram, sherpaRecogniser } from './sherpa-recogniser.ts';
import type { TransducerFiles, TransducerModels } from './transducers/transducer-models.ts';

const folder = await mkdtemp(join(tmpdir(), 'pythia-models-'));
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, files: ModelFiles): Promise<TransducerFiles> {
  await mkdir(join(folder, name));
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, name, file), content);
  const path = (file: keyof ModelFiles) => join(folder, name, file);
  return {
    encoder: path('encoder.int8.onnx'),
    decoder: path('decoder.int8.onnx'),
    joiner: path('joiner.int8.onnx'),
    tokens: path('tokens.txt'),
  };
}

const streaming = {
  ...(await write('streaming', streamingToneModel())),
  trailingSilence: 1,
  betweenUtterances: 'reset' as const,
};
const twoPass: TransducerModels = { streaming, offline: await write('offline', offlineToneModel()) };
const light: TransducerModels = { streaming, offline: undefined };
const corrupt: TransducerModels = {
  streaming: {
    ...streaming,
    ...(await write('corrupt', {
      ...streamingToneModel(),
      'decoder.int8.onnx': Buffer.from('version https://git-lfs'),
    })),
  },
  offline: undefined,
};

const program = (load: TransducerModels): DecoderProgram => ({
  child: new URL('./transducers/decoder-child.ts', import.meta.url),
  load,
});

const [caches, teams] = TONE_SAMPLES;
const options = {
  language: 'en-US',
  userId: 'anybody',
  vocabulary: [],
  signal: new AbortController().signal,
};
const decoders = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('decoder-child.ts'));

/** Each turn would take a core from loading. */
const asked = { interval: 5 };
const prepared = async (recogniser: SpeechRecogniser): Promise<void> => {
  await expect.poll(() => recogniser.status().state, asked).not.toBe('preparing');
};

async function open(models: TransducerModels) {
  const recogniser = sherpaRecogniser(async () => program(models));
  await prepared(recogniser);
  return {
    recogniser,
    held: () => recogniser.openStreams(),
    stall: () => decoders().forEach((pid) => process.kill(pid, 'SIGSTOP')),
    close: () => recogniser.close(),
  };
}

describeConformance('sherpa with two passes', { samples: TONE_SAMPLES, open: () => open(twoPass) });
describeConformance('sherpa with one model', { samples: TONE_SAMPLES, open: () => open(light) });

async function hear(audio: AsyncIterable<Int16Array>, models = twoPass): Promise<RecogniserEvent[]> {
  const { recogniser, close } = await open(models);
  try {
    return await collectAll(recogniser.transcribe(audio, options));
  } finally {
    await close();
  }
}

const texts = (events: readonly RecogniserEvent[], type: 'interim' | 'final') =>
  events.flatMap((event) => (event.type === type ? [event.text] : []));

describe('sherpa', () => {
  test('shows words as they are spoken and the offline model’s text at the end', async () => {
    const events = await hear(inFrames(joined(caches.audio, silence(2))));
    // slow readers miss replaced interims
    const interims = texts(events, 'interim');
    expect(interims.at(-1)).toBe('how would you design caches');
    interims.forEach((text, index) => expect(interims[index + 1] ?? text).toContain(text));
    expect(texts(events, 'final')).toEqual(['How would you design caches?']);
  });

  test('punctuates what the streaming model heard when it is alone', async () => {
    const events = await hear(inFrames(joined(caches.audio, silence(2))), light);
    expect(texts(events, 'final')).toEqual(['How would you design caches?']);
  });

  test('hears a last word that the end of the audio cuts short', async () => {
    const cut = caches.audio.subarray(0, -2_400); // the last 150 of 240 ms
    expect(texts(await hear(inFrames(cut), light), 'final')).toEqual(['How would you design caches?']);
  });

  test('keeps a question whole across a pause of a second', async () => {
    const events = await hear(inFrames(joined(teams.audio, silence(0.7), caches.audio, silence(2))));
    expect(texts(events, 'final')).toEqual(['Tell me about teams. How would you design caches?']);
  });

  test('parts utterances that are two seconds apart', async () => {
    const events = await hear(inFrames(joined(teams.audio, silence(2), caches.audio, silence(2))));
    expect(texts(events, 'final')).toEqual(['Tell me about teams.', 'How would you design caches?']);
  });

  test('gives a speaker without pauses a final now and then', async () => {
    const monologue = joined(
      ...Array.from({ length: 24 }, (_, n) => TONE_SAMPLES[n % 2 === 0 ? 0 : 1].audio),
    );
    const finals = texts(await hear(inFrames(monologue)), 'final');
    expect(finals.length).toBeGreaterThan(1);
    expect(finals.join(' ').match(/teams/g)).toHaveLength(12);
  });

  test('streams go on in a new process when the decoder is killed in mid-speech', async () => {
    const { recogniser, close } = await open(twoPass);
    const before = decoders();
    const killed = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(joined(teams.audio, silence(2), caches.audio));
      await killed.promise;
      yield* inFrames(silence(2));
    };
    const run = async (): Promise<RecogniserEvent[]> => {
      const events: RecogniserEvent[] = [];
      for await (const event of recogniser.transcribe(audio(), options)) {
        events.push(event);
        if (event.type !== 'interim' || !event.text.startsWith('how')) continue;
        for (const pid of before) if (decoders().includes(pid)) process.kill(pid, 'SIGKILL');
        killed.resolve();
      }
      return events;
    };
    const heard = await Promise.all([run(), run()]).finally(close);
    for (const events of heard) {
      expect(texts(events, 'final')).toEqual(['Tell me about teams.', 'How would you design caches?']);
      expect(events.filter((event) => event.type === 'speech-start')).toHaveLength(2);
    }
    expect(decoders()).toEqual([]);
  });

  test('gives up a stream whose audio kills every decoder, and only that one', async () => {
    const { recogniser, close } = await open(twoPass);
    const poisoned = async () => {
      for await (const event of recogniser.transcribe(thenNothing(caches.audio), options)) {
        if (event.type === 'interim') decoders().forEach((pid) => process.kill(pid, 'SIGKILL'));
      }
    };
    await expect(poisoned()).rejects.toMatchObject({ code: 'failed', retryable: true });
    const events = await collectAll(recogniser.transcribe(inFrames(teams.audio), options)).finally(close);
    expect(texts(events, 'final')).toEqual(['Tell me about teams.']);
  });

  test('gives up a corrupt model at once, and says so', async () => {
    const recogniser = sherpaRecogniser(async () => program(corrupt));
    const started = new Set<number>();
    const state = () => {
      decoders().forEach((pid) => started.add(pid));
      return recogniser.status().state;
    };
    await expect.poll(state, asked).not.toBe('preparing');
    expect(started.size).toBe(1);
    expect(recogniser.status()).toMatchObject({
      state: 'unavailable',
      detail: expect.stringMatching(/cannot be loaded\. Trying again in 30 seconds\.$/),
    });
    await expect(
      recogniser.transcribe(inFrames(teams.audio), options)[Symbol.asyncIterator]().next(),
    ).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(decoders()).toEqual([]);
    await recogniser.close();
  });

  test('takes streams while the model is loading', async () => {
    const recogniser = sherpaRecogniser(async () => program(twoPass));
    await new Promise(setImmediate);
    expect(recogniser.status().state).toBe('preparing');
    const events = await collectAll(recogniser.transcribe(inFrames(teams.audio), options));
    expect(texts(events, 'final')).toEqual(['Tell me about teams.']);
    await recogniser.close();
  });

  test('shows the progress of a download and turns streams away until it is done', async () => {
    const downloaded = Promise.withResolvers<DecoderProgram>();
    const recogniser = sherpaRecogniser((report) => {
      report(0.42);
      return downloaded.promise;
    });
    expect(recogniser.status()).toEqual({
      state: 'preparing',
      detail: 'Downloading the speech model: 42 %.',
      progress: 0.42,
    });
    const early = recogniser.transcribe(thenNothing(teams.audio), options)[Symbol.asyncIterator]();
    await expect(early.next()).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    downloaded.resolve(program(light));
    await prepared(recogniser);
    expect(recogniser.status()).toEqual({ state: 'ready' });
    await recogniser.close();
  });

  test('says why there is no model', async () => {
    const recogniser = sherpaRecogniser(() => Promise.reject(new Error('The disk is full.')));
    await prepared(recogniser);
    expect(recogniser.status()).toEqual({
      state: 'unavailable',
      detail: 'Live transcription is not available: The disk is full. Trying again in 30 seconds.',
    });
    await recogniser.close();
  });

  test.each([
    ['cannot be fetched', () => Promise.reject(new Error('No network.'))],
    ['aborts the process that loads it', async () => program(corrupt)],
  ])('is ready after all when a model that %s is whole at another try', async (_case, broken) => {
    const tries = [broken, broken, async () => program(light)];
    const delays = { firstDelayMs: 10, mostDelayMs: 20 };
    const recogniser = sherpaRecogniser(() => tries.shift()!(), delays);
    const states = new Set<string>();
    const state = () => {
      states.add(recogniser.status().state);
      return recogniser.status().state;
    };
    await expect.poll(state, asked).toBe('ready');
    expect(states).toEqual(new Set(['preparing', 'unavailable', 'ready']));
    const events = await collectAll(recogniser.transcribe(inFrames(teams.audio), options));
    expect(texts(events, 'final')).toEqual(['Tell me about teams.']);
    await recogniser.close();
    expect(decoders()).toEqual([]);
  });
});
