import type { SendMessage } from './message-sender.ts';

export interface SpokenLinesParts {
  send: SendMessage;
  /** Appends a final to the timeline, and returns its identity at once; undefined where nothing is stored. */
  append: (text: string) => { id: string; at: string } | undefined;
}

/** What the recogniser says, as its client is told and the timeline keeps it. */
export class SpokenLines {
  readonly #parts: SpokenLinesParts;
  #interim = '';

  constructor(parts: SpokenLinesParts) {
    this.#parts = parts;
  }

  interim(text: string): void {
    this.#interim = text;
    this.#parts.send({ interim: text });
  }

  final(text: string): void {
    this.#interim = '';
    const { send, append } = this.#parts;
    const kept = append(text);
    if (kept) send({ line: { id: kept.id, at: kept.at } });
    send({ transcript: text });
  }

  /** The speech is over: what no final has taken up was none. */
  dropInterim(): void {
    if (this.#interim !== '') this.interim('');
  }

  /** Lets what is being said stand as it is: nobody will hear its end. */
  breakOff(): void {
    if (this.#interim.trim() !== '') this.final(this.#interim);
  }
}
