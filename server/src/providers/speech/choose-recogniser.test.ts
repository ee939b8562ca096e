import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseRecogniser, type SpeechConfig } from './choose-recogniser.ts';
import { CHECKSUMS } from './sherpa/models/installed-models.ts';
import { LIGHT, OFFLINE, STREAMING } from './sherpa/models/model-catalogue.ts';
import type { SpeechRecogniser } from './speech-recogniser.ts';

let modelDir: string;
let chosen: SpeechRecogniser | undefined;
beforeEach(async () => {
  modelDir = await mkdtemp(join(tmpdir(), 'pythia-choice-'));
});
afterEach(async () => {
  await chosen?.close();
  await rm(modelDir, { recursive: true });
});

const cloud = { apiKey: 'key', url: 'ws://127.0.0.1:1' };

function choose(config: Partial<SpeechConfig>): SpeechRecogniser {
  chosen = chooseRecogniser({ engine: 'auto', modelDir, deepgram: undefined, openai: undefined, ...config });
  return chosen;
}

async function putFiles(model: string, names: readonly string[]): Promise<void> {
  await mkdir(join(modelDir, model));
  for (const name of names) await writeFile(join(modelDir, model, name), '');
}

describe('the automatic choice', () => {
  test('is the local model when it is there, whatever keys there are', async () => {
    await putFiles(
      LIGHT.name,
      LIGHT.files.map((file) => file.name),
    );
    expect(choose({ deepgram: cloud }).name).toBe('sherpa');
  });

  test('takes no half of the two-pass models for the whole', async () => {
    await putFiles(
      STREAMING.name,
      STREAMING.files.map((file) => file.name),
    );
    expect(choose({ deepgram: cloud }).name).toBe('deepgram');
    await putFiles(OFFLINE.name, [...OFFLINE.contents, CHECKSUMS]);
    expect(choose({ deepgram: cloud }).name).toBe('sherpa');
  });

  test('is a service with a key before PocketSphinx, Deepgram first', () => {
    expect(choose({ deepgram: cloud, openai: cloud }).name).toBe('deepgram');
    expect(choose({ openai: cloud }).name).toBe('openai');
  });

  test('is PocketSphinx when there is neither model nor key', () => {
    expect(choose({}).name).toBe('pocketsphinx');
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
