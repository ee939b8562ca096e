import { describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { SpeechEvent } from '../speech-recogniser.ts';
import { collect, inFrames, joined, silence } from '../testing/audio-sources.ts';
import { describeConformance } from '../testing/describe-conformance.ts';
import { RETRY, socketRecogniser } from '../streaming/cloud-socket/socket-recogniser.ts';
import { serveSockets } from '../testing/socket-server.ts';
import { TONE_SAMPLES } from '../testing/tone-samples.ts';
import { serveOpenAi } from '../testing/local-openai.ts';
import { openAiRecogniser, openAiService } from './openai-recogniser.ts';

async function open(apiKey = 'key') {
  const server = await serveOpenAi('key');
  const service = openAiService({ apiKey, url: server.url });
  const recogniser = socketRecogniser(service, { ...RETRY, mostSilentMs: 60_000 }); // longer than a busy machine stands still
  return { ...server, recogniser, held: server.connections };
}

describeConformance('openai', {
  samples: TONE_SAMPLES,
  open: () => open(),
  openRefused: () => open('wrong'),
});

const [caches, teams] = TONE_SAMPLES;
const options = {
  language: 'en-US',
  userId: 'anybody',
  vocabulary: ['Kubernetes'],
  signal: new AbortController().signal,
};
const finals = (events: readonly SpeechEvent[]) =>
  events.flatMap((event) => (event.type === 'final' ? [event.text] : []));

/** What a client says to a service that answers as the test wants. */
async function hearFrom(converse: (socket: WebSocket, message: Record<string, unknown>) => void) {
  const server = await serveSockets('Bearer key', (socket) =>
    socket.on('message', (data) => converse(socket, JSON.parse((data as Buffer).toString()))),
  );
  const recogniser = openAiRecogniser({ apiKey: 'key', url: server.url });
  const audio = inFrames(joined(caches.audio, silence(2), teams.audio, silence(2)));
  return collect(recogniser.transcribe(audio, options)).finally(() => server.close());
}

describe('openai', () => {
  test('a pause to think ends no utterance', async () => {
    const { recogniser, close } = await open();
    const audio = inFrames(joined(teams.audio, silence(0.7), caches.audio, silence(2)));
    const events = await collect(recogniser.transcribe(audio, options));
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
      socket.send(
        JSON.stringify({ type: 'conversation.item.input_audio_transcription.failed', item_id, error: {} }),
      );
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
    const events = await collect(recogniser.transcribe(audio(), options));
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
