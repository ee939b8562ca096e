import { hash } from 'node:crypto';
import type { AskedExchange } from '#asking/exchange.ts';
import { firstTokens } from '#asking/estimate-tokens.ts';
import { EACH_TOKENS } from '#asking/fit-history.ts';
import { BoundedMap } from '#core/bounded-map.ts';
import type { Id } from '#db/database.ts';
import type { ChatMessage } from '#providers/llm/chat-model.ts';

const REMEMBERED_SESSIONS = 500;
/** More of usual length than a prompt has room for. */
const REMEMBERED_QUESTIONS = 40;

interface AskedSession {
  /** A key of the prompt's beginning: behind another one the same numbers mean other experiences. */
  beginning: string;
  /** By exchange. */
  questions: BoundedMap<string, string>;
}

/**
 * The words in which this process put the questions of a session to a language model, with what stood beside them. Put
 * again like that, each prompt begins with the whole of the one before it, and a server that keeps what it has read
 * need not read that anew. What another instance asked, or this one before a restart, stands as it was heard each time.
 */
export class AskedBefore {
  readonly #sessions = new BoundedMap<Id, AskedSession>(REMEMBERED_SESSIONS);

  /** The exchanges of a session, each question in the words in which it was put behind this beginning. */
  inWords(session: Id, { content }: ChatMessage, exchanges: readonly AskedExchange[]): AskedExchange[] {
    const beginning = hash('sha256', content);
    const known = this.#sessions.get(session);
    const isSame = known?.beginning === beginning;
    const questions = isSame ? known.questions : new BoundedMap<string, string>(REMEMBERED_QUESTIONS);
    this.#sessions.set(session, { beginning, questions });
    return exchanges.map((one) => ({ ...one, question: questions.get(one.id) ?? one.question }));
  }

  add(session: Id, exchange: Id, { content }: ChatMessage): void {
    this.#sessions.get(session)?.questions.set(exchange, firstTokens(content, EACH_TOKENS));
  }
}
