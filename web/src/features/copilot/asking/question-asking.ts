import { LIMITS } from '@pythia/contracts/limits.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnswerConversation } from '#answers/answer-conversation.ts';
import { type Exchange, type ExchangeQuestion, questionLimit } from '#answers/exchange.ts';
import {
  asked,
  catchUp,
  type CurrentQuestion,
  dropLast,
  extendTo,
  isEmpty,
  leadIn,
  linesInReach,
  NO_MARKS,
  currentQuestionOf,
  type QuestionMarks,
  questionText,
  saidText,
  settleMarks,
  stillSpoken,
  takeOut,
} from '#transcript/question/current-question.ts';
import { isInterviewers, itemAt, itemCount, newestItems, type Transcript } from '#transcript/transcript.ts';
import { arm } from './arming.ts';
import type { CopilotSession } from '../machine/copilot-session.ts';
import { foundIn, type Machine } from '../machine/machine.ts';
import type { CopilotKind } from '../copilot-kinds.ts';
import type { Listening } from '../sound/listening.ts';

interface AskingParts {
  kind: Pick<CopilotKind, 'nothingToAsk'>;
  machine: Machine;
  listening: Pick<Listening, 'speech' | 'flush'>;
  conversation: AnswerConversation;
}

export interface AskingState {
  readonly marks: QuestionMarks;
  readonly armed: boolean;
}

export class QuestionAsking {
  readonly store: StoreApi<AskingState> = createStore(() => ({ marks: NO_MARKS, armed: false }));
  readonly #parts: AskingParts;
  #stopWaiting = (): void => {};
  /** Exchange whose question was asked in mid-sentence, and its final words so far. */
  #spoken: { exchange: number; words: string } | null = null;
  /** Sentence shown while there is nothing to ask, and dismissed with the next question. */
  #refusal: string | null = null;

  constructor(parts: AskingParts) {
    this.#parts = parts;
    const { machine, conversation } = parts;
    machine.watch(
      ({ phase }) => phase.name,
      () => this.disarm(),
    );
    machine.watch(
      ({ transcript }) => transcript,
      (_, before) => this.#follow(before),
    );
    conversation.store.subscribe((exchanges, before) => this.#followAsked(exchanges, before));
  }

  question(): CurrentQuestion {
    return currentQuestionOf(this.#transcript, this.#marks, foundIn(this.#session));
  }

  readonly toggleLine = (id: number): void => {
    const line = itemAt(this.#transcript, id);
    if (line?.selected) this.#mark(takeOut(this.#marks, line.key));
    this.#parts.machine.dispatch({ type: 'line-toggled', id });
    this.#withdrawRefusal();
  };

  readonly clearSelection = (): void => this.#parts.machine.dispatch({ type: 'selection-cleared' });

  /** @param place index among the digits for lines */
  reachLine(place: number): void {
    const question = this.question();
    const line = itemAt(this.#transcript, linesInReach(this.#transcript, question)[place] ?? -1);
    if (!line) return;
    if (place === 0 || question.isSelection) this.toggleLine(line.id);
    else this.#mark(extendTo(this.#marks, line));
  }

  /** Removes the question's end; a selection is given up. */
  readonly drop = (): void => {
    if (this.question().isSelection) this.clearSelection();
    else this.#mark(dropLast(this.#transcript, this.#marks, foundIn(this.#session)));
  };

  /** Asks the current question; while somebody speaks, only once they have finished or at a second press. */
  readonly getAnswer = (): void => {
    if (this.#session.phase.name !== 'listening') return;
    const { listening } = this.#parts;
    const waits = !this.store.getState().armed && !this.question().isSelection;
    if (!waits || !listening.speech.isSpeaking()) return this.#askQuestion();
    this.#dismissRefusal();
    this.store.setState({ armed: true });
    this.#stopWaiting = arm({ listening, onFinished: () => this.#askQuestion() });
  };

  /** Asks in the reader's words, at once; blank ones are ignored. */
  readonly askInWords = (words: string): void => {
    this.disarm();
    if (words.trim() !== '') this.#askQuestion(words.trim());
  };

  readonly stop = (): void => {
    this.disarm();
    this.#parts.conversation.stopAll();
  };

  disarm(): void {
    if (!this.store.getState().armed) return;
    this.#stopWaiting();
    this.store.setState({ armed: false });
  }

  #follow(before: Transcript): void {
    this.#completeSpoken(before);
    this.catchUp();
    this.#withdrawRefusal();
  }

  #followAsked(exchanges: readonly Exchange[], before: readonly Exchange[]): void {
    const [newest, known] = [exchanges.at(-1), before.at(-1)];
    if (exchanges.length !== before.length || newest?.question !== known?.question) this.catchUp();
    if (newest?.id !== known?.id) this.#dismissRefusal();
  }

  #completeSpoken(before: Transcript): void {
    const added = newestItems(this.#transcript, itemCount(this.#transcript) - itemCount(before)).filter(
      isInterviewers,
    );
    const { marks, completed } = settleMarks(this.#transcript, this.#marks, added);
    if (marks !== this.#marks) this.#mark(marks);
    if (!this.#spoken || completed.length === 0) return;
    const said = completed.map(({ text }) => text);
    this.#spoken.words = [this.#spoken.words, ...said].join(' ').trim();
    this.#parts.conversation.complete(this.#spoken.exchange, {
      text: `${this.#spoken.words} ${stillSpoken(this.#transcript, marks)}`.trim(),
      lines: completed.map(({ key }) => key),
    });
  }

  catchUp(): void {
    const isAsked = this.#parts.conversation.askedLines();
    this.#mark(catchUp(this.#transcript, this.#marks, (key) => isAsked.has(key)));
  }

  send(question: string): void {
    const text = question.trim().slice(0, LIMITS.question);
    if (text) this.#ask({ text, source: 'typed', lines: [] });
  }

  retry(exchange: Exchange): void {
    this.#ask(sameQuestion(exchange));
  }

  askAnew(exchange: Exchange, words: string): void {
    const { instead: _, ...same } = sameQuestion(exchange);
    const text = words.trim().slice(0, questionLimit(same));
    if (text) this.#ask({ ...same, text });
  }

  /** @param line title of another story */
  tellInstead(exchange: Exchange, line: string): void {
    if (!this.#parts.conversation.isAnswering()) this.#ask({ ...sameQuestion(exchange), instead: line });
  }

  get #session(): CopilotSession {
    return this.#parts.machine.select((session) => session);
  }

  get #transcript(): Transcript {
    return this.#session.transcript;
  }

  get #marks(): QuestionMarks {
    return this.store.getState().marks;
  }

  #mark(marks: QuestionMarks): void {
    this.store.setState({ marks });
    this.#withdrawRefusal();
  }

