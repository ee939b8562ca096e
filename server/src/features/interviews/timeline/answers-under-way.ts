import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Id } from '#db/database.ts';

/** Parts of an answer; with `begins` all from its first, replacing what was told before. */
export interface AnsweringNews {
  exchange_id: Id;
  begins: boolean;
  parts: AnswerPart[];
}

/** Tokens within this time are told together: each message costs one for each window. */
const GATHER_MS = 40;

/** Answers being given in a session, for windows that did not ask. */
export class AnswersUnderWay {
  readonly #tell: (news: AnsweringNews) => void;
  readonly #given = new Map<Id, AnswerPart[]>();
  readonly #untold = new Map<Id, AnswerPart[]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(tell: (news: AnsweringNews) => void) {
    this.#tell = tell;
  }

  take(exchangeId: Id, part: AnswerPart): void {
    add(this.#given, exchangeId, part);
    add(this.#untold, exchangeId, part);
    this.#timer ??= setTimeout(() => this.flush(), GATHER_MS).unref();
  }

  end(exchangeId: Id): void {
    this.flush();
    this.#given.delete(exchangeId);
  }

  soFar(): AnsweringNews[] {
    this.flush();
    return [...this.#given].map(([exchange_id, parts]) => ({ exchange_id, begins: true, parts: [...parts] }));
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [exchange_id, parts] of this.#untold) {
      const begins = parts.length === this.#given.get(exchange_id)?.length;
      this.#tell({ exchange_id, begins, parts });
    }
    this.#untold.clear();
  }
}

function add(all: Map<Id, AnswerPart[]>, exchangeId: Id, part: AnswerPart): void {
  const parts = all.get(exchangeId);
  if (!parts) return void all.set(exchangeId, [part]);
  const last = parts.at(-1);
  if (part.type === 'text' && last?.type === 'text')
    parts[parts.length - 1] = { ...last, text: last.text + part.text };
  else parts.push(part);
}
