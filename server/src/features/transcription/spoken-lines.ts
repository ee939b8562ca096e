import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import type { SendMessage } from '#http/message-sender.ts';
import type { StreamSession } from './admission.ts';
import type { LineCorrector } from './correcting/line-corrector.ts';

interface LiveWords {
  interim: string;
  stands?: number | undefined;
}

export interface SpokenLinesParts {
  send: SendMessage<ServerMessage>;
  session: StreamSession;
  channel: SpokenChannel;
  corrector: LineCorrector;
  /** Milliseconds since the last loud sample; undefined: unknown. */
  spokenMs: () => number | undefined;
}

/** What a stream's recogniser says: told to its client, and to the session as a voice's lines. */
export class SpokenLines {
  readonly #parts: SpokenLinesParts;
  #interim = '';

  constructor(parts: SpokenLinesParts) {
    this.#parts = parts;
  }

  interim(words: LiveWords): void {
    this.#interim = words.interim;
    this.#parts.send(words);
    this.#tellInterim(words);
  }

  final(text: string): void {
    this.#end(plainAbbreviations(text));
  }

  /** Speech has ended: words that no final took up were none. */
  dropInterim(): void {
    if (this.#interim !== '') this.interim({ interim: '' });
  }

  breakOff(): void {
    if (this.#interim.trim() !== '') this.#end(this.#interim);
  }

  #end(text: string): void {
    const kept = this.#append(text);
    this.#parts.send({ transcript: text });
    if (kept) this.#correct(kept.id, text);
    if (this.#interim !== '') this.#tellInterim({ interim: '' });
    this.#interim = '';
  }

  /** @returns the interviewer's line; of the candidate, what becomes a line is known later */
  #append(text: string): { id: string } | undefined {
    const { session, channel, spokenMs } = this.#parts;
    const ms = spokenMs();
    const line = { text, ...(ms !== undefined && { spoken_ms: ms }) };
    if (channel === 'interviewer') return session.append?.({ kind: 'line', ...line });
    session.hearOwn?.(line, ({ id, text: own }) => this.#correct(id, own));
    return undefined;
  }

  /** With the terms that were expected. */
  #correct(id: string, text: string): void {
    const { session, corrector } = this.#parts;
    for (const correction of corrector.hear(id, text))
      session.append?.({ kind: 'correction', ...correction });
  }

  #tellInterim(words: LiveWords): void {
    if (this.#parts.channel === 'interviewer') this.#parts.session.tellInterim?.(words);
  }
}

const TITLES = /\b(Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e)\.(?=\s)/g;
/** Spelt letters: "U.S.", "P. O. S. T." */
const LETTERS = /\b\p{Lu}\.(?:\s?\p{Lu}\.)+/gu;

/**
 * Removes stops that end no sentence, as the transcript is split at each: "Mr. Dashwood" becomes "Mr
 * Dashwood", "the U.S. market" "the US market", "P. O. S. T." "POST".
 */
export function plainAbbreviations(text: string): string {
  return text
    .replace(TITLES, (_stop, title: string) => title)
    .replace(LETTERS, (letters, at: number, all: string) => {
      const isLast = at + letters.length === all.length;
      return letters.replace(/[.\s]/g, '') + (isLast ? '.' : '');
    });
}
