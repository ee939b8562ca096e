import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import {
  type Conversation,
  type ConversationMessage,
  PLAYGROUND_HEADERS,
} from '@pythia/contracts/playground.ts';
import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { batchPerFrame } from '#answers/per-frame.ts';
import {
  appendMarkdown,
  EMPTY_MARKDOWN,
  markdownText,
  type StreamingMarkdown,
} from '#answers/streaming-markdown.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { type BranchMessage, chooseBeside, type Chosen, parentKey, shownBranch } from './branches.ts';
import { findIds, isLocal, knownReply, mergeMessages, newMessages, withIds } from './local-messages.ts';

export interface ChatParts {
  create: (title: string, signal: AbortSignal) => Promise<Conversation>;
  read: (id: string) => Promise<{ conversation: Conversation; messages: ConversationMessage[] }>;
  stream: (
    body: { conversation_id: string; parent_id: string | null; message: string },
    options: { signal: AbortSignal; onHeaders: (headers: Headers) => void },
  ) => AsyncIterable<string>;
  /** Nobody waits for the reply that is written in it. Never rejects. */
  stop: (id: string) => Promise<void>;
  /** Created, or spoken in. */
  onChange: (chat: Chat) => void;
  now: () => number;
  nextFrame: (callback: () => void) => unknown;
}

/** `new`: nothing said; `failed`: unreadable; `gone`: deleted. */
type Loading = 'new' | 'loading' | 'ready' | 'failed' | 'gone';

interface ChatState {
  loading: Loading;
  conversation: Conversation | null;
  messages: readonly BranchMessage[];
  chosen: Chosen;
  /** Reply that this window receives. */
  writing: { id: string; markdown: StreamingMarkdown } | null;
}

let chats = 0;

export class Chat {
  readonly key = (chats += 1);
  readonly startId: string | null;
  readonly store: StoreApi<ChatState>;
  readonly #parts: ChatParts;
  #abort = new AbortController();
  #sent = 0;

  constructor(parts: ChatParts, startId: string | null) {
    this.#parts = parts;
    this.startId = startId;
    this.store = createStore(() => ({
      loading: startId === null ? ('new' as const) : ('loading' as const),
      conversation: null,
      messages: [],
      chosen: {},
      writing: null,
    }));
  }

  get id(): string | null {
    return this.#state.conversation?.id ?? this.startId;
  }

  get isBusy(): boolean {
    return this.#state.writing !== null;
  }

  get unsent(): string {
    const { messages, chosen } = this.#state;
    return shownBranch(messages, chosen)
      .filter(({ message }) => message.is_user && isLocal(message.id))
      .map(({ message }) => message.text)
      .join('\n\n');
  }

  /** It goes on from before a reload, or another window has it written. */
  get isWrittenElsewhere(): boolean {
    return !this.isBusy && this.#state.messages.some(({ state }) => state === 'running');
  }

  get isStoppable(): boolean {
    return this.isBusy || this.isWrittenElsewhere;
  }

