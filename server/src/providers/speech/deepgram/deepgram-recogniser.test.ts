import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RETRY, socketRecogniser } from '../streaming/cloud-socket/socket-recogniser.ts';
import type { SpeechEvent } from '../speech-recogniser.ts';
import { collect, inFrames, joined, silence, thenNothing } from '../testing/audio-sources.ts';
import { describeConformance } from '../testing/describe-conformance.ts';
import type { SocketServer } from '../testing/socket-server.ts';
import { TONE_SAMPLES } from '../testing/tone-samples.ts';
import { deepgramRecogniser, deepgramService } from './deepgram-recogniser.ts';
import { serveDeepgram } from '../testing/local-deepgram.ts';

async function open(apiKey = 'key') {
  const server = await serveDeepgram('key');
  const service = deepgramService({ apiKey, url: server.url });
  const recogniser = socketRecogniser(service, { ...RETRY, mostSilentMs: 60_000 }); // longer than a busy machine stands still
  return { ...server, recogniser, held: server.connections };
}

describeConformance('deepgram', {
  samples: TONE_SAMPLES,
  open: () => open(),
  openRefused: () => open('wrong'),
});

const [caches, teams] = TONE_SAMPLES;
const options = {
  language: 'en-US',
  userId: 'anybody',
  vocabulary: ['Kubernetes', 'Ada Lovelace', ' '],
  signal: new AbortController().signal,
};
const finals = (events: readonly SpeechEvent[]) =>
  events.flatMap((event) => (event.type === 'final' ? [event.text] : []));

describe('deepgram', () => {
  let server: SocketServer;
  beforeEach(async () => {
    server = await serveDeepgram('key');
  });
  afterEach(() => server.close());

  test('joins final parts until the speech is final, and asks where a question was asked', async () => {
    const { recogniser, close } = await open();
    const events = await collect(recogniser.transcribe(inFrames(joined(caches.audio, silence(2))), options));
    expect(finals(events)).toEqual(['How would you design caches?']);
    await close();
  });

  test('a pause to think ends no utterance', async () => {
    const { recogniser, close } = await open();
    const audio = inFrames(joined(teams.audio, silence(0.7), caches.audio, silence(2)));
    const events = await collect(recogniser.transcribe(audio, options));
    expect(finals(events)).toEqual(['Tell me about teams. How would you design caches?']);
    await close();
  });

  test('gives the service each expected word as a key term', async () => {
    const recogniser = deepgramRecogniser({ apiKey: 'key', url: server.url });
    await collect(recogniser.transcribe(inFrames(teams.audio), options));
    const query = new URL(server.requests[0] ?? '', 'ws://x').searchParams;
    expect(query.getAll('keyterm')).toEqual(['Kubernetes', 'Ada Lovelace']);
    expect(query.get('encoding')).toBe('linear16');
    expect(query.get('language')).toBe('en-US');
  });

  test('says the unfinished utterance again to the next connection, and finished ones not', async () => {
    const recogniser = deepgramRecogniser({ apiKey: 'key', url: server.url });
    const broken = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(joined(teams.audio, silence(2), caches.audio));
      await broken.promise;
      yield* inFrames(silence(2));
    };
    const events: SpeechEvent[] = [];
    for await (const event of recogniser.transcribe(audio(), options)) {
      events.push(event);
      if (
        event.type !== 'interim' ||
        !event.text.startsWith('how would you design') ||
        server.requests.length > 1
      )
        continue;
      server.breakConnections();
      broken.resolve();
    }
    expect(finals(events)).toEqual(['Tell me about teams.', 'How would you design caches?']);
    expect(events.filter((event) => event.type === 'speech-start')).toHaveLength(2);
    expect(server.requests).toHaveLength(2);
  });

  const impatient = () =>
    socketRecogniser(deepgramService({ apiKey: 'key', url: server.url }), {
      firstDelayMs: 1,
      mostDelayMs: 1,
      mostFailures: 3,
      mostSilentMs: 3_000,
    });

  test('says speech again to another connection when one goes silent in its midst', async () => {
    const silenced = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(joined(teams.audio, silence(2), caches.audio.subarray(0, caches.audio.length / 2)));
      await silenced.promise;
      yield* inFrames(joined(caches.audio.subarray(caches.audio.length / 2), silence(2)));
    };
    const events: SpeechEvent[] = [];
    for await (const event of impatient().transcribe(audio(), options)) {
      events.push(event);
      if (event.type !== 'interim' || !event.text.startsWith('how') || server.requests.length > 1) continue;
      server.stall();
      silenced.resolve();
    }
    expect(finals(events)).toEqual(['Tell me about teams.', 'How would you design caches?']);
    expect(server.requests).toHaveLength(2);
  });

  test('notices in silence too that a connection is dead', async () => {
    const replaced = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(silence(2));
      await expect.poll(() => server.connections()).toBe(1);
      server.stall();
      await expect.poll(() => server.requests).toHaveLength(2);
      replaced.resolve();
      yield* inFrames(joined(teams.audio, silence(2)));
    };
    const events = await collect(impatient().transcribe(audio(), options));
    await replaced.promise;
    expect(finals(events)).toEqual(['Tell me about teams.']);
    expect(server.requests).toHaveLength(2);
  });

  test('gives up, worth a retry, when the service cannot be reached', async () => {
    await server.close();
    const service = deepgramService({ apiKey: 'key', url: server.url });
    const recogniser = socketRecogniser(service, {
      firstDelayMs: 1,
      mostDelayMs: 1,
      mostFailures: 3,
      mostSilentMs: 8_000,
    });
    const events = recogniser.transcribe(thenNothing(teams.audio), options)[Symbol.asyncIterator]();
    await expect(events.next()).rejects.toMatchObject({ code: 'failed', retryable: true });
    server = await serveDeepgram('key');
  });
});
