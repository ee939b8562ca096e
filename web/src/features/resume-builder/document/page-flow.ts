import { textWidth } from '#pdf/text-width.ts';
import type { TextRun } from './entry-lines.ts';

/** A text as it stands on a page: in millimetres from its upper left corner to the left end of the base line. */
export interface PlacedText extends TextRun {
  x: number;
  y: number;
  /** In points. */
  size: number;
}

export type Page = PlacedText[];

/** A4, in millimetres; of text, base lines. What the specification leaves open is decided in `resume-builder/README.md`. */
export const PAPER = { width: 210, height: 297 } as const;
export const COLUMN = { left: 20, width: 170, centre: 105, first: 20, last: 277 } as const;
/** Of the line below a heading, in millimetres. */
export const RULE = { below: 1.8, thickness: 0.2 } as const;

/** Fills pages from top to bottom. */
export class PageFlow {
  readonly pages: Page[] = [[]];
  /** Of the base line that comes next. */
  y: number = COLUMN.first;

  /** Goes on at the top of a new page where this one does not reach so far down. @param height in millimetres */
  makeRoom(height: number): void {
    if (this.y + height <= COLUMN.last) return;
    this.pages.push([]);
    this.y = COLUMN.first;
  }

  /** @param size in points */
  place(runs: TextRun[], size: number, x: number = COLUMN.left): void {
    for (const run of runs) {
      if (run.text !== '') this.pages.at(-1)!.push({ ...run, x, y: this.y, size });
      x += textWidth(run.text, run.weight, size);
    }
  }
}

/** @param size in points @returns millimetres */
export const runsWidth = (runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, { text, weight }) => sum + textWidth(text, weight, size), 0);
