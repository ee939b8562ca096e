import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import type { LineCorrection, LineCorrector } from './correcting/line-corrector.ts';
import type { SendMessage } from '#http/message-sender.ts';

export interface LiveWords {
  interim: string;
  stands?: number | undefined;
}

export interface SpokenLinesParts {
  send: SendMessage<ServerMessage>;
  append: (text: string) => { id: string } | undefined;
  corrector: Pick<LineCorrector, 'hear'>;
  correct: (correction: LineCorrection) => void;
  tellInterim: (words: LiveWords) => void;
}

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

  /** Speech has ended: words that no final took up were none. */
  dropInterim(): void {
    if (this.#interim !== '') this.interim({ interim: '' });
  }

  breakOff(): void {
    if (this.#interim.trim() !== '') this.final(this.#interim);
  }
}
