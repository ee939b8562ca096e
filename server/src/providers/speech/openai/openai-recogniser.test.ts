import { describe, expect, onTestFinished, test } from 'vitest';
import type { WebSocket } from 'ws';
import { FLUSH, type RecogniserEvent } from '../speech-recogniser.ts';
import { collectAll, inFrames, joined, silence } from '../testing/audio-sources.ts';
import { describeConformance } from '../testing/describe-conformance.ts';
import { RETRY, socketRecogniser } from '../streaming/cloud-socket/socket-recogniser.ts';
import { serveSockets } from '../testing/socket-server.ts';
import { TONE_SAMPLES } from '../testing/tone-samples.ts';
import { serveOpenAi } from '../testing/local-openai.ts';
import { openAiRecogniser, openAiService } from './openai-recogniser.ts';

async function open(apiKey = 'key') {
  const server = await serveOpenAi('key');
  const service = openAiService({ apiKey, url: server.url });
  const recogniser = socketRecogniser(service, { ...RETRY, mostSilentMs: 60_000 }); // longer than a busy machine's stalls
  return { ...server, recogniser, held: server.connections };
}

describeConformance('openai', {
  samples: TONE_SAMPLES,
  open: () => open(),
  openRefused: () => open('wrong'),
});

const TRANSCRIPTION = 'conversation.item.input_audio_transcription';

const [caches, teams] = TONE_SAMPLES;
const options = {
  language: 'en-US',
  userId: 'anybody',
  vocabulary: ['Kubernetes'],
  signal: new AbortController().signal,
};
const finals = (events: readonly RecogniserEvent[]) =>
  events.flatMap((event) => (event.type === 'final' ? [event.text] : []));

async function hearFrom(converse: (socket: WebSocket, message: Record<string, unknown>) => void) {
  const server = await serveSockets('Bearer key', (socket) =>
    socket.on('message', (data) => converse(socket, JSON.parse((data as Buffer).toString()))),
  );
  const recogniser = openAiRecogniser({ apiKey: 'key', url: server.url });
  const audio = inFrames(joined(caches.audio, silence(2), teams.audio, silence(2)));
  return collectAll(recogniser.transcribe(audio, options)).finally(() => server.close());
}

describe('openai', () => {
  test('a pause to think ends no utterance', async () => {
    const { recogniser, close } = await open();
    const audio = inFrames(joined(teams.audio, silence(0.7), caches.audio, silence(2)));
    const events = await collectAll(recogniser.transcribe(audio, options));
    expect(finals(events)).toEqual(['Tell me about teams. How would you design caches?']);
    await close();
  });

  test('tells the service the format, the language and the expected words', async () => {
    const sessions: unknown[] = [];
    let items = 0;
    await hearFrom((socket, message) => {
      if (message['type'] === 'session.update') sessions.push(message['session']);
      if (message['type'] !== 'input_audio_buffer.commit') return;
      const item_id = `${++items}`;
      socket.send(JSON.stringify({ type: 'input_audio_buffer.committed', item_id }));
      socket.send(JSON.stringify({ type: `${TRANSCRIPTION}.completed`, item_id, transcript: '' }));
    });
    expect(sessions).toEqual([
      {
        type: 'transcription',
        audio: {
          input: {
            format: { type: 'audio/pcm', rate: 24_000 },
            transcription: {
              model: expect.any(String),
              language: 'en',
              prompt: expect.stringContaining('Kubernetes'),
            },
            turn_detection: null,
          },
        },
      },
    ]);
  });

  test('says utterances in the order they were spoken, whichever is transcribed first', async () => {
    let items = 0;
    const events = await hearFrom((socket, message) => {
      if (message['type'] !== 'input_audio_buffer.commit') return;
      socket.send(JSON.stringify({ type: 'input_audio_buffer.committed', item_id: `${++items}` }));
      if (items < 2) return;
      for (const item_id of ['2', '1']) {
        const transcript = item_id === '1' ? 'First.' : 'Second.';
        socket.send(
          JSON.stringify({
            type: 'conversation.item.input_audio_transcription.completed',
            item_id,
            transcript,
          }),
        );
      }
    });
    expect(finals(events)).toEqual(['First.', 'Second.']);
  });

  test('is refused by a service that takes the connection but not the key', async () => {
    const refused = hearFrom((socket) =>
      socket.send(JSON.stringify({ type: 'error', error: { code: 'invalid_api_key' } })),
    );
    await expect(refused).rejects.toMatchObject({ code: 'refused', retryable: false });
  });

  test('says an utterance again to another connection when one does not answer it', async () => {
    const server = await serveOpenAi('key');
    const retry = { firstDelayMs: 1, mostDelayMs: 1, mostFailures: 3, mostSilentMs: 3_000 };
    const recogniser = socketRecogniser(openAiService({ apiKey: 'key', url: server.url }), retry);
    const audio = async function* () {
      yield* inFrames(caches.audio);
      await expect.poll(() => server.connections()).toBe(1);
      server.stall();
      yield* inFrames(silence(2));
    };
    const events = await collectAll(recogniser.transcribe(audio(), options));
    expect(finals(events)).toEqual(['How would you design caches?']);
    expect(server.requests).toHaveLength(2);
    await server.close();
  });

  test('ignores what it does not understand', async () => {
    const { recogniser, close, connections } = await open();
    expect(connections()).toBe(0);
    const noise = hearFrom((socket, message) => {
      socket.send('no JSON');
      socket.send('{"type":"something.new"}');
      if (message['type'] !== 'input_audio_buffer.commit') return;
      socket.send('{"type":"input_audio_buffer.committed","item_id":"a"}');
      socket.send(
        '{"type":"conversation.item.input_audio_transcription.completed","item_id":"a","transcript":"Yes."}',
      );
    });
    expect(finals(await noise)).toEqual(['Yes.', 'Yes.']);
    await recogniser.close();
    await close();
  });
});

