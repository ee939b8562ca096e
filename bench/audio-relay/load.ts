import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { FRAME_BYTES, FRAMES_PER_SECOND, type FromLoad, type ToLoad } from './protocol.ts';

/** Microphones, and the Deepgram-like service that receives all audio and hears silence. */
const TICK_MS = 5;
/** Later frames count as lost. */
const LATEST_MS = 2_000;
const OPENED_AT_ONCE = 50;
const TICKS_PER_FRAME = 1_000 / FRAMES_PER_SECOND / TICK_MS;

const groups: WebSocket[][] = [];
let latencies: number[] = [];

const sink = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
sink.on('connection', (socket) => {
  let frames = 0;
  socket.on('message', (frame: Buffer, isBinary) => {
    if (!isBinary) return;
    latencies.push(performance.now() - frame.readDoubleLE(0));
    if (++frames % FRAMES_PER_SECOND === 0) socket.send(heardNothing(frames / FRAMES_PER_SECOND));
  });
});

const heardNothing = (seconds: number): string =>
  JSON.stringify({
    type: 'Results',
    is_final: true,
    speech_final: false,
    start: seconds - 1,
    duration: 1,
    channel: { alternatives: [{ transcript: '', confidence: 0, words: [] }] },
  });

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', () => {});
  await once(socket, 'open');
  return socket;
}

async function connect(urls: string[]): Promise<FromLoad> {
  const sockets: WebSocket[] = [];
  for (let at = 0; at < urls.length; at += OPENED_AT_ONCE) {
    sockets.push(...(await Promise.all(urls.slice(at, at + OPENED_AT_ONCE).map(open))));
  }
  await delay(500); // the relays open their own legs
  return { group: groups.push(sockets) - 1 };
}

/** Streams are spread over the 100 ms. */
async function send(group: number, seconds: number): Promise<FromLoad> {
  latencies = [];
  const sockets = groups[group] ?? [];
  const begin = performance.now();
  let frames = 0;
  for (let tick = 0; tick < (seconds * 1_000) / TICK_MS; tick++) {
    const late = performance.now() - begin - tick * TICK_MS;
    if (late < 0) await delay(-late);
    for (let i = tick % TICKS_PER_FRAME; i < sockets.length; i += TICKS_PER_FRAME) {
      const frame = Buffer.alloc(FRAME_BYTES);
      frame.writeDoubleLE(performance.now());
      sockets[i]?.send(frame);
      frames++;
    }
  }
  for (let waited = 0; waited < LATEST_MS && latencies.length < frames; waited += 50) await delay(50);
  const sorted = Float64Array.from(latencies).toSorted();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return { frames, arrived: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

const tell = (message: FromLoad): void => void process.send?.(message);
process.on('message', async (request: ToLoad) => {
  tell(request.do === 'connect' ? await connect(request.urls) : await send(request.group, request.seconds));
});
process.on('disconnect', () => process.exit());
sink.on('listening', () => tell({ sinkUrl: `ws://127.0.0.1:${(sink.address() as AddressInfo).port}` }));
