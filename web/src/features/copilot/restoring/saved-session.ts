import { copilotKey } from '#account/copilot-sessions.ts';
import { endExchange, type Exchange } from '#answers/exchange.ts';
import { markdownText, toMarkdown } from '#answers/streaming-markdown.ts';
import { transcriptOf } from '#transcript/told-lines.ts';
import type { FoundQuestions } from '#transcript/question/found-questions.ts';
import { type Selection, selectionOf } from '#transcript/selection.ts';
import {
  type Correction,
  EMPTY_TRANSCRIPT,
  type SoundGap,
  type Transcript,
  type Utterance,
} from '#transcript/transcript.ts';
import { NO_STYLE, type SessionStyle, type StyleEvent } from '../machine/session-style.ts';

export const questionDraft = (sessionId: string): string => `copilot-question:${sessionId}`;

export interface Saved {
  transcript: Transcript;
  exchanges: readonly Exchange[];
  found: FoundQuestions;
  style: SessionStyle;
  /** Place in the session's events up to which the copy is complete; 0: read all again. */
  upTo: number;
}

const NOTHING: Saved = {
  transcript: EMPTY_TRANSCRIPT,
  exchanges: [],
  found: [],
  style: NO_STYLE,
  upTo: 0,
};

/** Missing in what earlier versions kept. */
type Added = 'answeredBy' | 'stoodIn' | 'source' | 'alternatives' | 'note';
type SavedExchange = Omit<Exchange, 'answer' | Added> & Partial<Pick<Exchange, Added>> & { answer: string };

const KEPT_EXCHANGES = 100;

/**
 * Copy of the window's session: after a reload only newer events are read. One part a page of lines and
 * one an exchange, so that only changes are written.
 */
export class SavedSession {
  readonly #storage: Storage;
  readonly #prefix: string;
  readonly #written = new Map<string, unknown>();
  /** Undefined until the storage was searched once, as it may hold much else. */
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
      const heard = this.#read<(Utterance | SoundGap)[]>('heard').flat();
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
      return NOTHING;
    }
  }

  /** A full storage is no failure: the session in the window goes on. */
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
      })); // written last, as it says that the rest is whole
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

interface Told {
  found: FoundQuestions;
  style: StyleEvent | null;
  upTo: number;
  /** Size of the copy, as another window may have deleted parts. */
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

/** An answer that was arriving cannot go on after a reload; a held question can. */
const savedExchange = (exchange: Exchange): SavedExchange => ({
  ...(exchange.status === 'held' ? exchange : endExchange(exchange, 'stopped')),
  answer: markdownText(exchange.answer),
});
