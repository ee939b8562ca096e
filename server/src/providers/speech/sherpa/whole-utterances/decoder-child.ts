import {
  type FromChild,
  type StreamMessage,
  tellParent,
  type ToChild,
} from '../../streaming/decoder-host/child-messages.ts';
import type { MoonshineFiles } from './moonshine-files.ts';
import type { Moonshine } from './moonshine.ts';
import type { SpeechDetector } from './speech-detector.ts';
import { UtteranceDecoder } from './utterance-decoder.ts';

/* Child process: one model, many streams; a broken model aborts it, not the server. */

/** Milliseconds; nine seconds of sound decode in half a second on a slow machine. */
const HUNG_AFTER = 8_000;

interface OpenStream {
  decoder: UtteranceDecoder;
  detector: SpeechDetector;
}

const streams = new Map<number, OpenStream>();
/** Detectors are reused: each holds megabytes that the garbage collector does not see. */
const idle: SpeechDetector[] = [];
let open: ((id: number) => OpenStream) | undefined;
let model: Moonshine | undefined;

setInterval(() => {
  if (model && model.queue.longest > HUNG_AFTER) process.exit(1); // decoding runs in a thread and blocks no message, so a hang shows only here
  tellParent({ type: 'alive' });
}, 1_000);
process.on('disconnect', () => process.exit());
process.on('message', (message: ToChild<MoonshineFiles>) => {
  if (message.type === 'load') void load(message.load);
  else handle(message);
});

async function load(files: MoonshineFiles): Promise<void> {
  const code = await Promise.all([import('./moonshine.ts'), import('./speech-detector.ts')]).catch(
    () => undefined,
  );
  if (!code)
    return tellParent({
      type: 'unusable',
      reason: 'The speech recogniser does not run on this kind of machine.',
    });
  const [{ loadMoonshine, measureMoonshine: measureCapacity }, detection] = code;
  const loaded = loadMoonshine(files);
  model = loaded;
  open = (id) => openStream(id, loaded, idle.pop() ?? new detection.SpeechDetector());
  tellParent({ type: 'ready', capacity: await measureCapacity(loaded) });
}

const openStream = (id: number, loaded: Moonshine, detector: SpeechDetector): OpenStream => ({
  detector,
  decoder: new UtteranceDecoder(loaded, detector, (event, settled) => {
    tellOf(id, { type: 'event', stream: id, event, settled });
    if (event.type === 'final') reportProgress(id);
  }),
});

function closeStream(id: number): void {
  const detector = streams.get(id)?.detector;
  if (!streams.delete(id) || !detector) return;
  detector.reset();
  idle.push(detector);
}

function handle(message: StreamMessage): void {
  const id = message.stream;
  if (message.type === 'open' && open) streams.set(id, open(id));
  if (message.type === 'close') closeStream(id);
  const decoder = streams.get(id)?.decoder;
  if (message.type === 'audio') decoder?.accept(message.samples);
  if (message.type === 'end' && decoder) void sayLastWords(id, decoder);
  reportProgress(id);
}

function reportProgress(id: number): void {
  const decoder = streams.get(id)?.decoder;
  if (decoder) tellParent({ type: 'progress', stream: id, ...decoder.position });
}

async function sayLastWords(id: number, decoder: UtteranceDecoder): Promise<void> {
  await decoder.finish();
  tellOf(id, { type: 'ended', stream: id });
  closeStream(id);
}

function tellOf(id: number, message: FromChild): void {
  if (streams.has(id)) tellParent(message);
}
