import { openSync } from 'node:fs';
import { SpeechError } from '../speech-recogniser.ts';
import { DecoderHost } from '../streaming/decoder-host/decoder-host.ts';
import { ReplayedStream } from '../streaming/replayed-stream.ts';
import { collectAll } from './audio-sources.ts';

/** A process out of file handles starts a decoder. */
for (;;) {
  try {
    openSync('/dev/null', 'r');
  } catch {
    break; // the last one
  }
}
const stream = new ReplayedStream();
const host = new DecoderHost({ child: new URL(import.meta.url), load: undefined });
host.open(stream);
try {
  await collectAll(stream.events);
} catch (error) {
  await host.shutDown();
  process.exitCode = error instanceof SpeechError && error.code === 'capacity' ? 42 : 43;
}
