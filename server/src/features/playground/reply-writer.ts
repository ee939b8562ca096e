import type { MessageRow } from './messages-store.ts';

/** How often a reply is written while it comes, so that a server that is killed leaves most of it. */
const WRITE_EVERY_MS = 5_000;
/** A running reply that was not written for so long is of a process that is gone. */
const DEAD_AFTER_MS = 6 * WRITE_EVERY_MS;

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

/** Writes a reply every few seconds while it comes, one writing at a time, and once more at its end. */
export class ReplyWriter {
  readonly #parts: ReplyWriterParts;
  readonly #timer: NodeJS.Timeout;
  #text = '';
  #writing: Promise<void> | undefined;

  constructor(parts: ReplyWriterParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#writeSome(), parts.everyMs ?? WRITE_EVERY_MS);
  }

  add(piece: string): void {
    this.#text += piece;
  }

  async end(end: Pick<MessageRow, 'text' | 'state' | 'answered_by'>): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#write(end);
  }

  #writeSome(): void {
    this.#writing ??= this.#write({ text: this.#text }).finally(() => (this.#writing = undefined));
  }

  async #write(written: Parameters<WriteReply>[0]): Promise<void> {
    try {
      if (!(await this.#parts.write(written))) this.#parts.onUnwanted();
    } catch (error) {
      this.#parts.onFailure(error);
    }
  }
}
