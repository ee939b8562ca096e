import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import { serveSockets } from '#providers/speech/testing/socket-server.ts';
import { TONE_SAMPLES } from '#providers/speech/testing/tone-samples.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

const TRANSCRIPTION = 'conversation.item.input_audio_transcription';
const FRAME_SAMPLES = 1_600;
const QUIET_FRAMES = 15;
const [ONE, TWO] = ['connection-number-one', 'connection-number-two'];
const METRICS_TOKEN = 'token-of-the-operator';

/** Fails items on demand. */
async function startService() {
  const state = { fails: true };
  let items = 0;
  const server = await serveSockets('Bearer key-1', (socket) =>
    socket.on('message', (data) => {
      const { type } = JSON.parse((data as Buffer).toString()) as { type: string };
      if (type !== 'input_audio_buffer.commit') return;
      const item_id = `item_${(items += 1)}`;
      socket.send(JSON.stringify({ type: 'input_audio_buffer.committed', item_id }));
      const outcome = state.fails
        ? { type: `${TRANSCRIPTION}.failed`, error: { code: 'server_error' } }
        : { type: `${TRANSCRIPTION}.completed`, transcript: 'How would you begin?' };
      socket.send(JSON.stringify({ ...outcome, item_id }));
    }),
  );
  return { ...server, state };
}

test('a speech service whose items fail is seen by its user, in the status and in the metrics, and the sound is heard once it works', async () => {
  const service = await startService();
  const server = await startStreamServer(
    { SPEECH_ENGINE: 'openai', OPENAI_API_KEY: 'key-1', OPENAI_REALTIME_URL: service.url, METRICS_TOKEN },
    ({ recogniser }) => ({ recogniser, streamIntervals: { heard: 20, status: 20 } }),
  );
  const session = await server.addSession();
  const speak = (to: Awaited<ReturnType<typeof server.join>>): void => {
    const { audio } = TONE_SAMPLES[0];
    for (let at = 0; at < audio.length; at += FRAME_SAMPLES)
      to.socket.send(audio.slice(at, at + FRAME_SAMPLES));
    for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) to.socket.send(new Int16Array(FRAME_SAMPLES));
  };
  const statusOf = async () => (await server.app.inject('/api/v1/speech/status')).json<{ state: string }>();

  const first = await server.connect({ ...session, connection: ONE }).opened();
  speak(first);
  expect(await first.closed).toBe(1011);
  expect(first.said('detail')).toEqual([SERVER_MESSAGES.speechFailed]);
  expect(first.said('transcript')).toEqual([]);
  expect(await statusOf()).toMatchObject({ state: 'preparing', detail: expect.stringContaining('fails') });
  const metrics = await server.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(metrics.body).toContain('pythia_upstream_failures_total{service="speech"} 1');

  service.state.fails = false;
  const second = await server.connect({ ...session, connection: TWO, after: ONE }).opened();
  await second.until(() => second.said('heard_before').length > 0);
  expect(second.said('heard_before')[0]).toBeLessThan(TONE_SAMPLES[0].audio.length); // to be sent again
  await second.until(() => second.said('status').length > 0);
  expect(second.said('status')[0]).toBe('preparing');
  speak(second);
  await second.until(() => second.said('transcript').length > 0);
  expect(second.said('transcript')).toEqual(['How would you begin?']);
  expect(await statusOf()).toMatchObject({ state: 'ready' });
  await server.close();
  await service.close();
});
