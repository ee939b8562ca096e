import { type StreamMessage, tell, type ToChild } from '../../streaming/decoder-host/child-messages.ts';
import type { Load } from './load.ts';
import type { PocketSphinx } from './pocketsphinx.ts';
import type { SpeechDetector } from './speech-detector.ts';
import { StreamDecoder } from './stream-decoder.ts';

/*
 * The child process: one decoder for one stream. Decoding is synchronous, and a fault in the library's C code ends
 * the process; neither may touch the server.
 */

let engine: PocketSphinx | undefined;
let detector: SpeechDetector | undefined;
let isVoiceKnown = false;
let decoder: StreamDecoder | undefined;

setInterval(() => tell({ type: 'alive' }), 1_000);
process.on('disconnect', () => process.exit());
process.on('message', (message: ToChild<Load>) => {
  if (message.type === 'load') void load(message.load);
  else if (engine) handle(message, engine);
});

async function load({ models, voice }: Load): Promise<void> {
  // Loads addons, which not every machine has.
  const code = await import('./pocketsphinx.ts').catch(() => undefined);
  const detection = await import('./speech-detector.ts').catch(() => undefined);
  if (!code) return tell({ type: 'unusable', reason: 'PocketSphinx does not run on this kind of machine.' });
  engine = new code.PocketSphinx(models);
  if (voice) engine.voice = voice;
  detector = detection && new detection.SpeechDetector();
  isVoiceKnown = voice !== undefined;
  tell({ type: 'ready', capacity: 1 });
}

function handle(message: StreamMessage, opened: PocketSphinx): void {
  const { stream } = message;
  if (message.type === 'open') {
    decoder = new StreamDecoder({ engine: opened, detector, isVoiceKnown }, (event, settled) => {
      tell({ type: 'event', stream, event, settled });
      if (event.type === 'final') tell({ type: 'voice', voice: opened.voice });
    });
  }
  if (message.type === 'audio') decoder?.accept(message.samples);
  if (message.type === 'end') decoder?.finish();
  if (decoder) tell({ type: 'progress', stream, ...decoder.position });
  if (message.type === 'end') tell({ type: 'ended', stream });
}
