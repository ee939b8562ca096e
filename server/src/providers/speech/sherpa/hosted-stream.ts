import { AUDIO } from '@pythia/contracts/limits.ts';
import { RetainedAudio } from '../retained-audio.ts';
import { SpeechEventQueue } from '../speech-event-queue.ts';
import { SpeechError } from '../speech-recogniser.ts';
import type { FromChild, ToChild } from './child-messages.ts';

/** An utterance is at most 25 s long; older audio is given up. */
const RETAINED = 30 * AUDIO.sampleRate;
/** Sent and not yet decoded; beyond it the source is not asked for more. */
const MOST_AHEAD = 10 * AUDIO.sampleRate;
/** Audio that has been in so many children that died is taken for the cause. */
const MOST_REPLAYS = 3;

/** The parent's side of one stream: what must outlive a child. Positions are samples since the stream began. */
export class HostedStream {
  readonly events = new SpeechEventQueue();
  readonly #retained = new RetainedAudio(RETAINED);
  /** Where the present child's positions count from. */
  #origin = 0;
  #decoded = 0;
  #ended = false;
  #speaking = false;
  #replays = 0;
  #roomMade: (() => void) | undefined;

  take(samples: Int16Array): void {
    this.#retained.append(samples);
  }

  end(): void {
    this.#ended = true;
  }

  /** Resolves when there is room for more audio. */
  async room(): Promise<void> {
    while (this.#retained.end - this.#decoded > MOST_AHEAD) {
      await new Promise<void>((resolve) => (this.#roomMade = resolve));
    }
  }

  /** What a new child must be told to be where the last one was. */
  *replay(stream: number): Generator<ToChild> {
    this.#origin = this.#retained.start;
    this.#replays += 1;
    if (this.#replays > MOST_REPLAYS) {
      this.events.fail(new SpeechError('failed', 'The speech recogniser cannot cope with this audio.', { retryable: true }));
      return;
    }
    for (const samples of this.#retained.chunks()) yield { type: 'audio', stream, samples };
    if (this.#ended) yield { type: 'end', stream };
  }

  hear(message: Extract<FromChild, { stream: number }>): void {
    if (message.type === 'ended') this.#finish();
    if (message.type === 'event') this.#pass(message);
    if (message.type === 'progress') {
      this.#retained.dropBefore(this.#origin + message.settled);
      this.#decoded = Math.max(this.#decoded, this.#origin + message.decoded);
      this.#roomMade?.();
    }
  }

  /** The engine is gone for good. */
  giveUp(reason: string): void {
    this.events.fail(new SpeechError('unavailable', reason, { retryable: false }));
    this.stop();
  }

  /** Nobody listens any more: ends the events and lets go of a source that waits for room. */
  stop(): void {
    this.events.end();
    this.#decoded = Number.POSITIVE_INFINITY;
    this.#roomMade?.();
  }

  #pass({ event, settled }: Extract<FromChild, { type: 'event' }>): void {
    if (event.type === 'speech-start') {
      // Said before the last child died.
      if (this.#speaking) return;
      this.#speaking = true;
    }
    this.events.push(event);
    if (event.type !== 'final') return;
    this.#endUtterance();
    this.#replays = 0;
    if (settled !== undefined) this.#retained.dropBefore(this.#origin + settled);
  }

  #finish(): void {
    this.#endUtterance();
    this.events.end();
  }

  #endUtterance(): void {
    if (this.#speaking) this.events.push({ type: 'speech-end' });
    this.#speaking = false;
  }
}
