import { setTimeout as delay } from 'node:timers/promises';
import { STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import type { AudioStream } from './audio-stream.ts';
import { StreamClosing } from './stream-closing.ts';

/** How long a stopping server waits for last words, and then for closing handshakes. */
const LAST_WORDS_MS = 2_000;
const HANDSHAKE_MS = 1_000;

const restarting = (): StreamClosing => new StreamClosing(CLOSE.restart, MESSAGES.shuttingDown);

/** The streams of this server, and how many each user has. */
export class OpenStreams {
  readonly #running = new Map<AudioStream, { userId: string; done: Promise<void> }>();
  #isDraining = false;

  /** @throws StreamClosing when there is no room for one more */
  admit(userId: string): void {
    if (this.#isDraining) throw restarting();
    const open = [...this.#running.values()].filter((stream) => stream.userId === userId).length;
    if (open >= STREAMS_PER_USER) throw new StreamClosing(CLOSE.tooManyStreams, MESSAGES.tooManyStreams);
  }

  async run(userId: string, stream: AudioStream): Promise<void> {
    const done = stream.run();
    this.#running.set(stream, { userId, done });
    await done;
    this.#running.delete(stream);
  }

  /** Finds connections that broke without a word; to be called at intervals. */
  beat(): void {
    for (const stream of this.#running.keys()) stream.beat();
  }

  /** Closes every stream for a restart: politely, then firmly, then without asking. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    for (const stream of this.#running.keys()) stream.finish(restarting());
    await this.#allDone(LAST_WORDS_MS);
    for (const stream of this.#running.keys()) stream.close(restarting());
    await this.#allDone(HANDSHAKE_MS);
    for (const stream of this.#running.keys()) stream.terminate();
  }

  async #allDone(withinMs: number): Promise<void> {
    const given = new AbortController();
    const late = delay(withinMs, undefined, { signal: given.signal }).catch(() => {});
    await Promise.race([Promise.all([...this.#running.values()].map(({ done }) => done)), late]);
    given.abort();
  }
}
