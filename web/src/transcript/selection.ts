import { changePage, PAGE_SIZE } from './pages.ts';
import {
  changeItems,
  isItem,
  type TranscriptLine,
  newestOfInterviewer,
  type Transcript,
  type TranscriptItem,
} from './transcript.ts';

export interface Selection {
  readonly chosen: readonly string[];
  /** Newest line that the reader took out of the selection. */
  readonly settled: string | null;
}

export const toggle = (transcript: Transcript, id: number): Transcript => ({
  ...transcript,
  pages: changePage(transcript.pages, Math.floor(id / PAGE_SIZE), (line) =>
    isItem(line) && line.id === id ? { ...line, selected: !line.selected, defaultSelected: false } : line,
  ),
});

export const clearSelection = (transcript: Transcript): Transcript =>
  changeItems(transcript, (item) =>
    item.selected ? { ...item, selected: false, defaultSelected: false } : item,
  );

export const selectedItems = ({ pages }: Transcript): readonly TranscriptItem[] =>
  pages.flatMap(selectedOfPage);

const knownSelections = new WeakMap<readonly TranscriptLine[], readonly TranscriptItem[]>();

function selectedOfPage(page: readonly TranscriptLine[]): readonly TranscriptItem[] {
  const known = knownSelections.get(page) ?? page.filter(isItem).filter((item) => item.selected);
  knownSelections.set(page, known);
  return known;
}

export function selectionOf(transcript: Transcript): Selection {
  const newest = newestOfInterviewer(transcript, 1)[0];
  return {
    chosen: selectedItems(transcript).flatMap(({ key, defaultSelected }) => (defaultSelected ? [] : [key])),
    settled: newest && !newest.defaultSelected ? newest.key : null,
  };
}

/** The interviewer's newest line is selected, unless the reader decided otherwise. */
export function select(transcript: Transcript, { chosen, settled }: Selection): Transcript {
  const keys = new Set(chosen);
  const newest = newestOfInterviewer(transcript, 1)[0]?.key;
  return changeItems(transcript, (item) => {
    const defaultSelected = item.key === newest && item.key !== settled;
    const selected = defaultSelected || keys.has(item.key);
    const unchanged = item.selected === selected && item.defaultSelected === defaultSelected;
    return unchanged ? item : { ...item, selected, defaultSelected };
  });
}
