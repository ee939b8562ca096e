import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Id } from '#db/database.ts';

/** Parts of one answer; those of one that `begins` are all from its first on, and stand in place of what was told before. */
export interface AnsweringNews {
  exchange_id: Id;
  begins: boolean;
  parts: AnswerPart[];
}

/** Tokens of so long are told together: a reader sees no difference, and each telling costs a message for each window. */
const GATHER_MS = 40;

/** The answers that are being given in a session, for the windows that did not ask. */
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

  /** Its whole is in the timeline from now on. */
  end(exchangeId: Id): void {
    this.flush();
    this.#given.delete(exchangeId);
  }

  /** What is given so far of each; nothing of it is told once more. */
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

/** Text behind text is one part. */
function add(all: Map<Id, AnswerPart[]>, exchangeId: Id, part: AnswerPart): void {
  const parts = all.get(exchangeId);
  if (!parts) return void all.set(exchangeId, [part]);
  const last = parts.at(-1);
  if (part.type === 'text' && last?.type === 'text')
    parts[parts.length - 1] = { ...last, text: last.text + part.text };
  else parts.push(part);
}
