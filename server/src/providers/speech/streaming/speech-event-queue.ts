import { SpeechError, type RecogniserEvent } from '../speech-recogniser.ts';

const MOST_WAITING = 1_000;

/**
 * Events from an engine to one reader. Behind a slow reader a new interim or position replaces the last one,
 * so only finals queue; 1,000 events fail the stream.
 */
export class SpeechEventQueue implements AsyncIterable<RecogniserEvent> {
  #waiting: RecogniserEvent[] = [];
  #ended = false;
  #error: unknown;
  #wake: (() => void) | undefined;

  push(event: RecogniserEvent): void {
    if (this.#ended) return;
    const replaces = event.type === 'interim' || event.type === 'settled';
    if (replaces && this.#waiting.at(-1)?.type === event.type) this.#waiting.pop();
    this.#waiting.push(event);
    if (this.#waiting.length > MOST_WAITING) {
      this.fail(new SpeechError('failed', 'The transcript is not being read.', { retryable: true }));
    }
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  fail(error: unknown): void {
    if (this.#ended) return;
    this.#error = error;
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RecogniserEvent> {
    for (;;) {
      for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) yield event;
      if (this.#ended) break;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    if (this.#error !== undefined) throw this.#error;
  }
}
