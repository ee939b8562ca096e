import { LIMITS } from '@pythia/contracts/limits.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Conversation } from '#answers/conversation.ts';
import { type Exchange, type Question, questionLimit } from '#answers/exchange.ts';
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
  questionOf,
  type QuestionMarks,
  questionText,
  saidText,
  settle,
  stillSpoken,
  takeOut,
} from '#transcript/question/current-question.ts';
import { isInterviewers, itemAt, itemCount, newestItems, type Transcript } from '#transcript/transcript.ts';
import { Arming } from './arming.ts';
import { type CopilotSession, foundIn } from '../machine/copilot-session.ts';
import type { Machine } from '../machine/machine.ts';
import type { CopilotKind } from '../copilot-kinds.ts';
import type { Listening } from '../sound/listening.ts';

interface AskingParts {
  kind: Pick<CopilotKind, 'nothingToAsk'>;
  machine: Machine;
  listening: Pick<Listening, 'speech' | 'flush'>;
  conversation: Conversation;
}

export interface AskingState {
  readonly marks: QuestionMarks;
  /** Whether the question is asked as soon as they have finished. */
  readonly armed: boolean;
}

/** The ways to ask: about what was said, in own words, again. */
export class Asking {
  readonly store: StoreApi<AskingState> = createStore(() => ({ marks: NO_MARKS, armed: false }));
  readonly #parts: AskingParts;
  readonly #arming: Arming;
  /** The exchange whose question was asked in mid-sentence, and its words as far as they are final. */
  #spoken: { exchange: number; words: string } | null = null;
  /** What the window says while there is nothing to ask; it goes as soon as there is something, or an answer. */
  #refusal: string | null = null;

  constructor(parts: AskingParts) {
    this.#parts = parts;
    this.#arming = new Arming({
      listening: parts.listening,
      onChange: (armed) => this.store.setState({ armed }),
      onFinished: () => this.#askQuestion(),
    });
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

  /** What Get Answer asks about. */
  question(): CurrentQuestion {
    return questionOf(this.#transcript, this.#marks, foundIn(this.#session));
  }

  /** Selects a line or takes it back, from the selection or from the question. */
  readonly toggleLine = (id: number): void => {
    const line = itemAt(this.#transcript, id);
    if (line?.selected) this.#mark(takeOut(this.#marks, line.key));
    this.#parts.machine.dispatch({ type: 'line-toggled', id });
    this.#withdrawRefusal();
  };

  readonly clearSelection = (): void => this.#parts.machine.dispatch({ type: 'selection-cleared' });

  /** By the place of its key: lets the question begin with a line above it; toggles the newest line, or any of a selection. */
  reachLine(place: number): void {
    const question = this.question();
    const line = itemAt(this.#transcript, linesInReach(this.#transcript, question)[place] ?? -1);
    if (!line) return;
    if (place === 0 || question.isSelection) this.toggleLine(line.id);
    else this.#mark(extendTo(this.#marks, line));
  }

  /** Takes the end out of the question; a selection is given up. */
  readonly drop = (): void => {
    if (this.question().isSelection) this.clearSelection();
    else this.#mark(dropLast(this.#transcript, this.#marks, foundIn(this.#session)));
  };

  /** Asks the current question: when they have finished, if they are speaking, and at once at a second press. */
  readonly getAnswer = (): void => {
    if (this.#session.phase.name !== 'listening') return;
    const waits = !this.#arming.isArmed && !this.question().isSelection;
    if (waits && this.#parts.listening.speech.isSpeaking()) {
      this.#dismissRefusal();
      return this.#arming.arm();
    }
    this.#arming.disarm();
    this.#askQuestion();
  };

  /** Asks the current question in the reader's words, at once; blank ones are not sent. */
  readonly askInWords = (words: string): void => {
    this.#arming.disarm();
    if (words.trim() !== '') this.#askQuestion(words.trim());
  };

  /** Stops the answers, and waits no longer for what is being said. */
  readonly stop = (): void => {
    this.disarm();
    this.#parts.conversation.stopAll();
  };

  disarm(): void {
    this.#arming.disarm();
  }

  /** Words that were asked about may have become lines, and lines may be known to be asked about. */
  #follow(before: Transcript): void {
    this.#completeSpoken(before);
    this.catchUp();
    this.#withdrawRefusal();
  }

  /** Follows what is asked here or in another window. */
  #followAsked(exchanges: readonly Exchange[], before: readonly Exchange[]): void {
    const [newest, known] = [exchanges.at(-1), before.at(-1)];
    if (exchanges.length !== before.length || newest?.question !== known?.question) this.catchUp();
    if (newest?.id !== known?.id) this.#dismissRefusal();
  }

  #completeSpoken(before: Transcript): void {
    const added = newestItems(this.#transcript, itemCount(this.#transcript) - itemCount(before)).filter(
      isInterviewers,
    );
    const { marks, completed } = settle(this.#transcript, this.#marks, added);
    if (marks !== this.#marks) this.#mark(marks);
    if (!this.#spoken || completed.length === 0) return;
    const said = completed.map(({ text }) => text);
    this.#spoken.words = [this.#spoken.words, ...said].join(' ').trim();
    this.#parts.conversation.complete(this.#spoken.exchange, {
      text: `${this.#spoken.words} ${stillSpoken(this.#transcript, marks)}`.trim(),
      lines: completed.map(({ key }) => key),
    });
  }

  /** Takes for asked what is known to be, here or in another window. */
  catchUp(): void {
    const isAsked = this.#parts.conversation.askedLines();
    this.#mark(catchUp(this.#transcript, this.#marks, (key) => isAsked.has(key)));
  }

  /** Sends a typed question; one without words is not sent. */
  send(question: string): void {
    const text = question.trim().slice(0, LIMITS.question);
    if (text) this.#ask({ text, source: 'typed', lines: [] });
  }

  /** Asks the same again. */
  retry(exchange: Exchange): void {
    this.#ask(sameQuestion(exchange));
  }

  /** Asks in other words, where there are any; the earlier exchange stays. */
  askAnew(exchange: Exchange, words: string): void {
    const { instead: _, ...same } = sameQuestion(exchange);
    const text = words.trim().slice(0, questionLimit(same));
    if (text) this.#ask({ ...same, text });
  }

  /** Asks the same again, to be answered with one of the other stories that its answer offered. */
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

  /** Once there is something to ask. */
  #withdrawRefusal(): void {
    if (this.#refusal !== null && !isEmpty(this.question())) this.#dismissRefusal();
  }

  /** An answer has come, here or in another window. Whatever else the window says by then stays. */
  #dismissRefusal(): void {
    if (this.#refusal !== null && this.#session.error === this.#refusal)
      this.#parts.machine.dispatch({ type: 'error-dismissed' });
    this.#refusal = null;
  }

  /**
   * A repeated press while it is answered changes nothing.
   * @param inWords those of the reader, in the place of what was heard
   */
  #askQuestion(inWords?: string): void {
    const { kind, conversation, machine } = this.#parts;
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

  /** The reader looks at one answer at a time, so a new question ends the one before. @returns the exchange */
  #ask(question: Exchange['question']): number | null {
    const { machine, conversation } = this.#parts;
    if (this.#session.phase.name !== 'listening') return null;
    this.#arming.disarm();
    conversation.stopAll();
    machine.dispatch({ type: 'asking' });
    return conversation.ask(question);
  }
}

/** An exchange's question, to be asked again in place of it. */
function sameQuestion({ question, eventId }: Exchange): Question {
  const again = question.again ?? eventId;
  return again === null ? question : { ...question, again };
}
