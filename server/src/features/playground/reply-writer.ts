import type { MessageRow } from './messages-store.ts';

/** A killed server loses at most so much. */
const WRITE_EVERY_MS = 5_000;
/** Silence of a reply whose process is gone. */
const DEAD_AFTER_MS = 6 * WRITE_EVERY_MS;
/** Retries for a minute: the reader has seen the end. */
const TRIES_AFTER_END = 12;

/** Oldest write of a living reply. */
export const aliveSince = (now: number): number => now - DEAD_AFTER_MS;

/** @returns whether the reply is still wanted */
type WriteReply = (written: Pick<MessageRow, 'text'> & Partial<MessageRow>) => Promise<boolean>;

interface ReplyWriterParts {
  write: WriteReply;
  /** Called when the reply is not wanted any more. */
  onUnwanted: () => void;
  /** A failed write; the next may succeed. */
  onFailure: (error: unknown) => void;
  everyMs?: number;
}

type ReplyEnd = Pick<MessageRow, 'text' | 'state' | 'answered_by'>;

/** Writes a growing reply every few seconds, one write at a time, and its end. */
export class ReplyWriter {
  readonly #parts: ReplyWriterParts;
  readonly #everyMs: number;
  readonly #timer: NodeJS.Timeout;
  #text = '';
  #writing: Promise<unknown> | undefined;

  constructor(parts: ReplyWriterParts) {
    this.#parts = parts;
    this.#everyMs = parts.everyMs ?? WRITE_EVERY_MS;
    this.#timer = setInterval(() => this.#writeSome(), this.#everyMs);
  }

  add(piece: string): void {
    this.#text += piece;
  }

  /** Returns after the first try; retries continue in the background. */
  async end(end: ReplyEnd): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#writeEnd(end, TRIES_AFTER_END);
  }

  async #writeEnd(end: ReplyEnd, triesLeft: number): Promise<void> {
    const isTaken = await this.#write(end);
    if (isTaken || triesLeft === 0) return;
    setTimeout(() => void this.#writeEnd(end, triesLeft - 1), this.#everyMs).unref();
  }

  #writeSome(): void {
    this.#writing ??= this.#write({ text: this.#text }).finally(() => (this.#writing = undefined));
  }

  /** @returns whether it was stored */
  async #write(written: Parameters<WriteReply>[0]): Promise<boolean> {
    try {
      if (!(await this.#parts.write(written))) this.#parts.onUnwanted();
      return true;
    } catch (error) {
      this.#parts.onFailure(error);
      return false;
    }
  }
}
