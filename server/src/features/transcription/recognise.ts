import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { AUDIO } from '@pythia/contracts/limits.ts';
import type { BoundedQueue } from '#core/bounded-queue.ts';
import { SpeechError, type SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';
import type { SendMessage } from '#http/message-sender.ts';
import { heardIn, statusIn } from './spoken-language.ts';
import type { SpokenLines } from './spoken-lines.ts';

export interface Recognition {
  recogniser: SpeechRecogniser;
  audio: BoundedQueue<Int16Array>;
  userId: string;
  vocabulary: readonly string[];
  language: string;
  send: SendMessage<ServerMessage>;
  lines: SpokenLines;
  statusPollMs: number;
  inputEnded: AbortSignal;
  signal: AbortSignal;
}

/**
 * Reports the recogniser's state, then passes on its events until the audio has ended.
 * @throws SpeechError also when the recogniser is lost with audio in hand: the client replays it
 */
export async function recognise(recognition: Recognition): Promise<void> {
  const { recogniser, audio, inputEnded } = recognition;
  let skipped = 0;
  for (;;) {
    const lost = await untilReady(recognition);
    if (lost === undefined) return;
    skipped += lost;
    const { taken } = audio;
    try {
      await passOn(recognition, skipped);
      if (inputEnded.aborted) return;
      throw new SpeechError('failed', 'The recogniser stopped before its audio.', { retryable: true });
    } catch (error) {
      if (audio.taken > taken || !hasBecomeUnready(error, recogniser)) throw error;
    }
  }
}

/**
 * Queues audio while the recogniser prepares itself, and drops it while there is none.
 * @returns samples dropped; undefined when nothing is left to be heard
 */
async function untilReady(recognition: Recognition): Promise<number | undefined> {
  const { recogniser, language, audio, send, statusPollMs, inputEnded, signal } = recognition;
  let told = '';
  let lost = 0;
  for (;;) {
    const { state, ...why } = statusIn(recogniser, language);
    if (state === 'ready' && lost > 0) send({ lost: lost / AUDIO.sampleRate });
    const news = JSON.stringify(why);
    if (state === 'ready' || told !== news) send({ status: state, ...why });
    if (state === 'ready') return lost;
    told = news;
    const wakes = inputEnded.aborted ? signal : inputEnded;
    await delay(statusPollMs, undefined, { signal: wakes }).catch(() => {});
    const isWorthIt = state === 'preparing' && audio.size > 0;
    if (signal.aborted || (inputEnded.aborted && !isWorthIt)) return undefined;
    if (state === 'unavailable') lost += lengthOf(audio.clear());
  }
}

const lengthOf = (frames: readonly Int16Array[]): number =>
  frames.reduce((sum, { length }) => sum + length, 0);

/**
 * Converts the recogniser's sample count (`settled`) to the connection's (`heard`), some of whose samples
 * were dropped.
 * @param skipped samples of this connection before the first that the recogniser gets
 */
async function passOn(
  { recogniser, audio, userId, vocabulary, language, signal, lines }: Recognition,
  skipped: number,
): Promise<void> {
  let followsFinal = false;
  for await (const event of recogniser.transcribe(audio, {
    language: heardIn(recogniser, language),
    userId,
    vocabulary,
    signal,
  })) {
    if (event.type === 'interim') lines.interim({ interim: event.text, stands: event.stands });
    if (event.type === 'final') {
      lines.final(event.text);
      followsFinal = true;
    }
    if (event.type === 'speech-end') lines.dropInterim();
    if (event.type !== 'settled') continue;
    lines.settle(skipped + event.before);
    if (followsFinal) lines.settleLine(); // before the await
    followsFinal = false;
  }
}

const hasBecomeUnready = (error: unknown, recogniser: SpeechRecogniser): boolean =>
  error instanceof SpeechError && error.code === 'unavailable' && recogniser.status().state !== 'ready';
