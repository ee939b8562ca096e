import { textWidth } from '#pdf/text-width.ts';
import type { TextRun } from './entry-lines.ts';

/** Millimetres from the page's upper left corner to the left end of the base line. */
export interface PlacedText extends TextRun {
  x: number;
  y: number;
  size: number;
}

export type Page = PlacedText[];

/** A4 in millimetres; `resume-builder/README.md` says what the specification leaves open. */
export const PAPER = { width: 210, height: 297 } as const;
export const COLUMN = { left: 20, width: 170, centre: 105, first: 20, last: 277 } as const;
export const RULE = { below: 1.8, thickness: 0.2 } as const;

export class PageFlow {
  readonly pages: Page[] = [[]];
  /** Next base line, in millimetres. */
  y: number = COLUMN.first;

  makeRoom(height: number): void {
    if (this.y + height <= COLUMN.last) return;
    this.pages.push([]);
    this.y = COLUMN.first;
  }

  /** @param size points */
  place(runs: TextRun[], size: number, x: number = COLUMN.left): void {
    for (const run of runs) {
      if (run.text !== '') this.pages.at(-1)!.push({ ...run, x, y: this.y, size });
      x += textWidth(run.text, run.weight, size);
    }
  }
}

/**
 * @param size points
 * @returns millimetres
 */
export const runsWidth = (runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, { text, weight }) => sum + textWidth(text, weight, size), 0);
