import { openSync } from 'node:fs';
import { startDecoder } from '../pocketsphinx/decoder-process.ts';
import { SpeechError } from '../speech-recogniser.ts';

/** A process of its own that may open no more files, starts a decoder and says what it is told. */
const anywhere = { command: '/bin/true', acoustic: '', language: '', dictionary: '' };
for (;;) {
  try {
    openSync('/dev/null', 'r');
  } catch {
    break; // that was the last
  }
}
try {
  startDecoder(anywhere);
} catch (error) {
  process.exitCode = error instanceof SpeechError && error.code === 'capacity' ? 42 : 43;
}
