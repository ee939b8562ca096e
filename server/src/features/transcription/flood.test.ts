import { REPLAY, STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deepgramRecogniser } from '#providers/speech/deepgram/deepgram-recogniser.ts';
import { serveSockets, type SocketServer } from '#providers/speech/testing/socket-server.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';

const FLOOD_SECONDS = 8_020;

let seconds: number;
let service: SocketServer;
let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeEach(async () => {
  seconds = 0;
  service = await serveSockets('Token key', (socket) =>
    socket.on('message', (data: Buffer) => (seconds += data.length / 32_000)),
  );
  const recogniser = deepgramRecogniser({ apiKey: 'key', url: service.url });
  server = await startStreamServer({}, () => ({ recogniser }));
});
afterEach(async () => {
  await server.close();
  await service.close();
});

/**
 * Full speed.
 * @returns the close code
 */
async function flood(query: Record<string, string>): Promise<number> {
  const client = await server.connect(query).opened();
  for (let second = 0; second < FLOOD_SECONDS && client.socket.readyState === 1; second++) {
    await new Promise((sent) => client.socket.send(new Int16Array(16_000), sent));
  }
  return client.closed;
}

test('of a flood a service gets no more than a replay and what real time brought', async () => {
  const query = await server.addSession();
  const began = performance.now();
  expect(await flood(query)).toBe(1008);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(REPLAY.mostAheadSeconds + (performance.now() - began) / 1_000);
});

test('of flood after flood a service gets no more than the streams of one user may bring', async () => {
  const query = await server.addSession();
  const began = performance.now();
  for (let floods = 0; floods < 5; floods++) expect(await flood(query)).toBe(1008);
  const elapsed = (performance.now() - began) / 1_000;
  expect(seconds).toBeGreaterThan(REPLAY.mostAheadSeconds);
  expect(seconds).toBeLessThanOrEqual(STREAMS_PER_USER * (REPLAY.mostAheadSeconds + elapsed));
});
