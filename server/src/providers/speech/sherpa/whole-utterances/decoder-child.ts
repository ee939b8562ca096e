import {
  type FromChild,
  type StreamMessage,
  tell,
  type ToChild,
} from '../../streaming/decoder-host/child-messages.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import type { Moonshine } from './moonshine.ts';
import type { SpeechDetector } from './speech-detector.ts';
import { StreamDecoder } from './stream-decoder.ts';

/* The child process: one model, many streams. A broken model aborts the process, which may not touch the server. */

/** Milliseconds: a decoding of nine seconds takes half of one on a slow machine. */
const HUNG_AFTER = 8_000;

const streams = new Map<number, StreamDecoder>();
let open: ((id: number) => StreamDecoder) | undefined;
let model: Moonshine | undefined;

setInterval(() => {
  if (model && model.queue.longest > HUNG_AFTER) process.exit(1); // on a thread of its own it holds up no message
  tell({ type: 'alive' });
}, 1_000);
process.on('disconnect', () => process.exit());
process.on('message', (message: ToChild<MoonshineFiles>) => {
  if (message.type === 'load') void load(message.load);
  else handle(message);
});

async function load(files: MoonshineFiles): Promise<void> {
  // Loads the addon, which not every machine has.
  const code = await Promise.all([import('./moonshine.ts'), import('./speech-detector.ts')]).catch(
    () => undefined,
  );
  if (!code)
    return tell({ type: 'unusable', reason: 'The speech recogniser does not run on this kind of machine.' });
  const [{ loadMoonshine, measureCapacity }, detection] = code;
  const loaded = loadMoonshine(files);
  model = loaded;
  open = (id) => openStream(id, loaded, new detection.SpeechDetector());
  tell({ type: 'ready', capacity: await measureCapacity(loaded) });
}

const openStream = (id: number, loaded: Moonshine, detector: SpeechDetector): StreamDecoder =>
  new StreamDecoder(loaded, detector, (event, settled) => {
    tellOf(id, { type: 'event', stream: id, event, settled });
    if (event.type === 'final') reportProgress(id); // there is room for more audio
  });

function handle(message: StreamMessage): void {
  const id = message.stream;
  if (message.type === 'open' && open) streams.set(id, open(id));
  if (message.type === 'close') streams.delete(id);
  const stream = streams.get(id);
  if (message.type === 'audio') stream?.accept(message.samples);
  if (message.type === 'end' && stream) void sayLastWords(id, stream);
  reportProgress(id);
}

function reportProgress(id: number): void {
  const stream = streams.get(id);
  if (stream) tell({ type: 'progress', stream: id, ...stream.position });
}

async function sayLastWords(id: number, stream: StreamDecoder): Promise<void> {
  await stream.finish();
  tellOf(id, { type: 'ended', stream: id });
  streams.delete(id);
}

/** A stream that was closed meanwhile has nothing more to say. */
function tellOf(id: number, message: FromChild): void {
  if (streams.has(id)) tell(message);
}
