import { printable } from '#pdf/printable.ts';
import { textWidth } from '#pdf/text-width.ts';
import { wrapText } from '#pdf/wrap-text.ts';
import { type Education, type Resume, withContinued, type Work } from '../../resume.ts';
import { HEADINGS, type TextRun } from '../entry-lines.ts';
import { contactLines, skillLines } from '../extra-lines.ts';
import { COLUMN, type Page, PageFlow } from '../page-flow.ts';
import { wrapRuns } from './wrap-runs.ts';

/** Points. */
const SIZES = { name: 24, contact: 10, heading: 12, title: 11, text: 10.5 } as const;
/** Millimetres from base line to base line. */
const STEPS = {
  name: 10,
  nameToContact: 7,
  contact: 5,
  toHeading: 11,
  headingToEntry: 8,
  line: 5,
  titleToText: 5.2,
  betweenBullets: 5.4,
  betweenEntries: 8.5,
} as const;
/** Millimetres to the first base line, as the name is larger than text. */
const TOP = 24;
const BULLET = { sign: '•', indent: 1.5, text: 5.5 } as const;
/** Millimetres: greatest width of dates beside a title, and least gap between both. */
const DATES = { widest: 60, gap: 5 } as const;
const LINES_TOGETHER = 4;

/** Places each line of the template Modern; see `resume-builder/README.md`. */
export function layOutModern({ name, education, experience, extras }: Resume): Page[] {
  const flow = new ModernFlow();
  flow.placeHead(printable(name), extras ? contactLines(extras, COLUMN.width, SIZES.contact) : []);
  flow.placeSection(HEADINGS.experience, withContinued(experience).map(jobBlock));
  flow.placeSection(HEADINGS.education, education.map(studyBlock));
  if (extras) flow.placeSkills(skillLines(extras));
  return flow.pages;
}

interface Block {
  titles: string[];
  dates: string;
  bullets: string[];
}

/** Entry's line, `step` millimetres below the one above. */
interface BlockLine {
  step: number;
  texts: { runs: TextRun[]; x: number; size: number }[];
  /** Number of further lines that stay on its page. */
  holds: number;
}

class ModernFlow extends PageFlow {
  private isEmpty = true;

  placeHead(name: string, contact: TextRun[][]): void {
    const lines = name === '' ? [] : wrapText(name, COLUMN.width, { weight: 'bold', size: SIZES.name });
    for (const [at, text] of lines.entries()) {
      if (at === 0) this.y = TOP;
      else this.y += STEPS.name;
      this.place([{ text, weight: 'bold' }], SIZES.name);
      this.isEmpty = false;
    }
    for (const [at, runs] of contact.entries()) {
      if (at > 0) this.y += STEPS.contact;
      else if (!this.isEmpty) this.y += STEPS.nameToContact;
      this.place(runs, SIZES.contact);
      this.isEmpty = false;
    }
  }

  /** An entry's head stays with the first line of its description, a heading with its first entry's. */
  placeSection(heading: string, blocks: Block[]): void {
    const entries = blocks.map(linesOfBlock).filter((lines) => lines.length > 0);
    if (entries.length === 0) return;
    this.placeHeading(heading, heightHeld(entries[0]!));
    for (const [at, lines] of entries.entries()) this.placeLines(lines, at > 0 ? STEPS.betweenEntries : 0);
  }

  placeSkills(groups: TextRun[][]): void {
    if (groups.length === 0) return;
    this.placeHeading(HEADINGS.skills, 0);
    const lines = groups.flatMap((runs) => wrapRuns(runs, COLUMN.width, SIZES.text));
    this.placeLines(
      lines.map((runs) => ({
        step: STEPS.line,
        holds: 0,
        texts: [{ runs, x: COLUMN.left, size: SIZES.text }],
      })),
      0,
    );
  }

