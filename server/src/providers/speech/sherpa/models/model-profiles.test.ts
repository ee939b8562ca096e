import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { streamingToneModel } from '#testing/models/tone-models.ts';
import type { SpeechEvent } from '../../speech-recogniser.ts';
import { collect, inFrames } from '../../testing/audio-sources.ts';
import { TONE_SAMPLES } from '../../testing/tone-samples.ts';
import type { LooseModel } from './model-catalogue.ts';
import { LIGHT_ONLY, prepareProfile, TWO_PASS, type ModelProfile } from './model-profiles.ts';
import { sherpaRecogniser } from '../sherpa-recogniser.ts';

const files = new Map<string, Buffer>(Object.entries(streamingToneModel()));
const tones: LooseModel = {
  name: 'tones',
  licence: 'CC-BY-4.0',
  files: [...files].map(([name, content]) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })),
};
const profile: ModelProfile = {
  name: 'light',
  languages: ['en'],
  models: [tones],
  locate: (directory) => ({
    streaming: {
      encoder: join(directory, 'tones/encoder.int8.onnx'),
      decoder: join(directory, 'tones/decoder.int8.onnx'),
      joiner: join(directory, 'tones/joiner.int8.onnx'),
      tokens: join(directory, 'tones/tokens.txt'),
      trailingSilence: 1,
      betweenUtterances: 'new-stream',
    },
    offline: undefined,
  }),
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

/** What a recogniser hears that begins with the models directory as it is. */
async function hear(): Promise<SpeechEvent[]> {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const recogniser = sherpaRecogniser(prepareProfile(directory, profile, { files: base, archives: base }));
  await expect.poll(() => recogniser.status().state).not.toBe('preparing');
  const options = { language: 'en', userId: 'anybody', vocabulary: [], signal: new AbortController().signal };
  return collect(recogniser.transcribe(inFrames(TONE_SAMPLES[1].audio), options)).finally(() =>
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

test.each([TWO_PASS, LIGHT_ONLY])(
  'the $name profile looks for the files that its models have',
  ({ models, locate }) => {
    const { streaming, offline } = locate('models');
    const published = models.flatMap((model) =>
      ('files' in model ? model.files.map((file) => file.name) : model.contents).map((name) =>
        join('models', model.name, name),
      ),
    );
    const wanted = [streaming, offline].flatMap((one) =>
      one ? [one.encoder, one.decoder, one.joiner, one.tokens] : [],
    );
    expect(wanted.toSorted()).toEqual(published.toSorted());
  },
);
