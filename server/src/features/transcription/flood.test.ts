import { REPLAY } from '@pythia/contracts/limits.ts';
import { expect, test } from 'vitest';
import { deepgramRecogniser } from '#providers/speech/deepgram/deepgram-recogniser.ts';
import { serveSockets } from '#providers/speech/testing/socket-server.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

const FLOOD_SECONDS = 8_020;

test('of a flood a service gets no more than a replay and what real time brought', async () => {
  let seconds = 0;
  const service = await serveSockets('Token key', (socket) =>
    socket.on('message', (data: Buffer) => (seconds += data.length / 32_000)),
  );
  const recogniser = deepgramRecogniser({ apiKey: 'key', url: service.url });
  const server = await startStreamServer({}, () => ({ recogniser }));
  const client = await server.join();
  const began = performance.now();
  for (let second = 0; second < FLOOD_SECONDS && client.socket.readyState === 1; second++) {
    await new Promise((sent) => client.socket.send(new Int16Array(16_000), sent));
  }
  expect(await client.closed).toBe(1008);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(REPLAY.mostAheadSeconds + (performance.now() - began) / 1_000);
  await server.close();
  await service.close();
});