  #refuse(sentence: string): void {
    this.#refusal = sentence;
    this.#parts.machine.dispatch({ type: 'failed', error: sentence });
  }

  #withdrawRefusal(): void {
    if (this.#refusal !== null && !isEmpty(this.question())) this.#dismissRefusal();
  }

  #dismissRefusal(): void {
    if (this.#refusal !== null && this.#session.error === this.#refusal)
      this.#parts.machine.dispatch({ type: 'error-dismissed' });
    this.#refusal = null;
  }

  /**
   * Presses while the same question is answered change nothing.
   * @param inWords instead of what was heard
   */
  #askQuestion(inWords?: string): void {
    const { kind, conversation, machine } = this.#parts;
    this.disarm();
    const question = this.question();
    if (isEmpty(question) && inWords === undefined) {
      if (conversation.isAnswering()) return;
      return this.#refuse(kind.nothingToAsk(itemCount(this.#transcript) > 0));
    }
    const isAsked = conversation.askedLines();
    const before = leadIn(this.#transcript, question, (key) => isAsked.has(key), LIMITS.leadIn);
    const lines = question.lines.map(({ key }) => key);
    const text = (inWords ?? questionText(question)).slice(-LIMITS.message);
    const exchange = this.#ask({ text, source: 'lines', lines, ...(before && { before }) });
    const words = saidText({ ...question, unfinished: '' });
    const isComplete =
      inWords !== undefined || question.unfinished === '' || question.asked?.isWhole === true;
    this.#spoken = exchange === null || isComplete ? null : { exchange, words };
    this.#mark(asked(this.#transcript, question));
    machine.dispatch({ type: 'lines-asked' });
  }

  /**
   * A new question ends the answer before, as readers look at one at a time.
   * @returns the exchange
   */
  #ask(question: Exchange['question']): number | null {
    const { machine, conversation } = this.#parts;
    if (this.#session.phase.name !== 'listening') return null;
    this.disarm();
    conversation.stopAll();
    machine.dispatch({ type: 'asking' });
    return conversation.ask(question);
  }
}

function sameQuestion({ question, eventId }: Exchange): ExchangeQuestion {
  const again = question.again ?? eventId;
  return again === null ? question : { ...question, again };
}
