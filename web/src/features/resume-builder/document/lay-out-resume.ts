import { textWidth } from '#pdf/text-width.ts';
import { wrapText } from '#pdf/wrap-text.ts';
import { printable } from '#pdf/printable.ts';
import type { Resume } from '../resume.ts';
import { educationLines, HEADINGS, type TextRun, workLines } from './entry-lines.ts';

/** Millimetres from the page's upper left to the base line's left end. */
export interface PlacedText extends TextRun {
  x: number;
  y: number;
  /** Points. */
  size: number;
}

export type Page = PlacedText[];

/** A4 in millimetres, base lines. Where the specification is open: `resume-builder/README.md`. */
export const PAPER = { width: 210, height: 297 } as const;
const COLUMN = { left: 20, width: 170, centre: 105, first: 20, last: 277 } as const;
const SIZES = { name: 22, heading: 18, entry: 12 } as const;
const STEPS = {
  name: 9,
  nameToHeading: 15,
  headingToEntry: 10,
  line: 5.5,
  /** From a long entry's last line to the next entry. */
  afterLong: 8,
} as const;
/** From entry to entry. */
const SLOTS = { education: 20, experience: 30 } as const;

/** At least one page. */
export function layOutResume({ name, education, experience }: Resume): Page[] {
  const flow = new Flow();
  flow.placeName(printable(name));
  flow.placeSection(HEADINGS.education, education.map(educationLines), SLOTS.education);
  flow.placeSection(HEADINGS.experience, experience.map(workLines), SLOTS.experience);
  return flow.pages;
}

/** Top to bottom. */
class Flow {
  readonly pages: Page[] = [[]];
  /** Next base line. */
  private y: number = COLUMN.first;

  placeName(name: string): void {
    const lines = wrapText(name, COLUMN.width, { weight: 'bold', size: SIZES.name });
    for (const [at, text] of lines.entries()) {
      if (at > 0) this.y += STEPS.name;
      const width = textWidth(text, 'bold', SIZES.name);
      this.place([{ text, weight: 'bold' }], SIZES.name, COLUMN.centre - width / 2);
    }
    this.y += STEPS.nameToHeading;
  }

  /** Entries stay together where they fit a page, the first with its heading. */
  placeSection(heading: string, entries: TextRun[][][], slot: number): void {
    const wrapped = entries.map((lines) => lines.flatMap(wrapLine)).filter((lines) => lines.length > 0);
    this.makeRoom(STEPS.headingToEntry + atLeast(wrapped[0] ?? [], STEPS.headingToEntry));
    this.place([{ text: heading, weight: 'regular' }], SIZES.heading);
    this.y += STEPS.headingToEntry;
    for (const [at, lines] of wrapped.entries()) {
      if (at > 0) this.makeRoom(atLeast(lines, 0)); // the first has its room with the heading
      this.placeEntry(lines, slot);
    }
  }

  private placeEntry(lines: TextRun[][], slot: number): void {
    const from = this.y;
    const page = this.pages.length;
    for (const [at, runs] of lines.entries()) {
      if (at > 0) this.y += STEPS.line;
      this.makeRoom(0);
      this.place(runs, SIZES.entry);
    }
    const next = this.y + STEPS.afterLong;
    this.y = page === this.pages.length ? Math.max(from + slot, next) : next;
  }

  /** @param height millimetres */
  private makeRoom(height: number): void {
    if (this.y + height <= COLUMN.last) return;
    this.pages.push([]);
    this.y = COLUMN.first;
  }

  private place(runs: TextRun[], size: number, x: number = COLUMN.left): void {
    for (const run of runs) {
      if (run.text !== '') this.pages.at(-1)!.push({ ...run, x, y: this.y, size });
      x += textWidth(run.text, run.weight, size);
    }
  }
}

/** One line if it fits, else lines by weight. */
function wrapLine(runs: TextRun[]): TextRun[][] {
  const width = runs.reduce((sum, { text, weight }) => sum + textWidth(text, weight, SIZES.entry), 0);
  if (width <= COLUMN.width && runs.every(({ text }) => !text.includes('\n'))) return [runs];
  return runs.flatMap(({ text, weight }) =>
    wrapText(text.trimEnd(), COLUMN.width, { weight, size: SIZES.entry }).map((text) => [{ text, weight }]),
  );
}

/** Height to keep on a page: the entry, or its first two lines. */
function atLeast(lines: TextRun[][], above: number): number {
  const height = Math.max(0, lines.length - 1) * STEPS.line;
  const fits = COLUMN.first + above + height <= COLUMN.last;
  return fits ? height : STEPS.line;
}
