import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { streamingToneModel } from '#testing/models/tone-models.ts';
import type { RecogniserEvent } from '../speech-recogniser.ts';
import { collectAll, inFrames } from '../testing/audio-sources.ts';
import { TONE_SAMPLES } from '../testing/tone-samples.ts';
import type { Model } from '#models/model.ts';
import { modelsOf, SPEECH_PROFILES, type SpeechProfile } from '#models/speech-profiles.ts';
import { prepareModels, programOf } from './prepare-models.ts';
import { sherpaRecogniser } from './sherpa-recogniser.ts';

const files = new Map<string, Buffer>(Object.entries(streamingToneModel()));
const tones: Model = {
  name: 'tones',
  purpose: 'tones',
  licence: 'MIT',
  contents: [...files.keys()],
  sources: [
    {
      kind: 'files',
      url: 'https://publisher.invalid',
      files: [...files].map(([name, content]) => ({
        name,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      })),
    },
  ],
};
const profile: SpeechProfile = {
  name: 'tones',
  language: 'en',
  use: {
    kind: 'transducers',
    streaming: tones,
    precision: '.int8',
    trailingSilence: 1,
    betweenUtterances: 'new-stream',
  },
};

let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  response.end(files.get(request.url?.split('/').at(-1) ?? ''));
});
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pythia-profile-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(directory, { recursive: true });
});

/** Hears from the models directory as is. */
async function hear(): Promise<RecogniserEvent[]> {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const recogniser = sherpaRecogniser(prepareModels({ directory, mirror: base }, [profile]));
  await expect.poll(() => recogniser.status().state).not.toBe('preparing');
  const options = { language: 'en', userId: 'anybody', vocabulary: [], signal: new AbortController().signal };
  return collectAll(recogniser.transcribe(inFrames(TONE_SAMPLES[1].audio), options)).finally(() =>
    recogniser.close(),
  );
}

describe('from an empty folder to a transcript', () => {
  const final = { type: 'final', text: 'Tell me about teams.' };

  test('downloads, checks, loads and recognises', async () => {
    expect(await hear()).toContainEqual(final);
    expect(requests).toBe(4);
  });

  test('begins at once when the models are there', async () => {
    requests = 0;
    expect(await hear()).toContainEqual(final);
    expect(requests).toBe(0);
  });

  test('fetches a damaged model again instead of loading it', async () => {
    const damaged = Buffer.from(files.get('encoder.int8.onnx') ?? '').fill(0, 100, 200);
    await writeFile(join(directory, 'tones/encoder.int8.onnx'), damaged);
    expect(await hear()).toContainEqual(final);
    expect(requests).toBe(1);
  });
});

test.each(SPEECH_PROFILES)('the $name profile looks for the files that its models have', (each) => {
  const pathsIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(pathsIn)
      : [String(value)].filter((one) => one.startsWith('models'));
  const published = modelsOf(each).flatMap(({ name, contents }) =>
    contents.map((file) => join('models', name, file)),
  );
  expect(pathsIn(programOf('models', each).load).toSorted()).toEqual(published.toSorted());
});

test('an installed profile is not given up for a better one that cannot be had', async () => {
  const better: SpeechProfile = {
    ...profile,
    name: 'better',
    use: { kind: 'moonshine', model: { ...tones, name: 'elsewhere' } },
  };
  requests = 0;
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const program = await prepareModels({ directory, mirror: base }, [better, profile])(
    () => undefined,
    new AbortController().signal,
  );
  expect(program).toEqual(programOf(directory, profile));
  expect(requests).toBe(0);
});
