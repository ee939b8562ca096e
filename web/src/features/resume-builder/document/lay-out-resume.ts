import { wrapText } from '#pdf/wrap-text.ts';
import { printable } from '#pdf/printable.ts';
import type { Resume } from '../resume.ts';
import { educationLines, HEADINGS, type TextRun, workLines } from './entry-lines.ts';
import { contactLines, skillLines } from './extra-lines.ts';
import { COLUMN, type Page, PageFlow, runsWidth } from './page-flow.ts';

const SIZES = { name: 22, heading: 18, entry: 12 } as const;
const STEPS = {
  name: 9,
  nameToContact: 8,
  nameToHeading: 15,
  headingToEntry: 10,
  line: 5.5,
  /** Millimetres from a long entry's last line to the next entry. */
  afterLong: 8,
} as const;
const SLOTS = { education: 20, experience: 30 } as const;

/** Places each line of the specification's page; the first page always exists. */
export function layOutResume({ name, education, experience, extras }: Resume): Page[] {
  const flow = new ClassicFlow();
  flow.placeHead(printable(name), extras ? contactLines(extras, COLUMN.width, SIZES.entry) : []);
  flow.placeSection(HEADINGS.education, education.map(educationLines), SLOTS.education);
  flow.placeSection(HEADINGS.experience, experience.map(workLines), SLOTS.experience);
  const skills = extras ? skillLines(extras) : [];
  if (skills.length > 0) flow.placeSection(HEADINGS.skills, [skills], SLOTS.experience);
  return flow.pages;
}

class ClassicFlow extends PageFlow {
  placeHead(name: string, contact: TextRun[][]): void {
    const lines = wrapText(name, COLUMN.width, { weight: 'bold', size: SIZES.name });
    for (const [at, text] of lines.entries()) {
      if (at > 0) this.y += STEPS.name;
      this.placeCentred([{ text, weight: 'bold' }], SIZES.name);
    }
    for (const [at, runs] of contact.entries()) {
      this.y += at === 0 ? STEPS.nameToContact : STEPS.line;
      this.placeCentred(runs, SIZES.entry);
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
      if (at > 0) this.makeRoom(atLeast(lines, 0));
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

  private placeCentred(runs: TextRun[], size: number): void {
    this.place(runs, size, COLUMN.centre - runsWidth(runs, size) / 2);
  }
}

function wrapLine(runs: TextRun[]): TextRun[][] {
  if (runsWidth(runs, SIZES.entry) <= COLUMN.width && runs.every(({ text }) => !text.includes('\n')))
    return [runs];
  return runs.flatMap(({ text, weight }) =>
    wrapText(text.trimEnd(), COLUMN.width, { weight, size: SIZES.entry }).map((text) => [{ text, weight }]),
  );
}

function atLeast(lines: TextRun[][], above: number): number {
  const height = Math.max(0, lines.length - 1) * STEPS.line;
  const fits = COLUMN.first + above + height <= COLUMN.last;
  return fits ? height : STEPS.line;
}
