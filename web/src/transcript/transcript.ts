import { NOTHING_OPEN, type OpenSentence, splitSentences } from './split-sentences.ts';

export interface TranscriptItem {
  readonly id: number;
  /** Local time, as the reader's browser writes it. */
  readonly time: string;
  /** One sentence. */
  readonly text: string;
  readonly selected: boolean;
  /** Selected only because it is the newest; ends when a newer sentence arrives. */
  readonly defaultSelected: boolean;
}

export type TranscriptPage = readonly TranscriptItem[];

/** Immutable; pages that a change does not touch stay the same objects, so that views can skip them. */
export interface Transcript {
  readonly pages: readonly TranscriptPage[];
  readonly open: OpenSentence;
  /** What the recogniser believes is being said; replaced until it becomes text. */
  readonly interim: string;
}

export const PAGE_SIZE = 100;

export const EMPTY_TRANSCRIPT: Transcript = { pages: [], open: NOTHING_OPEN, interim: '' };

/** A transcript of lines that were kept from before, and the sentence that was still open then. */
export function transcriptOf(lines: readonly Omit<TranscriptItem, 'id'>[], open: string): Transcript {
  const items = lines.map((line, id) => ({ ...line, id }));
  const pageCount = Math.ceil(items.length / PAGE_SIZE);
  const pages = Array.from({ length: pageCount }, (_, page) =>
    items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
  return { pages, open: { text: open, hasWords: /[^\s.!?]/.test(open) }, interim: '' };
}

/** Appends final text. One call is one utterance: words of two calls never run into each other. */
export function hear(transcript: Transcript, text: string, time: string): Transcript {
  const { closing, sentences, open } = splitSentences(transcript.open, separated(transcript, text));
  let pages = closing
    ? changeNewest(transcript.pages, (item) => ({ ...item, text: item.text + closing }))
    : transcript.pages;
  if (sentences.length > 0) pages = changeNewest(pages, withoutDefault);
  for (const [index, sentence] of sentences.entries()) {
    const isNewest = index === sentences.length - 1;
    pages = add(pages, { time, text: sentence, selected: isNewest, defaultSelected: isNewest });
  }
  return { pages, open, interim: '' };
}

export const hearInterim = (transcript: Transcript, interim: string): Transcript => ({
  ...transcript,
  interim,
});

/** Selects or unselects a line; an unknown id changes nothing. */
export const toggle = (transcript: Transcript, id: number): Transcript => ({
  ...transcript,
  pages: changePage(transcript.pages, Math.floor(id / PAGE_SIZE), (item) =>
    item.id === id ? { ...item, selected: !item.selected, defaultSelected: false } : item,
  ),
});

export const clearSelection = (transcript: Transcript): Transcript => ({
  ...transcript,
  pages: transcript.pages.map((page) =>
    page.some((item) => item.selected) ? page.map((item) => (item.selected ? unselected(item) : item)) : page,
  ),
});

export const itemCount = ({ pages }: Transcript): number =>
  pages.length === 0 ? 0 : (pages.length - 1) * PAGE_SIZE + pages[pages.length - 1]!.length;

/** The newest lines, oldest first. */
export function newestItems({ pages }: Transcript, count: number): readonly TranscriptItem[] {
  const lastTwo = pages.slice(-Math.ceil(count / PAGE_SIZE) - 1).flat();
  return lastTwo.slice(-count);
}

/** What Get Answer asks about: the selected lines in the order spoken, or the newest line when none is. */
export function questionFrom(transcript: Transcript): string {
  const selected = transcript.pages.flatMap((page) => page.filter((item) => item.selected));
  const asked = selected.length > 0 ? selected : newestItems(transcript, 1);
  return asked.map((item) => item.text).join(' ');
}

const unselected = (item: TranscriptItem): TranscriptItem => ({
  ...item,
  selected: false,
  defaultSelected: false,
});

const withoutDefault = (item: TranscriptItem): TranscriptItem =>
  item.defaultSelected ? unselected(item) : item;

function separated({ open, pages }: Transcript, text: string): string {
  const startsTheTalk = open.text === '' && pages.length === 0;
  return startsTheTalk || /^[\s.!?,]/.test(text) ? text : ` ${text}`;
}

function add(pages: readonly TranscriptPage[], item: Omit<TranscriptItem, 'id'>): readonly TranscriptPage[] {
  const last = pages.at(-1);
  if (!last || last.length === PAGE_SIZE) return [...pages, [{ ...item, id: pages.length * PAGE_SIZE }]];
  const id = (pages.length - 1) * PAGE_SIZE + last.length;
  return [...pages.slice(0, -1), [...last, { ...item, id }]];
}

/** Only the newest line can be the default one, and only its page is copied. */
function changeNewest(
  pages: readonly TranscriptPage[],
  change: (item: TranscriptItem) => TranscriptItem,
): readonly TranscriptPage[] {
  const newest = pages.at(-1)?.at(-1);
  return changePage(pages, pages.length - 1, (item) => (item === newest ? change(item) : item));
}

const changePage = (
  pages: readonly TranscriptPage[],
  index: number,
  change: (item: TranscriptItem) => TranscriptItem,
): readonly TranscriptPage[] => pages.map((page, at) => (at === index ? page.map(change) : page));