/** @param answer gets the item's name and number */
async function answering(
  answer: (say: (type: string, more?: object) => void, item_id: string, before: number) => void,
) {
  let commits = 0;
  const server = await serveSockets('Bearer key', (socket) =>
    socket.on('message', (data) => {
      if ((JSON.parse((data as Buffer).toString()) as { type: string }).type !== 'input_audio_buffer.commit')
        return;
      const item_id = `item_${(commits += 1)}`;
      const say = (type: string, more: object = {}): void =>
        socket.send(
          JSON.stringify({ type: type === 'error' ? type : `${TRANSCRIPTION}.${type}`, item_id, ...more }),
        );
      socket.send(JSON.stringify({ type: 'input_audio_buffer.committed', item_id }));
      answer(say, item_id, commits - 1);
    }),
  );
  onTestFinished(() => server.close());
  const retry = { ...RETRY, firstDelayMs: 1, mostDelayMs: 1, mostSilentMs: 3_000 };
  return { server, recogniser: socketRecogniser(openAiService({ apiKey: 'key', url: server.url }), retry) };
}

const twoQuestions = () => inFrames(joined(caches.audio, silence(2), teams.audio, silence(2)));

async function* flushed(): AsyncGenerator<Int16Array> {
  yield* inFrames(caches.audio);
  yield FLUSH;
  await new Promise<never>(() => {});
}

describe('what the service leaves unsaid', () => {
  test('words whose end is never said are a line, and what is said next is another', async () => {
    const { recogniser } = await answering((say, _id, before) => {
      say('delta', { delta: before === 0 ? 'How would you ' : 'Tell me ' });
      say('delta', { delta: before === 0 ? 'begin?' : 'more.' });
    });
    const events = await collectAll(recogniser.transcribe(twoQuestions(), options));
    expect(finals(events)).toEqual(['How would you begin?', 'Tell me more.']);
    expect(events.at(-1)).toMatchObject({ type: 'settled' });
  });

  test('words after a flush are a line though their end is never said', async () => {
    const { recogniser } = await answering((say) => say('delta', { delta: 'How would you' }));
    const events = recogniser.transcribe(flushed(), options)[Symbol.asyncIterator]();
    for (let event = await events.next(); ; event = await events.next()) {
      if (event.value?.type !== 'final') continue;
      expect(event.value.text).toBe('How would you?');
      break;
    }
    await events.return?.();
  });

  test('what comes late of words that were taken as they were is added, once', async () => {
    const { recogniser } = await answering((say, _id, before) => {
      say('delta', { delta: 'How would' });
      if (before === 1) say('completed', { item_id: 'item_1', transcript: 'How would you begin?' });
      if (before === 1) say('completed', { transcript: 'Well?' });
    });
    const audio = async function* () {
      yield* inFrames(joined(caches.audio, silence(2)));
      await first.promise;
      yield* inFrames(joined(teams.audio, silence(2)));
    };
    const first = Promise.withResolvers<void>();
    const events: RecogniserEvent[] = [];
    for await (const event of recogniser.transcribe(audio(), options)) {
      events.push(event);
      if (event.type === 'final') first.resolve();
    }
    expect(finals(events)).toEqual(['How would?', 'you begin?', 'Well?']);
  });

  test('an utterance that is never answered is said again, though others are answered', async () => {
    const { recogniser, server } = await answering((say, _id, before) => {
      if (before !== 0)
        say('completed', { transcript: before === 2 ? 'How would you begin?' : 'Tell me more.' });
    });
    const events = await collectAll(recogniser.transcribe(twoQuestions(), options));
    expect(finals(events)).toEqual(['How would you begin?', 'Tell me more.']);
    expect(server.requests).toHaveLength(2);
  });
});

