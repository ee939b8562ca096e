import { SAMPLE_RATE } from './audio-format.ts';
import { RetainedAudio } from './retained-audio.ts';
import { SpeechEventQueue } from './speech-event-queue.ts';
import { FLUSH, isFlush, SpeechError, type RecogniserEvent } from '../speech-recogniser.ts';

/** Longer than any utterance. Of an engine that settles less, the oldest audio is given up, and with it the stream if that engine dies. */
const RETAINED = 30 * SAMPLE_RATE;
/** Taken in and not yet passed on; beyond it the source is not asked for more. */
const MOST_AHEAD = 10 * SAMPLE_RATE;
/** Audio that so many engines have died of is taken for the cause. */
const MOST_REPLAYS = 3;

/** What an engine says; the end of speech and what is settled follow from it. */
export type SpokenEvent = Exclude<RecogniserEvent, { type: 'speech-end' | 'settled' }>;

/**
 * A stream that outlives the engine that works on it (a child process, a connection): it keeps the audio of the
 * unfinished utterance for the next one. Engines count positions in samples since the audio they were given began.
 */
export class ReplayedStream {
  readonly events = new SpeechEventQueue();
  readonly #retained = new RetainedAudio(RETAINED);
  #origin = 0;
  #settled = 0;
  #passedOn = 0;
  /** The last flush, which an engine that comes later must hear too. */
  #flushedAt = 0;
  #hasEnded = false;
  #speaking = false;
  #replays = 0;
  #roomMade: (() => void) | undefined;

  /** No audio will come after what was taken. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** @param samples or FLUSH */
  take(samples: Int16Array): void {
    if (isFlush(samples)) this.#flushedAt = this.#retained.end;
    this.#retained.append(samples);
  }

  end(): void {
    this.#hasEnded = true;
  }

  /** The engine is so far behind that the source should wait for `room`. */
  get isFull(): boolean {
    return this.#retained.end - this.#passedOn > MOST_AHEAD;
  }

  /** Resolves when there is room for more audio. */
  async room(): Promise<void> {
    while (this.isFull) await new Promise<void>((resolve) => (this.#roomMade = resolve));
  }

  /** The audio that a new engine must hear first. Fails the stream when it has been through too many. */
  replay(): readonly Int16Array[] {
    this.#origin = this.#retained.start;
    this.#replays += 1;
    const isWhole = this.#retained.start <= this.#settled;
    if (isWhole && this.#replays <= MOST_REPLAYS) return this.#unsettled();
    this.fail(
      new SpeechError('failed', 'The speech recogniser cannot cope with this audio.', { retryable: true }),
    );
    return [];
  }

  #unsettled(): readonly Int16Array[] {
    const audio = this.#retained;
    if (this.#flushedAt <= this.#settled) return audio.chunks();
    return [...audio.chunks(audio.start, this.#flushedAt), FLUSH, ...audio.chunks(this.#flushedAt)];
  }

  /** The engine has taken the audio before this position: there is room for more. */
  passedOn(position: number): void {
    this.#passedOn = Math.max(this.#passedOn, this.#origin + position);
    this.#roomMade?.();
  }

  /** The audio before this position is in a final that was said, or was silence: it is never needed again. */
  settle(position: number): void {
    const before = Math.min(this.#origin + position, this.#retained.end);
    if (before <= this.#settled) return;
    this.#settled = before;
    this.#retained.dropBefore(before);
    this.#replays = 0;
    this.events.push({ type: 'settled', before });
  }

  /**
   * Passes an event on. Any of them opens speech, unless it is open already; a `final` ends the utterance, which is
   * all that one without words does.
   */
  say(event: SpokenEvent): void {
    if (event.type === 'final' && event.text === '') return this.endUtterance();
    if (!this.#speaking) this.events.push({ type: 'speech-start' });
    this.#speaking = true;
    if (event.type !== 'speech-start') this.events.push(event);
    if (event.type === 'final') this.endUtterance();
  }

  /** Says `speech-end` if speech is open. */
  endUtterance(): void {
    if (this.#speaking) this.events.push({ type: 'speech-end' });
    this.#speaking = false;
  }

  /** Everything is said. */
  finish(): void {
    this.endUtterance();
    this.stop();
  }

  fail(error: unknown): void {
    this.events.fail(error);
    this.stop();
  }

  /** Nobody listens any more: ends the events and lets go of a source that waits for room. */
  stop(): void {
    this.events.end();
    this.#passedOn = Number.POSITIVE_INFINITY;
    this.#roomMade?.();
  }
}
