import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { append, changePage, type Pages, PAGE_SIZE } from './pages.ts';
import { NOTHING_OPEN, type OpenSentence, splitSentences } from '@pythia/contracts/split-sentences.ts';

/** A final text of the recogniser: some sentences, or a part of one. */
export interface Utterance {
  /** That of its event in the session's timeline. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
  /** Who said it; the interviewer where that is not known, as in what was kept before it was told. */
  readonly channel?: SpokenChannel;
  /** The session that it was said in, where that may be an earlier one than the window is in. */
  readonly session?: string;
}

/** Sound that was lost before anybody could hear it. */
export interface Gap {
  readonly id: string;
  readonly at: number;
  readonly lostSeconds: number;
}

/** One sentence, the specification's transcript item; the view writes `at` as a local time. */
export interface TranscriptItem {
  /** Its place among the sentences, counted from 0. */
  readonly id: number;
  /** The utterance that it ended in, and its place there: the same in every window that shows the session. */
  readonly key: string;
  readonly at: number;
  readonly text: string;
  readonly channel: SpokenChannel;
  /** What was heard, where it was corrected. */
  readonly heard?: string;
  /** Nobody wrote the correction: it follows from the vocabulary. */
  readonly byVocabulary?: true | undefined;
  readonly selected: boolean;
  /** Selected only because it is the interviewer's newest; ends when a newer one of theirs arrives. */
  readonly defaultSelected: boolean;
}

export type TranscriptLine = TranscriptItem | Gap;

/** What was made of a sentence; with the very words that were heard it is none. */
export interface Correction {
  readonly text: string;
  /** Of one that follows from the vocabulary, the words for which it stands: it counts where the sentence says them. */
  readonly heard?: string;
  /** The server has taken it, or has refused it. */
  readonly settled: boolean;
}

export interface Transcript {
  /** What was heard, as it came; with the corrections everything follows from it but interim text and selection. */
  readonly heard: Pages<Utterance | Gap>;
  /** By the key of the sentence. */
  readonly corrections: ReadonlyMap<string, Correction>;
  /** {@link PAGE_SIZE} sentences to a page, with the gaps between them. */
  readonly pages: Pages<TranscriptLine>;
  /** The interviewer's, as is {@link interim}. */
  readonly open: OpenSentence;
  /** What the recogniser believes is being said; replaced until it becomes text. */
  readonly interim: string;
  /** How many of its first characters will not change before it becomes text. */
  readonly stands: number;
  /** The interim text is from before a break: it stays until its sentence has been heard again as far. */
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

/** Appends final text, once. Words of two utterances never run into each other. */
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

/** One line, as nobody is to ask about it, whatever the interviewer is saying meanwhile. */
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

/** Sound that went on being lost is one gap that grows, however often it is told. */
export function missSound(transcript: Transcript, gap: Gap): Transcript {
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

/** What is being said now. The half line from before a break gives way to its final text, or to more words. */
export function hearInterim(transcript: Transcript, interim: string, stands = 0): Transcript {
  if (transcript.interimHeld && interim.length < transcript.interim.length) return transcript;
  return { ...transcript, interim, stands, interimHeld: false };
}

export const holdInterim = (transcript: Transcript): Transcript =>
  transcript.interim === '' ? transcript : { ...transcript, interimHeld: true };

/** The sentence as a correction has it, or as it was heard where that says the same. */
export function corrected(item: TranscriptItem, correction: Correction | undefined): TranscriptItem {
  const { heard, ...said } = { heard: item.text, ...item };
  if (!correction || !isAbout(correction, heard)) return item;
  const { text } = correction;
  const byVocabulary = correction.heard === undefined || text === heard ? undefined : true;
  return text === heard ? { ...said, text, byVocabulary } : { ...said, heard, text, byVocabulary };
}

/** A server that heard the end of a sentence alone, as after a break, cannot tell what all of it says. */
const isAbout = (correction: Correction, heard: string): boolean =>
  correction.heard === undefined ||
  (heard.startsWith(correction.heard) && !/[\p{L}\p{N}]/u.test(heard.slice(correction.heard.length)));

export const isGap = <Other extends object>(line: Other | Gap): line is Gap => 'lostSeconds' in line;
export const isItem = (line: TranscriptLine): line is TranscriptItem => !isGap(line);

/** The id of the utterance that a sentence ended in, by the sentence's key. */
export const utteranceOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

export const itemCount = ({ pages }: Transcript): number => countItems(pages);

export const itemAt = ({ pages }: Transcript, id: number): TranscriptItem | undefined =>
  pages[Math.floor(id / PAGE_SIZE)]?.filter(isItem).find((item) => item.id === id);

/** The newest sentences, oldest first. */
export function newestItems({ pages }: Transcript, count: number): readonly TranscriptItem[] {
  const lastPages = pages.slice(-Math.ceil(count / PAGE_SIZE) - 1).flat();
  return count > 0 ? lastPages.filter(isItem).slice(-count) : [];
}

/** The newest sentences of the interviewer, oldest first. */
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

/** An event comes a second time where a connection begins behind a place before it. */
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

/** Only the interviewer's newest sentence can be the default one, and only its page is copied. */
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

/** Late marks end what was heard, not what somebody wrote. */
const close = ({ heard, text, ...item }: TranscriptItem, closing: string): TranscriptItem =>
  heard === undefined ? { ...item, text: text + closing } : { ...item, text, heard: heard + closing };

/** Leaves pages without a change the same objects. */
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
