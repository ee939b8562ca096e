import type { MessageRow } from './messages-store.ts';

/** How often a reply is written while it comes, so that a server that is killed leaves most of it. */
const WRITE_EVERY_MS = 5_000;
/** A running reply that was not written for so long is of a process that is gone. */
const DEAD_AFTER_MS = 6 * WRITE_EVERY_MS;
/** An end that the database refused is tried again for a minute: the reader has seen it. */
const TRIES_AFTER_END = 12;

/** Running replies that were written after this instant are still being written. */
export const aliveSince = (now: number): number => now - DEAD_AFTER_MS;

/** @returns whether the reply is still wanted */
type WriteReply = (written: Pick<MessageRow, 'text'> & Partial<MessageRow>) => Promise<boolean>;

interface ReplyWriterParts {
  write: WriteReply;
  /** Hears that nobody wants the reply any more. */
  onUnwanted: () => void;
  /** Hears of a writing that failed; the next one may succeed. */
  onFailure: (error: unknown) => void;
  everyMs?: number;
}

type ReplyEnd = Pick<MessageRow, 'text' | 'state' | 'answered_by'>;

/** Writes a reply every few seconds while it comes, one writing at a time, and once more at its end. */
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

  /** Returns after the first try to write the end; where that failed, further ones follow in the background. */
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

  /** @returns whether the database took it */
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