  async load(): Promise<void> {
    const { id } = this;
    if (id === null || this.isBusy) return;
    const sent = this.#sent;
    try {
      const { conversation, messages } = await this.#parts.read(id);
      if (sent !== this.#sent) return;
      this.#set({
        conversation,
        messages: mergeMessages(this.#state.messages, messages),
        loading: 'ready',
      });
    } catch (error) {
      if (isNotFound(error)) this.#set({ loading: 'gone' });
      else if (this.#state.loading === 'loading') this.#set({ loading: 'failed' });
    }
  }

  /**
   * Sends nothing during a reply.
   * @param parentId newest shown reply by default
   */
  async send(text: string, parentId: string | null = this.#newestReply()): Promise<void> {
    if (text.trim() === '' || this.isStoppable) return;
    this.#sent += 1;
    const sent = newMessages(text.trim(), parentId, this.#parts.now());
    // the newest message is shown, whatever was chosen before
    const { [parentKey(parentId)]: _, ...chosen } = this.#state.chosen;
    this.#set({
      loading: 'ready',
      messages: [...this.#state.messages, sent.message, sent.reply],
      chosen,
      writing: { id: sent.reply.id, markdown: EMPTY_MARKDOWN },
    });
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const batch = batchPerFrame((piece) => this.#receive(piece), this.#parts.nextFrame);
    try {
      const conversation_id = await this.#begun(sent.message.text, signal);
      const body = {
        conversation_id,
        parent_id: knownReply(this.#state.messages, parentId),
        message: sent.message.text,
      };
      const onHeaders = (headers: Headers) => this.#takeIds(sent, headers);
      for await (const piece of this.#parts.stream(body, { signal, onHeaders })) batch.add(piece);
      batch.flush();
      this.#end({ state: 'complete' });
    } catch (error) {
      batch.flush();
      this.#end(signal.aborted ? { state: 'stopped' } : failure(error));
      await this.#learnIds();
    }
    this.#parts.onChange(this);
  }

  async stop(): Promise<void> {
    const { id } = this;
    this.#abort.abort();
    if (id !== null && this.isStoppable) await this.#parts.stop(id);
  }

  /** Sends the same or other words as a branch. */
  resend({ parent_id }: BranchMessage, text: string): void {
    void this.send(text, parent_id);
  }

  showBeside(message: BranchMessage, by: number): void {
    const { messages, chosen } = this.#state;
    this.#set({ chosen: chooseBeside(messages, chosen, message, by) });
  }

  renamed(conversation: Conversation): void {
    this.#set({ conversation });
  }

  get #state(): ChatState {
    return this.store.getState();
  }

  #set(change: Partial<ChatState>): void {
    this.store.setState(change);
  }

  async #begun(text: string, signal: AbortSignal): Promise<string> {
    if (this.id !== null) return this.id;
    const conversation = await this.#parts.create(titleOf(text), signal);
    this.#set({ conversation });
    this.#parts.onChange(this);
    return conversation.id;
  }

  #receive(piece: string): void {
    const { writing } = this.#state;
    if (writing) this.#set({ writing: { ...writing, markdown: appendMarkdown(writing.markdown, piece) } });
  }

  #takeIds({ message, reply }: ReturnType<typeof newMessages>, headers: Headers): void {
    const [messageId, replyId] = [PLAYGROUND_HEADERS.messageId, PLAYGROUND_HEADERS.replyId].map((name) =>
      headers.get(name),
    );
    const answeredBy = headers.get(ANSWER_HEADERS.answeredBy);
    if (!messageId || !replyId) return;
    this.#rename({ [message.id]: messageId, [reply.id]: replyId });
    this.#change(replyId, { answered_by: answeredBy && decodeURIComponent(answeredBy) });
  }

  #rename(ids: Record<string, string>): void {
    const { messages, writing } = this.#state;
    this.#set({
      messages: withIds(messages, ids),
      writing: writing && { ...writing, id: ids[writing.id] ?? writing.id },
    });
  }

  #change(id: string, change: Partial<BranchMessage>): void {
    this.#set({
      messages: this.#state.messages.map((message) =>
        message.id === id ? { ...message, ...change } : message,
      ),
    });
  }

  /** A reply that failed while empty shows its error. */
  #end(end: Pick<BranchMessage, 'state' | 'error'>): void {
    const { writing } = this.#state;
    if (!writing) return;
    const arrived = markdownText(writing.markdown);
    const state = end.error !== undefined && arrived !== '' ? 'partial' : end.state;
    this.#change(writing.id, { ...end, state, text: arrived });
    this.#set({ writing: null });
  }

  async #learnIds(): Promise<void> {
    if (this.id === null || !this.#state.messages.some(({ id }) => isLocal(id))) return;
    const sent = this.#sent;
    try {
      const { messages } = await this.#parts.read(this.id);
      if (sent === this.#sent) this.#rename(findIds(this.#state.messages, messages));
    } catch (error) {
      // an unreachable server: the next message follows the last reply that it is known to have
      if (isNotFound(error)) this.#set({ loading: 'gone' });
    }
  }

  #newestReply(): string | null {
    const { messages, chosen } = this.#state;
    return shownBranch(messages, chosen).at(-1)?.message.id ?? null;
  }
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

const failure = (error: unknown): Pick<BranchMessage, 'state' | 'error'> => ({
  state: 'failed',
  error: sentenceFor(error, MESSAGES.unexpectedResponse),
});

function titleOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= TITLE_CHARS) return line;
  const cut = line.slice(0, TITLE_CHARS);
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), TITLE_CHARS / 2))
    .trimEnd()
    .toWellFormed()}…`;
}

const TITLE_CHARS = LIMITS.conversationTitle / 2;
