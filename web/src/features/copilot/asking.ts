import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Conversation } from '#answers/conversation.ts';
import { type Exchange, questionLimit } from '#answers/exchange.ts';
import type { TranscriptItem } from '#transcript/transcript.ts';
import type { CopilotEvent, CopilotSession } from './copilot-session.ts';
import type { CopilotKind } from './copilot-kinds.ts';

interface AskingParts {
  kind: Pick<CopilotKind, 'linesToAsk' | 'nothingToAsk'>;
  session: () => CopilotSession;
  conversation: Conversation;
  dispatch: (event: CopilotEvent) => void;
}

/** The ways to ask: about what was said, in own words, again. */
export class Asking {
  readonly #parts: AskingParts;

  constructor(parts: AskingParts) {
    this.#parts = parts;
  }

  /** What this kind of session asks about now. */
  linesToAsk(): readonly TranscriptItem[] {
    return this.#parts.kind.linesToAsk(this.#parts.session().transcript);
  }

  readonly toggleLine = (id: number): void => this.#parts.dispatch({ type: 'line-toggled', id });
  readonly clearSelection = (): void => this.#parts.dispatch({ type: 'selection-cleared' });

  /** Asks about these lines. A repeated press on the same lines changes nothing. */
  getAnswer(): void {
    const { kind, conversation, dispatch } = this.#parts;
    const lines = this.linesToAsk();
    if (lines.length === 0) return dispatch({ type: 'failed', error: kind.nothingToAsk });
    if (conversation.isAnswering() && !lines.some((line) => line.selected)) return;
    const text = lines
      .map((line) => line.text)
      .join(' ')
      .slice(-LIMITS.message);
    this.#ask({ text, source: 'lines', lines: lines.map((line) => line.key) });
    dispatch({ type: 'lines-asked' });
  }

  /** Asks a typed question; one without words is not sent. */
  send(question: string): void {
    const text = question.trim().slice(0, LIMITS.question);
    if (text) this.#ask({ text, source: 'typed', lines: [] });
  }

  /** Asks the same again. */
  retry({ question }: Exchange): void {
    this.#ask(question);
  }

  /** Asks in other words, where there are any; the earlier exchange stays. */
  askAnew({ question }: Exchange, words: string): void {
    const { source, lines } = question;
    const text = words.trim().slice(0, questionLimit(question));
    if (text) this.#ask({ text, source, lines });
  }

  /** Asks the same again, to be answered with one of the other stories that its answer offered. */
  tellInstead({ question }: Exchange, line: string): void {
    if (!this.#parts.conversation.isAnswering()) this.#ask({ ...question, instead: line });
  }

  /** The reader looks at one answer at a time, so a new question ends the one before. */
  #ask(question: Exchange['question']): void {
    const { session, conversation, dispatch } = this.#parts;
    if (session().phase.name !== 'listening') return;
    conversation.stopAll();
    dispatch({ type: 'error-dismissed' });
    conversation.ask(question);
  }
}
