import { SAMPLE_RATE } from './audio-format.ts';
import { RetainedAudio } from './retained-audio.ts';
import { SpeechEventQueue } from './speech-event-queue.ts';
import { FLUSH, isFlush, SpeechError, type RecogniserEvent } from '../speech-recogniser.ts';

/**
 * Longer than an utterance. Beyond it the oldest unsettled audio is dropped; with a dead engine the stream
 * fails.
 */
const RETAINED = 30 * SAMPLE_RATE;
const MOST_AHEAD = 10 * SAMPLE_RATE;
const MOST_REPLAYS = 3;

export type SpokenEvent = Exclude<RecogniserEvent, { type: 'speech-end' | 'settled' }>;

/**
 * A stream that outlives its engine (child process or connection): unfinished audio is kept for the next one.
 * Positions from engines count from their own first sample.
 */
export class ReplayedStream {
  readonly events = new SpeechEventQueue();
  readonly #retained = new RetainedAudio(RETAINED);
  #origin = 0;
  #settled = 0;
  #passedOn = 0;
  #flushedAt = 0;
  #hasEnded = false;
  #speaking = false;
  #replays = 0;
  #roomMade: (() => void) | undefined;

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  take(samples: Int16Array): void {
    if (isFlush(samples)) this.#flushedAt = this.#retained.end;
    this.#retained.append(samples);
  }

  end(): void {
    this.#hasEnded = true;
  }

  get isFull(): boolean {
    return this.#retained.end - this.#passedOn > MOST_AHEAD;
  }

  async room(): Promise<void> {
    while (this.isFull) await new Promise<void>((resolve) => (this.#roomMade = resolve));
  }

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

  passedOn(position: number): void {
    this.#passedOn = Math.max(this.#passedOn, this.#origin + position);
    this.#roomMade?.();
  }

  settle(position: number): void {
    const before = Math.min(this.#origin + position, this.#retained.end);
    if (before <= this.#settled) return;
    this.#settled = before;
    this.#retained.dropBefore(before);
    this.#replays = 0;
    this.events.push({ type: 'settled', before });
  }

  /** Any event opens speech; `final` ends the utterance, and an empty one does only that. */
  say(event: SpokenEvent): void {
    if (event.type === 'final' && event.text === '') return this.endUtterance();
    if (!this.#speaking) this.events.push({ type: 'speech-start' });
    this.#speaking = true;
    if (event.type !== 'speech-start') this.events.push(event);
    if (event.type === 'final') this.endUtterance();
  }

  endUtterance(): void {
    if (this.#speaking) this.events.push({ type: 'speech-end' });
    this.#speaking = false;
  }

  finish(): void {
    this.endUtterance();
    this.stop();
  }

  fail(error: unknown): void {
    this.events.fail(error);
    this.stop();
  }

  stop(): void {
    this.events.end();
    this.#passedOn = Number.POSITIVE_INFINITY;
    this.#roomMade?.();
  }
}
