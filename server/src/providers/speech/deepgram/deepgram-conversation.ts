import { z } from 'zod';
import { isAudible } from '#core/is-audible.ts';
import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import { readMessage } from '../streaming/cloud-socket/read-message.ts';
import type { Carrier, Frame, ServiceConversation } from '../streaming/cloud-socket/speech-service.ts';
import { punctuateUtterance } from '../streaming/sentences/punctuate-utterance.ts';
import { isWrittenWithSpaces } from '../streaming/sentences/writing.ts';
import type { ReplayedStream } from '../streaming/replayed-stream.ts';
import { Pauses } from './pauses.ts';

/** A speaker without pauses gets a final now and then: what is not settled must be kept for a replay. */
const LONGEST_UTTERANCE = 20 * SAMPLE_RATE;
/** The service says that speech is over after 1.2 s of quiet, and a moment on the way; in noise, or by a fault, it never does. */
const QUIET_MS = 2_000;
const QUIET = 2 * SAMPLE_RATE;
/** More than lies between two words. */
const LEAST_QUIET = 0.5 * SAMPLE_RATE;
/** A Finalize that is not answered by then is not waited for. */
const FLUSHED_WITHIN_MS = 600;
/** By so much the service's end of what it was given may lie behind ours. */
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
    /** The last of the words that Finalize asked for. */
    from_finalize: z.boolean().default(false),
    /** Seconds since the connection's audio began. */
    start: z.number(),
    duration: z.number(),
    channel: z.object({ alternatives: z.array(Alternative).min(1) }),
  }),
  z.object({ type: z.literal('UtteranceEnd') }),
  /** The last message, after CloseStream. */
  z.object({ type: z.literal('Metadata') }),
]);
type Results = Extract<z.infer<typeof Message>, { type: 'Results' }>;

/**
 * Joins what the service says into utterances. Where it does not say that one is over, it is when nothing more has come for
 * two seconds of quiet, when a Finalize was not answered, or when later words follow a pause.
 */
export class DeepgramConversation implements ServiceConversation {
  isDone = false;
  owesWords = false;
  readonly keepAlive = JSON.stringify({ type: 'KeepAlive' });
  readonly #stream: ReplayedStream;
  readonly #language: string;
  readonly #pauses = new Pauses(QUIET);
  #heard = 0;
  /** On the `performance.now()` clock. */
  #audibleAt = 0;
  /** Parts of the utterance that will not change: an utterance is their sum. */
  #parts: string[] = [];
  #partsBegin = 0;
  #partsEnd = 0;
  /** Where the words of the last part end, at the latest. */
  #wordsEnd = 0;
  /** Words behind the parts that may still change. */
  #interim = { text: '', end: 0 };
  /** Up to here an utterance has taken words that might still have changed. */
  #takenTo = 0;
  /** Calls off what is done after a quiet, and after a Finalize that is not answered. */
  #stopWaiting = (): void => {};
  #stopFlushing = (): void => {};
  /** Where a Finalize was said that is not answered yet. */
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

  /** Without the words that an utterance has taken while they might still have changed. */
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

  /** Whether words up to `end` are none of the utterance whose parts we have. */
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

  /** What a Finalize has asked for comes after we stopped waiting for it, or without saying so. */
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

  /** Nothing was said of speech for a while. */
  #onQuiet(): void {
    const soundMs = this.#audibleAt + QUIET_MS - performance.now();
    if (soundMs > 0 || this.#isOwedWords) this.#waitForQuiet(Math.max(soundMs, QUIET_MS / 4));
    else this.#endWithInterim();
  }

  /** While sound is the last that came, or came without an answer, its words may still come: audio can stop in mid-speech. */
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

  /** Takes the words that might still change as they are. */
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
