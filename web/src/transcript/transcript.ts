import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { append, changePage, type Pages, PAGE_SIZE } from './pages.ts';
import { NOTHING_OPEN, type OpenSentence, splitSentences } from '@pythia/contracts/split-sentences.ts';

export interface Utterance {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
  /** Absent in old copies: the interviewer. */
  readonly channel?: SpokenChannel;
  readonly session?: string;
}

export interface SoundGap {
  readonly id: string;
  readonly at: number;
  readonly lostSeconds: number;
}

export interface TranscriptItem {
  readonly id: number;
  /** Utterance id and index in it: the same in every window. */
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly channel: SpokenChannel;
  /** Text before a correction. */
  readonly heard?: string;
  readonly byVocabulary?: true | undefined;
  readonly selected: boolean;
  /** True for the newest line only, until a newer one comes. */
  readonly defaultSelected: boolean;
}

export type TranscriptLine = TranscriptItem | SoundGap;

export interface Correction {
  readonly text: string;
  /**
   * Heard words that a vocabulary entry replaced; the correction applies only while the sentence has them.
   */
  readonly heard?: string;
  /** Taken or refused by the server. */
  readonly settled: boolean;
  /** When the server took it, ISO 8601: an older one may be told again. */
  readonly at?: string;
}

export interface Transcript {
  /** Source of everything else but interim and selection. */
  readonly heard: Pages<Utterance | SoundGap>;
  readonly corrections: ReadonlyMap<string, Correction>;
  readonly pages: Pages<TranscriptLine>;
  readonly open: OpenSentence;
  readonly interim: string;
  /** Characters of the interim that no longer change. */
  readonly stands: number;
  /** True for an interim from before a reconnect, shown until as much is heard again. */
  readonly interimHeld: boolean;
}

export const EMPTY_TRANSCRIPT: Transcript = {
  heard: [],
  corrections: new Map(),
  pages: [],
  open: NOTHING_OPEN,
  interim: '',
  stands: 0,
  interimHeld: false,
};

/** Repeated events change nothing; utterances never run together. */
export function hear(transcript: Transcript, utterance: Utterance): Transcript {
  if (isKnown(transcript, utterance.id)) return transcript;
  if (utterance.channel === 'candidate') return hearCandidate(transcript, utterance);
  const { closing, sentences, open } = splitSentences(transcript.open, separated(transcript, utterance.text));
  let pages = closing ? changeNewest(transcript.pages, (item) => close(item, closing)) : transcript.pages;
  if (sentences.length > 0) pages = changeNewest(pages, withoutDefault);
  for (const [place, text] of sentences.entries()) {
    const isNewest = place === sentences.length - 1;
    const id = countItems(pages);
    const key = `${utterance.id}/${place}`;
    const item = { id, key, at: utterance.at, text, channel: 'interviewer' as const };
    const selection = { selected: isNewest, defaultSelected: isNewest };
    pages = appendLine(pages, corrected({ ...item, ...selection }, transcript.corrections.get(key)));
  }
  const heard = append(transcript.heard, utterance);
  return { ...transcript, heard, pages, open, interim: '', stands: 0, interimHeld: false };
}

function hearCandidate(transcript: Transcript, utterance: Utterance): Transcript {
  const { heard, pages, corrections } = transcript;
  const key = `${utterance.id}/0`;
  const item = {
    id: countItems(pages),
    key,
    at: utterance.at,
    text: utterance.text.trim(),
    channel: 'candidate' as const,
    selected: false,
    defaultSelected: false,
  };
  const line = corrected(item, corrections.get(key));
  return { ...transcript, heard: append(heard, utterance), pages: appendLine(pages, line) };
}

export function missSound(transcript: Transcript, gap: SoundGap): Transcript {
  const { heard, pages } = transcript;
  const last = heard.at(-1)?.at(-1);
  if (!last || !isGap(last)) {
    return { ...transcript, heard: append(heard, gap), pages: appendLine(pages, gap) };
  }
  const grown = { ...last, lostSeconds: last.lostSeconds + gap.lostSeconds };
  return {
    ...transcript,
    heard: changePage(heard, heard.length - 1, (known) => (known === last ? grown : known)),
    pages: changePage(pages, pages.length - 1, (line) => (line === last ? grown : line)),
  };
}

