import { expect, test } from 'vitest';
import { connect, frame, openConnection, ramp, serve, transcripts, watchSockets } from './testing/connect.ts';

test('frames arrive as little-endian 16-bit samples, also those spoken before it opened', async () => {
  const server = await serve();
  const { socket, nextState } = openConnection(server.url);
  socket.send(frame(0));
  await nextState('open');
  socket.send(frame(1));
  await server.until(() => server.connections[0]?.samples.length === 3_200);
  expect(server.connections[0]!.samples).toEqual(ramp(3_200));
});

test('what the server says becomes events, and what is no message of ours is ignored', async () => {
  const { server, events, next } = await connect();
  const say = (message: unknown) => server.connections[0]!.socket.send(JSON.stringify(message));
  server.connections[0]!.socket.send('{not json');
  server.connections[0]!.socket.send(Buffer.from([1, 2, 3]));
  say({ transcript: 7 });
  say({ interim: 'tell me' });
  say({ transcript: 'Tell me about yourself.' });
  say({ status: 'preparing', detail: 'Loading', progress: 0.5 });
  say({ detail: 'Goodbye' });
  await next((event) => event.type === 'detail');
  expect(events.slice(2)).toEqual([
    { type: 'interim', text: 'tell me' },
    { type: 'transcript', text: 'Tell me about yourself.' },
    { type: 'status', state: 'preparing', detail: 'Loading', progress: 0.5 },
    { type: 'detail', detail: 'Goodbye' },
  ]);
});

test('a server killed in mid-sentence and started again: every sentence is a line, whole and once', async () => {
  const first = await serve({ sentence: 8_000 });
  const { socket, events, next, nextState } = openConnection(first.url);
  await nextState('open');
  for (let n = 0; n < 7; n++) socket.send(frame(n));
  await next((event) => event.type === 'transcript');
  await first.until(() => first.connections[0]?.samples.length === 7 * 1_600);
  const broken = nextState('reconnecting');
  await first.stop();
  await broken;
  for (let n = 7; n < 20; n++) socket.send(frame(n));

  const last = next((event) => event.type === 'transcript' && event.text.endsWith('31999'));
  await serve({ port: first.port, sentence: 8_000 });
  await last;
  expect(transcripts(events)).toEqual(['0 to 7999', '8000 to 15999', '16000 to 23999', '24000 to 31999']);
});

test(
  'after more than it keeps, it tells how much was not heard before the words that follow',
  {
    timeout: 20_000, // two minutes of samples
  },
  async () => {
    const first = await serve();
    const { socket, events, next, nextState } = openConnection(first.url);
    await nextState('open');
    const broken = nextState('reconnecting');
    await first.stop();
    await broken;
    for (let n = 0; n < 1_320; n++) socket.send(frame(n));

    const second = await serve({ port: first.port, sentence: 16_000 });
    await next((event) => event.type === 'transcript');
    const told = events.findIndex((event) => event.type === 'gap');
    expect(events.slice(told - 1, told + 2)).toEqual([
      { type: 'connection', state: 'open' },
      { type: 'gap', seconds: 12 },
      { type: 'transcript', text: expect.any(String) },
    ]);
    socket.finish();
    await second.until(() => second.connections[0]!.samples.length === 120 * 16_000);
    expect(second.connections).toHaveLength(1); // two minutes at once are not too far ahead of the clock
  },
);

test('the browser buffers no more than 128 KB and a frame, and everything arrives', async () => {
  const sockets = watchSockets();
  const { server, socket } = await connect();
  for (let n = 0; n < 200; n++) socket.send(frame(n));
  expect(sockets[0]!.bufferedAmount).toBeGreaterThan(100_000);
  expect(sockets[0]!.bufferedAmount).toBeLessThan(131_072 + 3_200);
  socket.finish(); // what is left needs no new sound to be sent
  await server.until(() => server.connections[0]!.texts.length === 1);
  expect(server.connections[0]!.samples).toEqual(ramp(200 * 1_600));
});

test('a flush comes after the sound before it', async () => {
  const { server, socket } = await connect({ sentence: 0 });
  socket.send(frame(0));
  socket.flush();
  await server.until(() => server.connections[0]!.texts.includes('{"type":"flush"}'));
  expect(server.connections[0]!.samples).toHaveLength(1_600);
});
