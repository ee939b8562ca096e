import type { MessageRow } from './messages-store.ts';

const WRITE_EVERY_MS = 5_000;
const DEAD_AFTER_MS = 6 * WRITE_EVERY_MS;
const TRIES_AFTER_END = 12;

export const aliveSince = (now: number): number => now - DEAD_AFTER_MS;

type WriteReply = (written: Pick<MessageRow, 'text'> & Partial<MessageRow>) => Promise<boolean>;

interface ReplyWriterParts {
  write: WriteReply;
  onUnwanted: () => void;
  onFailure: (error: unknown) => void;
  everyMs?: number;
}

type ReplyEnd = Pick<MessageRow, 'text' | 'state' | 'answered_by'>;

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
