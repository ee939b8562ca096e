import {
  type FromChild,
  type StreamMessage,
  tellParent,
  type ToChild,
} from '../../streaming/decoder-host/child-messages.ts';
import type { RecognitionEngine } from './recognition-engine.ts';
import type { TransducerModels } from './transducer-models.ts';
import { StreamDecoder } from './stream-decoder.ts';

/*
 * Child process: one recogniser, many streams, decoded in batches. Decoding blocks the event loop and broken
 * models abort the process: neither may happen in the server.
 */

const streams = new Map<number, StreamDecoder>();
const touched = new Set<number>();
let engine: RecognitionEngine | undefined;
let scheduled = false;

setInterval(() => tellParent({ type: 'alive' }), 1_000);
process.on('disconnect', () => process.exit());
process.on('message', (message: ToChild<TransducerModels>) => {
  if (message.type === 'load') void load(message.load);
  else handle(message);
});

async function load(models: TransducerModels): Promise<void> {
  const code = await import('./recognition-engine.ts').catch(() => undefined);
  if (!code)
    return tellParent({
      type: 'unusable',
      reason: 'The speech recogniser does not run on this kind of machine.',
    });
  engine = code.loadEngine(models);
  tellParent({ type: 'ready', capacity: await code.measureCapacity(engine) });
}

function handle(message: StreamMessage): void {
  const id = message.stream;
  if (message.type === 'open' && engine) {
    streams.set(
      id,
      new StreamDecoder(engine, (event, settled) =>
        tellOf(id, { type: 'event', stream: id, event, settled }),
      ),
    );
  }
  if (message.type === 'close') streams.delete(id);
  if (message.type === 'audio') streams.get(id)?.accept(message.samples);
  if (message.type === 'end') streams.get(id)?.end();
  touched.add(id);
  schedule();
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setImmediate(decodeBatch);
}

function decodeBatch(): void {
  scheduled = false;
  const ready = [...streams.values()].filter((stream) => stream.isReady());
  if (ready.length > 0) {
    engine?.online.decodeStreams(ready.map((stream) => stream.native));
    for (const stream of ready) stream.update();
    schedule();
  }
  for (const id of touched) {
    const stream = streams.get(id);
    if (stream && ready.includes(stream)) continue;
    touched.delete(id);
    if (stream) reportIdle(id, stream);
  }
}

function reportIdle(id: number, stream: StreamDecoder): void {
  tellParent({ type: 'progress', stream: id, ...stream.position });
  if (stream.isEnding) void sayLastWords(id, stream);
}

async function sayLastWords(id: number, stream: StreamDecoder): Promise<void> {
  await stream.finish();
  tellOf(id, { type: 'ended', stream: id });
  streams.delete(id);
}

function tellOf(id: number, message: FromChild): void {
  if (streams.has(id)) tellParent(message);
}
