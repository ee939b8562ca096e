import { z } from 'zod';
import { isAudible } from '#core/is-audible.ts';
import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import { readMessage } from '../streaming/cloud-socket/read-message.ts';
import type { Carrier, Frame, ServiceConversation } from '../streaming/cloud-socket/speech-service.ts';
import { punctuateUtterance } from '../streaming/sentences/punctuate-utterance.ts';
import { isWrittenWithSpaces } from '../streaming/sentences/writing.ts';
import type { ReplayedStream } from '../streaming/replayed-stream.ts';
import { Pauses } from './pauses.ts';

/** Forces finals on unbroken speech: unsettled audio is kept for replay. */
const LONGEST_UTTERANCE = 20 * SAMPLE_RATE;
/** Deepgram ends speech after 1.2 s of quiet plus latency; in noise it may never. */
const QUIET_MS = 2_000;
const QUIET = 2 * SAMPLE_RATE;
const LEAST_QUIET = 0.5 * SAMPLE_RATE;
const FLUSHED_WITHIN_MS = 600;
const TOLERANCE = 0.3 * SAMPLE_RATE;

const Alternative = z.object({
  transcript: z.string(),
  words: z
    .array(z.object({ word: z.string(), punctuated_word: z.string().optional(), start: z.number() }))
    .default([]),
});

const Message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Results'),
    is_final: z.boolean(),
    speech_final: z.boolean().default(false),
    from_finalize: z.boolean().default(false),
    /** Seconds since the connection's first audio. */
    start: z.number(),
    duration: z.number(),
    channel: z.object({ alternatives: z.array(Alternative).min(1) }),
  }),
  z.object({ type: z.literal('UtteranceEnd') }),
  z.object({ type: z.literal('Metadata') }),
]);
type Results = Extract<z.infer<typeof Message>, { type: 'Results' }>;

/**
 * Joins results into utterances. Where Deepgram gives no end, an utterance ends after two quiet seconds, an
 * unanswered Finalize, or a pause before later words.
 */
export class DeepgramConversation implements ServiceConversation {
  isDone = false;
  owesWords = false;
  readonly keepAlive = JSON.stringify({ type: 'KeepAlive' });
  readonly #stream: ReplayedStream;
  readonly #language: string;
  readonly #pauses = new Pauses(QUIET);
  #heard = 0;
  #audibleAt = 0;
  #parts: string[] = [];
  #partsBegin = 0;
  #partsEnd = 0;
  #wordsEnd = 0;
  #interim = { text: '', end: 0 };
  #takenTo = 0;
  #stopWaiting = (): void => {};
  #stopFlushing = (): void => {};
  #flushedAt: number | undefined;
  #isFlushLate = false;
  #hasAskedForEnd = false;

  readonly #carrier: Carrier;

  constructor(stream: ReplayedStream, language: string, carrier: Carrier) {
    this.#stream = stream;
    this.#language = language;
    this.#carrier = carrier;
  }

  greet(): Frame[] {
    return [];
  }

