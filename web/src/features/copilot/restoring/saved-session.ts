import { copilotKey } from '#account/copilot-sessions.ts';
import { endExchange, type Exchange } from '#answers/exchange.ts';
import { markdownText, toMarkdown } from '#answers/streaming-markdown.ts';
import { transcriptOf } from '#transcript/take-lines.ts';
import type { FoundQuestions } from '#transcript/question/found-questions.ts';
import { type Selection, selectionOf } from '#transcript/selection.ts';
import {
  type Correction,
  EMPTY_TRANSCRIPT,
  type Gap,
  type Transcript,
  type Utterance,
} from '#transcript/transcript.ts';
import { NO_STYLE, type SessionStyle, type StyleEvent } from '../machine/session-style.ts';

/** What is half typed in the window of a session. */
export const questionDraft = (sessionId: string): string => `copilot-question:${sessionId}`;

export interface Saved {
  transcript: Transcript;
  exchanges: readonly Exchange[];
  found: FoundQuestions;
  style: SessionStyle;
  /** The place in the session up to which all of it is here; 0: all is to be told again. */
  upTo: number;
}

const NOTHING: Saved = {
  transcript: EMPTY_TRANSCRIPT,
  exchanges: [],
  found: [],
  style: NO_STYLE,
  upTo: 0,
};

/** What is missing in what earlier versions kept. */
type Added = 'answeredBy' | 'stoodIn' | 'source' | 'alternatives' | 'note';
type SavedExchange = Omit<Exchange, 'answer' | Added> & Partial<Pick<Exchange, Added>> & { answer: string };

/** As many as the window has. */
const KEPT_EXCHANGES = 100;

/**
 * The window's copy of its session in the browser's storage: after a reload only what came behind its place is read
 * from the server. In parts, one for each page of what was heard and one for each exchange, so that
 * only what changed is written.
 */
export class SavedSession {
  readonly #storage: Storage;
  readonly #prefix: string;
  /** By key: the object that was written last. */
  readonly #written = new Map<string, unknown>();
  /** The exchanges that the storage has; undefined until it was looked through once, since it may hold much else. */
  #stored: readonly string[] | undefined;
  #full = false;

  constructor(storage: Storage, sessionId: string) {
    this.#storage = storage;
    this.#prefix = copilotKey(sessionId);
  }

  restore(): Saved {
    try {
      const [selection = { chosen: [], settled: null }] = this.#read<Selection>('selection');
      const [corrections = []] = this.#read<[string, Correction][]>('corrections');
      const heard = this.#read<(Utterance | Gap)[]>('heard').flat();
      const exchanges = this.#read<SavedExchange>('exchange').toSorted((a, b) => a.at - b.at);
      const [told = { found: [], style: null, upTo: 0, vouchesFor: '' }] = this.#read<Told>('told');
      const transcript = transcriptOf(heard, selection, new Map(corrections));
      return {
        transcript,
        exchanges: exchanges.map(restoredExchange),
        found: told.found,
        style: { ...NO_STYLE, told: told.style },
        upTo: told.vouchesFor === vouched(transcript, exchanges.length) ? told.upTo : 0,
      };
    } catch {
      return NOTHING; // whatever wrote it, it is no session of ours
    }
  }

  /** Does without when the storage is full: the session in the window goes on. */
  save({ transcript, exchanges, found, style, upTo }: Saved): void {
    if (this.#full) return;
    try {
      for (const [place, page] of transcript.heard.entries()) this.#write(`heard:${place}`, page);
      this.#write('corrections:0', transcript.corrections, () => [...transcript.corrections]);
      this.#write('selection:0', transcript.pages, () => selectionOf(transcript));
      this.#saveExchanges(exchanges.slice(-KEPT_EXCHANGES));
      const vouchesFor = vouched(transcript, Math.min(exchanges.length, KEPT_EXCHANGES));
      this.#write('told:0', `${upTo} ${found.length} ${style.told?.id} ${vouchesFor}`, (): Told => ({
        found,
        style: style.told,
        upTo,
        vouchesFor,
      })); // last: the rest is here
    } catch {
      this.#full = true;
      for (const key of this.#keys('')) this.#storage.removeItem(key); // half a session is worse than none
    }
  }

  #saveExchanges(exchanges: readonly Exchange[]): void {
    const parts = exchanges.map(({ id }) => `exchange:${id}`);
    const stored = this.#stored ?? this.#keys('exchange').map((key) => key.slice(this.#prefix.length));
    this.#stored = parts;
    for (const [place, exchange] of exchanges.entries())
      this.#write(parts[place]!, exchange, () => savedExchange(exchange));
    for (const part of stored) if (!parts.includes(part)) this.#remove(part);
  }

  #remove(part: string): void {
    this.#storage.removeItem(this.#prefix + part);
    this.#written.delete(part);
  }

  #write(part: string, source: unknown, toWrite: () => unknown = () => source): void {
    if (this.#written.get(part) === source) return;
    this.#storage.setItem(this.#prefix + part, JSON.stringify(toWrite()));
    this.#written.set(part, source);
  }

  #read<Part>(name: string): Part[] {
    const numbered = this.#keys(name).toSorted((a, b) => numberOf(a) - numberOf(b));
    return numbered.map((key) => JSON.parse(this.#storage.getItem(key) ?? 'null') as Part);
  }

  #keys(name: string): string[] {
    const all = Array.from({ length: this.#storage.length }, (_, place) => this.#storage.key(place) ?? '');
    return all.filter((key) => key.startsWith(this.#prefix + name));
  }
}

/** What follows from the events up to a place, beside what was said and asked. */
interface Told {
  found: FoundQuestions;
  style: StyleEvent | null;
  upTo: number;
  /** How much of the copy there was: parts of it may have been deleted since, by another window. */
  vouchesFor: string;
}

const vouched = ({ heard }: Transcript, exchanges: number): string =>
  `${heard.reduce((items, page) => items + page.length, 0)} ${exchanges}`;

const numberOf = (key: string): number => Number(key.slice(key.lastIndexOf(':') + 1));

const restoredExchange = (saved: SavedExchange): Exchange => ({
  answeredBy: null,
  stoodIn: null,
  source: null,
  alternatives: [],
  note: null,
  ...saved,
  answer: toMarkdown(saved.answer),
});

/** An answer that was still arriving cannot go on after a reload; a held question can. */
const savedExchange = (exchange: Exchange): SavedExchange => ({
  ...(exchange.status === 'held' ? exchange : endExchange(exchange, 'stopped')),
  answer: markdownText(exchange.answer),
});
