import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FAST_CONFORMER, KROKO, MOONSHINE, PARAKEET } from '#models/catalogue.ts';
import type { Model } from '#models/model.ts';
import { chooseRecogniser, type SpeechConfig } from './choose-recogniser.ts';

import type { SpeechRecogniser } from './speech-recogniser.ts';

let directory: string;
let chosen: SpeechRecogniser | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pythia-choice-'));
});
afterEach(async () => {
  await chosen?.close();
  await rm(directory, { recursive: true });
});

const cloud = { apiKey: 'key', url: 'ws://127.0.0.1:1' };

function choose({
  speech = 'auto',
  ...config
}: Partial<SpeechConfig> & Partial<Pick<SpeechConfig['models'], 'speech'>>): SpeechRecogniser {
  const models = { directory, mirror: join(directory, 'no mirror'), speech };
  chosen = chooseRecogniser({ engine: 'auto', models, deepgram: undefined, openai: undefined, ...config });
  return chosen;
}

async function putFiles({ name, contents }: Model): Promise<void> {
  await mkdir(join(directory, name));
  for (const file of contents) await writeFile(join(directory, name, file), '');
}

describe('the automatic choice', () => {
  test.each([KROKO, MOONSHINE])(
    'is a local model when it is there, whatever keys there are: $name',
    async (model) => {
      await putFiles(model);
      expect(choose({ deepgram: cloud }).name).toBe('sherpa');
    },
  );

  test('takes no half of the two-pass models for the whole', async () => {
    await putFiles(FAST_CONFORMER);
    expect(choose({ deepgram: cloud }).name).toBe('deepgram');
    await putFiles(PARAKEET);
    expect(choose({ deepgram: cloud }).name).toBe('sherpa');
  });

  test('takes no other model than the one that the operator has chosen', async () => {
    await putFiles(MOONSHINE);
    expect(choose({ deepgram: cloud, speech: 'two-pass' }).name).toBe('deepgram');
  });

  test('is a service with a key where there is no model, Deepgram first', () => {
    expect(choose({ deepgram: cloud, openai: cloud }).name).toBe('deepgram');
    expect(choose({ openai: cloud }).name).toBe('openai');
  });

  test('fetches a model when there is neither model nor key, and says what keeps it from that', async () => {
    const recogniser = choose({});
    expect(recogniser.name).toBe('sherpa');
    await expect.poll(() => recogniser.status().state).toBe('unavailable');
    expect(recogniser.status().detail).toMatch(
      /^Live transcription is not available: The model is not in the folder of models\. Trying again in/,
    );
  });
});

describe('a chosen engine', () => {
  test.each(['deepgram', 'openai'] as const)('%s without a key says so', (engine) => {
    expect(choose({ engine }).status()).toMatchObject({
      state: 'unavailable',
      detail: expect.stringContaining('_API_KEY is not set'),
    });
  });

  test('none is unavailable and refuses streams', async () => {
    const recogniser = choose({ engine: 'none' });
    expect(recogniser.status().state).toBe('unavailable');
    const audio = (async function* () {})();
    const options = {
      language: 'en',
      userId: 'anybody',
      vocabulary: [],
      signal: new AbortController().signal,
    };
    await expect(recogniser.transcribe(audio, options)[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'unavailable',
      retryable: false,
    });
  });

  test('sherpa prepares itself in the background', () => {
    expect(choose({ engine: 'sherpa' }).status().state).toBe('preparing');
  });
});