  hear(samples: Int16Array): Frame[] {
    const hasSound = isAudible(samples);
    this.owesWords = hasSound;
    if (hasSound) this.#audibleAt = performance.now();
    this.#pauses.hear(samples.length, hasSound);
    this.#heard += samples.length;
    return [Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)];
  }

  flush(): Frame[] {
    this.#stopFlushing();
    this.#flushedAt = this.#heard;
    this.#isFlushLate = false;
    this.#stopFlushing = this.#carrier.later(FLUSHED_WITHIN_MS, () => this.#missFlush());
    return [JSON.stringify({ type: 'Finalize' })];
  }

  end(): Frame[] {
    this.#hasAskedForEnd = true;
    return [JSON.stringify({ type: 'CloseStream' })];
  }

  read(message: string): boolean {
    const data = readMessage(Message, message);
    if (data?.type === 'Results') this.#take(data);
    if (data?.type === 'UtteranceEnd') this.#endUtterance();
    if (data?.type === 'Metadata' && this.#hasAskedForEnd) {
      this.#endUtterance();
      this.isDone = true;
    }
    return true;
  }

  #take({ is_final, speech_final, from_finalize, start, duration, channel }: Results): void {
    const end = Math.round((start + duration) * SAMPLE_RATE);
    const [alternative] = channel.alternatives;
    const isTaken = this.#takenTo > 0 && end <= this.#takenTo;
    const text = alternative && !isTaken ? this.#notTaken(alternative, start) : '';
    if (text !== '') this.#hearWords(text, { begin: Math.round(start * SAMPLE_RATE), end, is_final });
    else if (this.#interim.text === '' && end - this.#wordsEnd >= QUIET) this.#endUtterance();
    if (!is_final) return;
    if (this.#parts.length === 0) this.#partsBegin = this.#partsEnd;
    this.#partsEnd = Math.max(this.#partsEnd, end);
    this.#interim = { text: '', end: 0 };
    if (text !== '') this.#addPart(text, end);
    if (from_finalize) this.#forgetFlush();
    if (this.#parts.length === 0) this.#stream.settle(this.#partsEnd);
    else if (speech_final || from_finalize || this.#isTooLong || this.#isOwedToFlush) this.#endUtterance();
  }

  #notTaken({ transcript, words }: z.infer<typeof Alternative>, start: number): string {
    const takenTo = this.#takenTo / SAMPLE_RATE;
    if (start >= takenTo || words.length === 0) return transcript.trim();
    const left = words.filter((word) => word.start >= takenTo);
    return this.#joined(left.map(({ word, punctuated_word }) => punctuated_word ?? word));
  }

  #hearWords(
    text: string,
    { begin, end, is_final }: { begin: number; end: number; is_final: boolean },
  ): void {
    if (this.#beginsAnother(begin, end)) this.#endUtterance();
    this.#stream.say({ type: 'speech-start' });
    this.#stream.say({ type: 'interim', text: this.#joined([...this.#parts, text]) });
    if (!is_final) this.#interim = { text, end };
    this.#waitForQuiet(QUIET_MS);
  }

  #beginsAnother(begin: number, end: number): boolean {
    if (this.#parts.length === 0) return false;
    const isBehindFlush = this.#flushedAt !== undefined && end > this.#flushedAt + TOLERANCE;
    return (
      isBehindFlush || begin - this.#wordsEnd >= QUIET || this.#pauses.hasEndedBetween(this.#wordsEnd, end)
    );
  }

  #addPart(text: string, end: number): void {
    this.#parts.push(text);
    this.#wordsEnd = end;
  }

  get #isTooLong(): boolean {
    return this.#partsEnd - this.#partsBegin >= LONGEST_UTTERANCE;
  }

  /** A Finalize's result may come late or unmarked. */
  get #isOwedToFlush(): boolean {
    return (
      this.#isFlushLate && this.#flushedAt !== undefined && this.#wordsEnd <= this.#flushedAt + TOLERANCE
    );
  }

  #missFlush(): void {
    if (this.#parts.length === 0 && this.#interim.text === '') this.#isFlushLate = true;
    else this.#endWithInterim();
  }

  #forgetFlush(): void {
    this.#stopFlushing();
    this.#flushedAt = undefined;
    this.#isFlushLate = false;
  }

  #waitForQuiet(ms: number): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#carrier.later(ms, () => this.#onQuiet());
  }

  #onQuiet(): void {
    const soundMs = this.#audibleAt + QUIET_MS - performance.now();
    if (soundMs > 0 || this.#isOwedWords) this.#waitForQuiet(Math.max(soundMs, QUIET_MS / 4));
    else this.#endWithInterim();
  }

  /** Sound without an answer may still get words: audio can stop mid-speech. */
  get #isOwedWords(): boolean {
    const { soundEnd } = this.#pauses;
    const isQuiet = this.#heard - soundEnd >= LEAST_QUIET;
    const { text, end } = this.#interim;
    if (text !== '') return !isQuiet || soundEnd > end + TOLERANCE;
    return !isQuiet && soundEnd > this.#wordsEnd;
  }

  #joined(parts: readonly string[]): string {
    return parts.join(isWrittenWithSpaces(this.#language) ? ' ' : '');
  }

  #endWithInterim(): void {
    const { text, end } = this.#interim;
    if (text !== '') {
      this.#parts.push(text);
      this.#partsEnd = Math.max(this.#partsEnd, end);
      this.#takenTo = end;
    }
    this.#endUtterance();
  }

  #endUtterance(): void {
    if (this.#parts.length === 0) return;
    this.#stopWaiting();
    this.#forgetFlush();
    this.#stream.say({ type: 'final', text: punctuateUtterance(this.#joined(this.#parts), this.#language) });
    this.#stream.settle(this.#partsEnd);
    this.#parts = [];
    this.#interim = { text: '', end: 0 };
  }
}