  /** @param below height of what stays with it, in millimetres */
  private placeHeading(text: string, below: number): void {
    if (!this.isEmpty) this.advance(STEPS.toHeading, STEPS.headingToEntry + below);
    this.place([{ text, weight: 'bold', isRuled: true }], SIZES.heading);
    this.y += STEPS.headingToEntry;
    this.isEmpty = false;
  }

  private placeLines(lines: BlockLine[], first: number): void {
    for (const [at, { step, texts }] of lines.entries()) {
      this.advance(at === 0 ? first : step, heightHeld(lines.slice(at)));
      for (const { runs, x, size } of texts) this.place(runs, size, x);
    }
  }

  /** Steps down, or to the top of a new page where `height` does not fit. */
  private advance(step: number, height: number): void {
    this.y += step;
    this.makeRoom(height);
  }
}

const heightHeld = ([first, ...rest]: BlockLine[]): number =>
  rest.slice(0, first?.holds ?? 0).reduce((sum, { step }) => sum + step, 0);

function jobBlock({ company, position, dates, description }: Work): Block {
  return {
    titles: filled(position, company),
    dates: printable(dates),
    bullets: printable(description)
      .split('\n')
      .map((line) => line.replace(/^[•●▪*–-]\s+/u, ''))
      .filter((line) => line !== ''),
  };
}

const studyBlock = ({ school, degree, dates }: Education): Block => ({
  titles: filled(degree, school),
  dates: printable(dates),
  bullets: [],
});

const filled = (...texts: string[]): string[] => texts.map(printable).filter((text) => text !== '');

function linesOfBlock({ titles, dates, bullets }: Block): BlockLine[] {
  const head = headLines(titles, dates);
  const told = bullets.flatMap(bulletLines);
  const stays = head.length + (told[0]?.holds ?? -1);
  return [...head.map((line, at) => ({ ...line, holds: Math.max(0, stays - at) })), ...told].map((line, at) =>
    at === head.length && at > 0 ? { ...line, step: STEPS.titleToText } : line,
  );
}

/** Dates stand at the right margin; too wide ones become a line. */
function headLines([title, ...others]: string[], dates: string): BlockLine[] {
  const width = textWidth(dates, 'regular', SIZES.text);
  const isBeside = title !== undefined && dates !== '' && width <= DATES.widest && !dates.includes('\n');
  const room = COLUMN.width - (isBeside ? width + DATES.gap : 0);
  const bold = title === undefined ? [] : wrapText(title, room, { weight: 'bold', size: SIZES.title });
  const below = [...others, ...(isBeside || dates === '' ? [] : [dates])].flatMap((text) =>
    wrapText(text, COLUMN.width, { weight: 'regular', size: SIZES.text }),
  );
  const lines = [
    ...bold.map((text) => plainLine([{ text, weight: 'bold' }], SIZES.title)),
    ...below.map((text) => plainLine([{ text, weight: 'regular' }], SIZES.text)),
  ];
  if (isBeside)
    lines[0]!.texts.push({
      runs: [{ text: dates, weight: 'regular' }],
      x: COLUMN.left + COLUMN.width - width,
      size: SIZES.text,
    });
  return lines;
}

function bulletLines(text: string): BlockLine[] {
  const room = COLUMN.width - BULLET.text;
  const wrapped = wrapText(text, room, { weight: 'regular', size: SIZES.text });
  return wrapped.map((line, at) => ({
    step: at === 0 ? STEPS.betweenBullets : STEPS.line,
    holds: wrapped.length <= LINES_TOGETHER ? wrapped.length - 1 - at : 0,
    texts: [
      ...(at === 0
        ? [{ runs: [regular(BULLET.sign)], x: COLUMN.left + BULLET.indent, size: SIZES.text }]
        : []),
      { runs: [regular(line)], x: COLUMN.left + BULLET.text, size: SIZES.text },
    ],
  }));
}

const regular = (text: string): TextRun => ({ text, weight: 'regular' });

const plainLine = (runs: TextRun[], size: number): BlockLine => ({
  step: STEPS.line,
  holds: 0,
  texts: [{ runs, x: COLUMN.left, size }],
});