const settled = (events: readonly RecogniserEvent[]) =>
  events.flatMap((event) => (event.type === 'settled' ? [event.before] : []));

describe('a service whose items fail', () => {
  test.each([
    ['fail', 'failed', { error: { code: 'server_error' } }],
    ['fail without a reason', 'failed', {}],
    ['cannot be understood, none of them', 'failed', { error: { code: 'audio_unintelligible' } }],
    ['are errors', 'error', { error: { code: 'rate_limit_exceeded' } }],
  ])(
    'again and again, since they %s, is a failure, and keeps no sound from being heard again',
    async (_how, type, more) => {
      const { recogniser } = await answering((say) => say(type, more));
      const events: RecogniserEvent[] = [];
      const hearing = (async () => {
        for await (const event of recogniser.transcribe(
          inFrames(joined(silence(1), caches.audio, silence(2))),
          options,
        ))
          events.push(event);
      })();
      await expect(hearing).rejects.toMatchObject({ code: 'failed', retryable: true });
      expect(finals(events)).toEqual([]);
      expect(Math.max(0, ...settled(events))).toBeLessThanOrEqual(16_000);
      expect(recogniser.status()).toMatchObject({
        state: 'preparing',
        detail: expect.stringContaining('fails'),
      });
    },
  );

  test('once is asked again, and nothing of it is seen', async () => {
    const { recogniser, server } = await answering((say, _id, before) =>
      before === 0
        ? say('failed', { error: { code: 'server_error' } })
        : say('completed', { transcript: 'How?' }),
    );
    const events = await collectAll(
      recogniser.transcribe(inFrames(joined(caches.audio, silence(2))), options),
    );
    expect(finals(events)).toEqual(['How?']);
    expect(server.requests).toHaveLength(2);
    expect(recogniser.status()).toEqual({ state: 'ready' });
  });

  test('to be understood once, and gives words otherwise, is believed: it was noise', async () => {
    const { recogniser, server } = await answering((say, _id, before) =>
      before === 0
        ? say('completed', { transcript: 'How?' })
        : say('failed', { error: { code: 'audio_unintelligible' } }),
    );
    const audio = async function* () {
      yield* inFrames(joined(caches.audio, silence(2)));
      await first.promise;
      yield* inFrames(joined(teams.audio, silence(2)));
    };
    const first = Promise.withResolvers<void>();
    const events: RecogniserEvent[] = [];
    for await (const event of recogniser.transcribe(audio(), options)) {
      events.push(event);
      if (event.type === 'final') first.resolve();
    }
    expect(finals(events)).toEqual(['How?']);
    expect(server.requests).toHaveLength(1);
  });

  test('is ready again once it gives words', async () => {
    let isFailing = true;
    const { recogniser } = await answering((say) =>
      isFailing ? say('failed') : say('completed', { transcript: 'How?' }),
    );
    const hear = () => collectAll(recogniser.transcribe(inFrames(joined(caches.audio, silence(2))), options));
    await expect(hear()).rejects.toThrow('cannot cope');
    isFailing = false;
    await hear();
    expect(recogniser.status()).toEqual({ state: 'ready' });
  });
});
