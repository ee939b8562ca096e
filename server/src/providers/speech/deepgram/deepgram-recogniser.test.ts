import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { RETRY, socketRecogniser } from '../streaming/cloud-socket/socket-recogniser.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../streaming/audio-format.ts';
import { FLUSH, type RecogniserEvent } from '../speech-recogniser.ts';
import { collectAll, inFrames, joined, silence, thenNothing } from '../testing/audio-sources.ts';
import { describeConformance } from '../testing/describe-conformance.ts';
import { serveSockets, type SocketServer } from '../testing/socket-server.ts';
import { TONE_SAMPLES } from '../testing/tone-samples.ts';
import { deepgramRecogniser, deepgramService } from './deepgram-recogniser.ts';
import { serveDeepgram } from '../testing/local-deepgram.ts';

async function open(apiKey = 'key') {
  const server = await serveDeepgram('key');
  const service = deepgramService({ apiKey, url: server.url });
  const recogniser = socketRecogniser(service, { ...RETRY, mostSilentMs: 60_000 }); // longer than a busy machine's stalls
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
const finals = (events: readonly RecogniserEvent[]) =>
  events.flatMap((event) => (event.type === 'final' ? [event.text] : []));

describe('deepgram', () => {
  let server: SocketServer;
  beforeEach(async () => {
    server = await serveDeepgram('key');
  });
  afterEach(() => server.close());

  test('joins final parts until the speech is final, and asks where a question was asked', async () => {
    const { recogniser, close } = await open();
    const events = await collectAll(
      recogniser.transcribe(inFrames(joined(caches.audio, silence(2))), options),
    );
    expect(finals(events)).toEqual(['How would you design caches?']);
    await close();
  });

  test('a pause to think ends no utterance', async () => {
    const { recogniser, close } = await open();
    const audio = inFrames(joined(teams.audio, silence(0.7), caches.audio, silence(2)));
    const events = await collectAll(recogniser.transcribe(audio, options));
    expect(finals(events)).toEqual(['Tell me about teams. How would you design caches?']);
    await close();
  });

  test('gives the service each expected word as a key term', async () => {
    const recogniser = deepgramRecogniser({ apiKey: 'key', url: server.url });
    await collectAll(recogniser.transcribe(inFrames(teams.audio), options));
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
    const events: RecogniserEvent[] = [];
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
    const events: RecogniserEvent[] = [];
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
    const events = await collectAll(impatient().transcribe(audio(), options));
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

/**
 * @param says words up to a sample
 * @param passes whether a sample came with this message
 */
type Script = (
  says: (words: string, end: number, how?: object) => void,
  passes: (samples: number) => boolean,
  control?: string,
) => void;

/** Ends streams as Deepgram does. */
async function scripted(script: Script) {
  const server = await serveSockets('Token key', (socket) => {
    let heard = 0;
    socket.on('message', (data, isBinary) => {
      const says = (transcript: string, end: number, how: object = {}): void =>
        socket.send(
          JSON.stringify({
            type: 'Results',
            is_final: true,
            start: 0,
            duration: end / SAMPLE_RATE,
            channel: { alternatives: [{ transcript }] },
            ...how,
          }),
        );
      if (isBinary) {
        const before = heard;
        heard += (data as Buffer).length / 2;
        return script(says, (samples) => before < samples && samples <= heard);
      }
      const { type } = JSON.parse((data as Buffer).toString()) as { type: string };
      script(says, () => false, type);
      if (type === 'CloseStream') socket.send(JSON.stringify({ type: 'Metadata' }));
    });
  });
  onTestFinished(() => server.close());
  return deepgramRecogniser({ apiKey: 'key', url: server.url });
}

/** Lines with seconds from the beginning. */
async function lines(events: AsyncIterable<RecogniserEvent>, count: number) {
  const begun = performance.now();
  const said: { text: string; after: number }[] = [];
  for await (const event of events) {
    if (event.type === 'final') said.push({ text: event.text, after: (performance.now() - begun) / 1_000 });
    if (said.length === count) break;
  }
  return said;
}

/** Delay of an abandoned Finalize's answer. */
const LATE_MS = 1_000;
/** Longer than the wait for a line. */
const FROZEN_MS = 3_000;
const asked = Math.floor(caches.audio.length / FRAME_SAMPLES) * FRAME_SAMPLES;
/** the script has the words */
const question = caches.audio.subarray(0, asked);
const seconds = (count: number): number => count * SAMPLE_RATE;

async function* flushed(): AsyncGenerator<Int16Array> {
  yield* inFrames(question);
  yield FLUSH;
  await new Promise<never>(() => {});
}

describe('what the service leaves unsaid', () => {
  test.each([
    ['says nothing any more', () => undefined],
    [
      'goes on saying that nothing is said',
      (says: Parameters<Script>[0]) => says('', asked + 1, { is_final: false }),
    ],
  ])('words that are final are a line within three seconds, though the service %s', async (_how, idle) => {
    let isSaid = false;
    const recogniser = await scripted((says, passes) => {
      if (isSaid) idle(says);
      if (!passes(asked)) return;
      says('how would you begin', asked);
      isSaid = true;
    });
    const [line] = await lines(recogniser.transcribe(thenNothing(joined(question, silence(4))), options), 1);
    expect(line?.text).toBe('How would you begin?');
    expect(line?.after).toBeLessThan(3);
  });

  test('they are in noise too, of which the service says that nothing is said', async () => {
    const noise = Int16Array.from({ length: seconds(4) }, (_, at) => (at % 7) * 100);
    const recogniser = await scripted((says, passes) => {
      if (passes(asked)) says('how would you begin', asked);
      for (const later of [1, 2, 3].map((count) => asked + seconds(count)))
        if (passes(later)) says('', later, { is_final: false });
    });
    const [line] = await lines(recogniser.transcribe(thenNothing(joined(question, noise)), options), 1);
    expect(line?.text).toBe('How would you begin?');
  });

  test('so are words behind them that might still have changed, once', async () => {
    const recogniser = await scripted((says, passes, control) => {
      if (control === 'CloseStream') says('begin', asked);
      if (passes(asked - FRAME_SAMPLES)) says('how would you', asked - FRAME_SAMPLES);
      if (passes(asked)) says('begin', asked, { is_final: false });
    });
    const end = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(joined(question, silence(3)));
      await end.promise;
    };
    const events: RecogniserEvent[] = [];
    for await (const event of recogniser.transcribe(audio(), options)) {
      events.push(event);
      if (event.type === 'final') end.resolve();
    }
    expect(finals(events)).toEqual(['How would you begin?']);
  });

  test('audio that stops in mid-speech, as a frozen tab’s does, ends no line: its words come with the rest', async () => {
    const half = Math.floor(asked / 2 / FRAME_SAMPLES) * FRAME_SAMPLES;
    const recogniser = await scripted((says, passes) => {
      if (passes(half - FRAME_SAMPLES)) says('how would', half - FRAME_SAMPLES);
      if (passes(asked)) says('you begin', asked, { speech_final: true });
    });
    const audio = async function* () {
      yield* inFrames(question.subarray(0, half));
      await new Promise((thawed) => setTimeout(thawed, FROZEN_MS));
      yield* inFrames(joined(question.subarray(half), silence(2)));
    };
    const events = await collectAll(recogniser.transcribe(audio(), options));
    expect(finals(events)).toEqual(['How would you begin?']);
  });

  test.each(['final', 'not final'])('a flush that is not answered ends words that are %s', async (kind) => {
    const recogniser = await scripted((says, passes) => {
      if (passes(asked)) says('how would you begin', asked, { is_final: kind === 'final' });
    });
    const [line] = await lines(recogniser.transcribe(flushed(), options), 1);
    expect(line?.text).toBe('How would you begin?');
    expect(line?.after).toBeLessThan(1.5);
  });

  test('words that come after a flush was not waited for any more are a line at once', async () => {
    const recogniser = await scripted((says, _passes, control) => {
      if (control === 'Finalize') setTimeout(says, LATE_MS, 'how would you begin', asked);
    });
    const [line] = await lines(recogniser.transcribe(flushed(), options), 1);
    expect(line?.after).toBeLessThan(LATE_MS / 1_000 + 1);
  });

  test.each([
    ['a pause', joined(silence(3)), false],
    ['a flush', new Int16Array(0), true],
  ])('two questions with %s between them are two lines', async (_what, between, flushes) => {
    const all = 2 * asked + between.length;
    const recogniser = await scripted((says, passes) => {
      if (passes(asked)) says('how would you begin', asked);
      if (passes(all)) says('why would you', all);
    });
    const audio = async function* () {
      yield* inFrames(question);
      if (flushes) yield FLUSH;
      yield* inFrames(joined(between, question));
    };
    const events = await collectAll(recogniser.transcribe(audio(), options));
    expect(finals(events)).toEqual(['How would you begin?', 'Why would you?']);
  });
});
