import { setTimeout as delay } from 'node:timers/promises';
import { SpeechError, type SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';
import type { SendMessage } from './message-sender.ts';

const LANGUAGE = 'en-US';
/** How often a recogniser that is not ready is asked again. */
const STATUS_POLL_MS = 1_000;

export interface Recognition {
  recogniser: SpeechRecogniser;
  audio: AsyncIterable<Int16Array>;
  vocabulary: readonly string[];
  send: SendMessage;
  /** Keeps a final, and returns its identity at once. */
  keepLine: (text: string) => { id: string; at: string };
  /** Aborts when no more audio comes; what came is still transcribed. */
  inputEnded: AbortSignal;
  /** Aborts when nobody listens any more. */
  signal: AbortSignal;
}

/**
 * Tells how ready the recogniser is, and once it is, passes on what it says until the audio has ended.
 * @throws SpeechError
 */
export async function recognise(recognition: Recognition): Promise<void> {
  while (await untilReady(recognition)) {
    try {
      await passOn(recognition);
      if (recognition.inputEnded.aborted) return;
      throw new SpeechError('failed', 'The recogniser stopped before its audio.', { retryable: true });
    } catch (error) {
      if (!hasBecomeUnready(error, recognition.recogniser)) throw error;
    }
  }
}

/** @returns false when the audio ended before the recogniser was ready */
async function untilReady({ recogniser, send, inputEnded }: Recognition): Promise<boolean> {
  let told = '';
  while (!inputEnded.aborted) {
    const { state, ...why } = recogniser.status();
    const news = JSON.stringify(why);
    if (state === 'ready' || told !== news) send({ status: state, ...why });
    if (state === 'ready') return true;
    told = news;
    await delay(STATUS_POLL_MS, undefined, { signal: inputEnded }).catch(() => {}); // woken by the end
  }
  return false;
}

async function passOn({ recogniser, audio, vocabulary, signal, send, keepLine }: Recognition): Promise<void> {
  for await (const event of recogniser.transcribe(audio, { language: LANGUAGE, vocabulary, signal })) {
    if (event.type === 'interim') send({ interim: event.text });
    if (event.type !== 'final') continue;
    const { id, at } = keepLine(event.text);
    send({ line: { id, at } });
    send({ transcript: event.text });
  }
}

const hasBecomeUnready = (error: unknown, recogniser: SpeechRecogniser): boolean =>
  error instanceof SpeechError && error.code === 'unavailable' && recogniser.status().state !== 'ready';
