import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import type { LineCorrection, LineCorrector } from './correcting/line-corrector.ts';
import type { SendMessage } from '#http/message-sender.ts';

/** Words that are no line yet; the first `stands` characters will not change before the final. */
export interface LiveWords {
  interim: string;
  stands?: number | undefined;
}

export interface SpokenLinesParts {
  send: SendMessage<ServerMessage>;
  /** Appends a final to the timeline; undefined where nothing is stored. */
  append: (text: string) => { id: string } | undefined;
  corrector: Pick<LineCorrector, 'hear'>;
  /** Appends what a sentence of a stored line says with the terms that were expected, and tells everybody. */
  correct: (correction: LineCorrection) => void;
  /** Shows others what is being said; empty when nothing is, or it has become a line. */
  tellInterim: (words: LiveWords) => void;
}

/** What the recogniser says, as its client is told and the timeline keeps it. */
export class SpokenLines {
  readonly #parts: SpokenLinesParts;
  #interim = '';

  constructor(parts: SpokenLinesParts) {
    this.#parts = parts;
  }

  interim(words: LiveWords): void {
    this.#interim = words.interim;
    this.#parts.send(words);
    this.#parts.tellInterim(words);
  }

  final(text: string): void {
    const { send, append, corrector, correct, tellInterim } = this.#parts;
    const kept = append(text);
    send({ transcript: text });
    if (kept) for (const correction of corrector.hear(kept.id, text)) correct(correction);
    if (this.#interim !== '') tellInterim({ interim: '' });
    this.#interim = '';
  }

  /** The speech is over: what no final has taken up was none. */
  dropInterim(): void {
    if (this.#interim !== '') this.interim({ interim: '' });
  }

  /** Lets what is being said stand as it is: nobody will hear its end. */
  breakOff(): void {
    if (this.#interim.trim() !== '') this.final(this.#interim);
  }
}
