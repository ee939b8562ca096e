import { expect, test, vi } from 'vitest';
import {
  backoff,
  connect,
  connectOnTestClock,
  frame,
  openConnection,
  ramp,
  serve,
  transcripts,
} from './testing/connect.ts';

test('a session that ends with sound unheard says how much, and not of what came after', async () => {
  const { server, socket, events, next } = await connect({ sentence: 0 });
  for (let n = 0; n < 20; n++) socket.send(frame(n));
  await server.until(() => server.connections[0]!.samples.length === 20 * 1_600);
  const over = next((event) => event.type === 'session-over');
  server.connections[0]!.socket.close(4403);
  await over;
  for (let n = 20; n < 30; n++) socket.send(frame(n));
  socket.finish();
  expect(events.slice(-2)).toEqual([
    { type: 'gap', seconds: 2 },
    { type: 'ended', reason: 'stopped' },
  ]);
});

test('finish sends what is left, asks for the last words, passes them on and ends', async () => {
  const { server, socket, events, next } = await connect();
  socket.send(frame(0).subarray(0, 700));
  socket.finish();
  await server.until(() => server.connections[0]!.texts.length === 1);
  expect(server.connections[0]!.samples).toEqual(ramp(700));
  expect(JSON.parse(server.connections[0]!.texts[0]!)).toEqual({ type: 'end' });
  const ended = next((event) => event.type === 'ended');
  server.connections[0]!.socket.send('{"transcript": "Goodbye."}');
  server.connections[0]!.socket.close(1000);
  expect(await ended).toEqual({ type: 'ended', reason: 'stopped' });
  expect(events.at(-2)).toEqual({ type: 'transcript', text: 'Goodbye.' });
});

test('finish while it waits to reconnect says what was not heard, ends at once and connects no more', async () => {
  const { server, socket, events, nextState } = await connect(
    { sentence: 0 },
    { backoff: backoff(60_000, 60_000) },
  );
  const reconnecting = nextState('reconnecting');
  server.connections[0]!.socket.terminate();
  await reconnecting;
  for (let n = 0; n < 20; n++) socket.send(frame(n));
  socket.finish();
  expect(events.slice(-2)).toEqual([
    { type: 'gap', seconds: 2 },
    { type: 'ended', reason: 'stopped' },
  ]);
  socket.networkReturned();
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'stopped' });
});

test('finish waits for last words while they come, and not longer', async () => {
  const { server, socket, events, next } = await connectOnTestClock();
  socket.send(frame(0));
  socket.finish();
  await server.until(() => server.connections[0]!.texts.length === 1);
  for (const text of ['one', 'two']) {
    vi.advanceTimersByTime(2_000);
    const said = next((event) => event.type === 'transcript');
    server.connections[0]!.socket.send(JSON.stringify({ transcript: text }));
    await said;
  }
  const ended = next((event) => event.type === 'ended');
  vi.advanceTimersByTime(2_501);
  await ended;
  expect(transcripts(events)).toEqual(['one', 'two']);
});

test('a session that another follows hands over what was not heard in it, and no word twice', async () => {
  const first = await serve({ sentence: 8_000 });
  const { socket, events, next, nextState } = openConnection(first.url);
  await nextState('open');
  for (let n = 0; n < 7; n++) socket.send(frame(n));
  await next((event) => event.type === 'transcript');
  const over = next((event) => event.type === 'session-over');
  first.connections[0]!.socket.close(4403);
  await over;
  for (let n = 7; n < 20; n++) socket.send(frame(n));
  socket.retryNow(); // as when the user comes back to the window: there is no address yet
  const since = events.slice(events.findIndex((event) => event.type === 'session-over'));
  expect(since).not.toContainEqual({ type: 'connection', state: 'connecting' });

  const last = next((event) => event.type === 'transcript' && event.text.endsWith('31999'));
  const second = await serve({ sentence: 8_000 });
  socket.moveTo(second.url);
  await last;
  expect(transcripts(events)).toEqual(['0 to 7999', '8000 to 15999', '16000 to 23999', '24000 to 31999']);
});

test('a session that is over waits until it is moved or finished', async () => {
  const { server, socket, next } = await connect();
  const over = next((event) => event.type === 'session-over');
  server.connections[0]!.socket.close(4403);
  await over;
  const ended = next((event) => event.type === 'ended');
  socket.finish();
  expect(await ended).toEqual({ type: 'ended', reason: 'stopped' });
});
