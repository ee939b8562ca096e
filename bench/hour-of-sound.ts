import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { voice } from '../server/testing/voices.ts';
import { decoderUse } from './recognition/processor-time.ts';
import { deepgramRecogniser } from '../server/src/providers/speech/deepgram/deepgram-recogniser.ts';
import { openAiRecogniser } from '../server/src/providers/speech/openai/openai-recogniser.ts';
import type { SpeechRecogniser } from '../server/src/providers/speech/speech-recogniser.ts';
import { inFrames, joined, silence } from '../server/src/providers/speech/testing/audio-sources.ts';
import { serveDeepgram } from '../server/src/providers/speech/testing/local-deepgram.ts';
import { serveOpenAi } from '../server/src/providers/speech/testing/local-openai.ts';
import { openMoonshine } from '../server/src/providers/speech/testing/open-moonshine.ts';
import { TONE_SAMPLES } from '../server/src/providers/speech/testing/tone-samples.ts';

/**
 * An hour of sound through each adapter at full speed, a sentence a minute; the local model must hear each
 * once.
 */
const MINUTES = 60;
const FIRST_LOOK = 5;
const MOST_GROWTH_BYTES = 2_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const tones = joined(TONE_SAMPLES[0].audio, silence(60));
const person = joined(voice('austen-0930').audio, silence(57));

/** Objects and buffers. */
async function heldBytes(): Promise<number> {
  await new Promise(setImmediate);
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function listen(name: string, recogniser: SpeechRecogniser, minute = tones): Promise<void> {
  const held: number[] = [];
  async function* audio() {
    for (let at = 1; at <= MINUTES; at++) {
      for await (const frame of inFrames(minute)) {
        yield frame;
        await new Promise(setImmediate);
      }
      held.push(await heldBytes());
    }
  }
  const signal = new AbortController().signal;
  const finals: string[] = [];
  for await (const event of recogniser.transcribe(audio(), {
    language: 'en-US',
    userId: 'anybody',
    vocabulary: [],
    signal,
  })) {
    if (event.type === 'final') finals.push(event.text);
  }
  const decoder = decoderUse().megabytes;
  await recogniser.close();
  const growth = (held[MINUTES - 1] ?? NaN) - (held[FIRST_LOOK - 1] ?? NaN);
  const megabytes = held.map((bytes) => (bytes / 1e6).toFixed(1));
  console.log(
    `${name}: ${finals.length} finals, ${new Set(finals).size} different; MB held after ${FIRST_LOOK}, 30 and ${MINUTES} minutes: ` +
      `${megabytes[FIRST_LOOK - 1]}, ${megabytes[29]}, ${megabytes[MINUTES - 1]} ` +
      (growth < MOST_GROWTH_BYTES ? 'flat' : 'NOT FLAT') +
      (Number.isNaN(decoder) ? '' : `; its decoder ${decoder.toFixed(0)} MB`),
  );
}

const deepgram = await serveDeepgram('key');
await listen('deepgram', deepgramRecogniser({ apiKey: 'key', url: deepgram.url }));
await deepgram.close();
const openAi = await serveOpenAi('key');
await listen('openai', openAiRecogniser({ apiKey: 'key', url: openAi.url }));
await openAi.close();
await listen('moonshine', await openMoonshine(), person);