export function hearInterim(transcript: Transcript, interim: string, stands = 0): Transcript {
  if (transcript.interimHeld && interim.length < transcript.interim.length) return transcript;
  return { ...transcript, interim, stands, interimHeld: false };
}

export const holdInterim = (transcript: Transcript): Transcript =>
  transcript.interim === '' ? transcript : { ...transcript, interimHeld: true };

export function corrected(item: TranscriptItem, correction: Correction | undefined): TranscriptItem {
  const { heard, ...said } = { heard: item.text, ...item };
  if (!correction || !isAbout(correction, heard)) return item;
  const { text } = correction;
  const byVocabulary = correction.heard === undefined || text === heard ? undefined : true;
  return text === heard ? { ...said, text, byVocabulary } : { ...said, heard, text, byVocabulary };
}

/** After a reconnect the server may have heard only the sentence's end. */
const isAbout = (correction: Correction, heard: string): boolean =>
  correction.heard === undefined ||
  (heard.startsWith(correction.heard) && !/[\p{L}\p{N}]/u.test(heard.slice(correction.heard.length)));

export const isGap = <Other extends object>(line: Other | SoundGap): line is SoundGap =>
  'lostSeconds' in line;
export const isItem = (line: TranscriptLine): line is TranscriptItem => !isGap(line);

export const utteranceOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

export const itemCount = ({ pages }: Transcript): number => countItems(pages);

export const itemAt = ({ pages }: Transcript, id: number): TranscriptItem | undefined =>
  pages[Math.floor(id / PAGE_SIZE)]?.filter(isItem).find((item) => item.id === id);

export function newestItems({ pages }: Transcript, count: number): readonly TranscriptItem[] {
  const lastPages = pages.slice(-Math.ceil(count / PAGE_SIZE) - 1).flat();
  return count > 0 ? lastPages.filter(isItem).slice(-count) : [];
}

export function newestOfInterviewer(
  { pages }: Pick<Transcript, 'pages'>,
  count: number,
): readonly TranscriptItem[] {
  let from = pages.length;
  for (let found = 0; from > 0 && found < count; found += ofInterviewer(pages[from]!).length) from -= 1;
  return pages.slice(from).flatMap(ofInterviewer).slice(-count);
}

const ofInterviewer = (page: readonly TranscriptLine[]): TranscriptItem[] =>
  page.filter(isItem).filter(isInterviewers);

export const isInterviewers = ({ channel }: TranscriptItem): boolean => channel === 'interviewer';

const isKnown = ({ heard }: Transcript, id: string): boolean =>
  heard.slice(-2).some((page) => page.some((known) => known.id === id));

function separated({ open, pages }: Transcript, text: string): string {
  const startsTheTalk = open.text === '' && countItems(pages) === 0;
  return startsTheTalk || /^[\s.!?,]/.test(text) ? text : ` ${text}`;
}

function countItems(pages: Pages<TranscriptLine>): number {
  const last = pages.at(-1);
  return last ? (pages.length - 1) * PAGE_SIZE + last.filter(isItem).length : 0;
}

const appendLine = (pages: Pages<TranscriptLine>, line: TranscriptLine): Pages<TranscriptLine> =>
  append(pages, line, countItems(pages) === pages.length * PAGE_SIZE);

/** Copies only the newest sentence's page. */
function changeNewest(
  pages: Pages<TranscriptLine>,
  change: (item: TranscriptItem) => TranscriptItem,
): Pages<TranscriptLine> {
  const [newest] = newestOfInterviewer({ pages }, 1);
  if (!newest) return pages;
  return changePage(pages, Math.floor(newest.id / PAGE_SIZE), (line) =>
    line === newest ? change(newest) : line,
  );
}

const close = ({ heard, text, ...item }: TranscriptItem, closing: string): TranscriptItem =>
  heard === undefined ? { ...item, text: text + closing } : { ...item, text, heard: heard + closing };

/** Unchanged pages keep their identity. */
export const changeItems = (
  transcript: Transcript,
  change: (item: TranscriptItem) => TranscriptItem,
): Transcript => ({
  ...transcript,
  pages: transcript.pages.map((page) => {
    const changed = page.map((line) => (isItem(line) ? change(line) : line));
    return changed.some((line, place) => line !== page[place]) ? changed : page;
  }),
});

const withoutDefault = (item: TranscriptItem): TranscriptItem =>
  item.defaultSelected ? { ...item, selected: false, defaultSelected: false } : item;
