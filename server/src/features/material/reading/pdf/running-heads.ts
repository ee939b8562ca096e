import { isFurniture } from '../page-furniture.ts';
import { lineOf, type PieceRow, pieceRows } from './lines.ts';
import type { TextPiece } from './pieces.ts';

const EDGE = 3;
const SAME_HEIGHT = 4;

interface EdgeLine {
  row: PieceRow;
  text: string;
  form: string;
  baseline: number;
}

interface BarePages {
  pages: TextPiece[][];
  heads: string[];
  feet: string[];
}

/**
 * Removes repeated lines and page marks.
 * @param name of the candidate, where known
 */
export function withoutRunningHeads(pages: readonly (readonly TextPiece[])[], name = ''): BarePages {
  const rows = pages.map((pieces) => pieceRows(pieces));
  const [tops, bottoms] = [rows.map((page) => edge(page, 'top')), rows.map((page) => edge(page, 'bottom'))];
  const heads = tops.map((lines, page) => lines.filter((line) => isRepeated(line, page, tops)));
  const feet = bottoms.map((lines, page) => lines.filter((line) => isRepeated(line, page, bottoms)));
  const isMark = ({ text }: EdgeLine): boolean => isFurniture(text, name);
  const topMarks = tops.map((lines, page) =>
    // a name alone on the first page says whose résumé it is
    lines.filter((line) => isMark(line) && (page > 0 || isFurniture(line.text, ''))),
  );
  const bottomMarks = bottoms.map((lines) => lines.filter(isMark));
  return {
    pages: pages.map((pieces, page) => {
      const gone = new Set(
        [heads, feet, topMarks, bottomMarks].flatMap((lines) => lines[page]!.flatMap(({ row }) => row)),
      );
      return pieces.filter((piece) => !gone.has(piece));
    }),
    heads: firstOfEach(heads),
    feet: firstOfEach(feet),
  };
}

function edge(rows: readonly PieceRow[], side: 'top' | 'bottom'): EdgeLine[] {
  const at = side === 'top' ? rows.slice(0, EDGE) : rows.slice(-EDGE);
  return at.map((row) => {
    const { text, baseline } = lineOf(row, 0);
    return { row, text, baseline, form: text.replace(/\d+/g, '#').trim() };
  });
}

function isRepeated(line: EdgeLine, page: number, edges: readonly EdgeLine[][]): boolean {
  const others = edges.filter((lines, other) => other !== page && lines.some((one) => isSame(one, line)));
  return others.length + 1 >= Math.max(2, Math.floor(edges.length / 2) + 1);
}

const isSame = (one: EdgeLine, other: EdgeLine): boolean =>
  one.form === other.form && Math.abs(one.baseline - other.baseline) <= SAME_HEIGHT;

function firstOfEach(pages: readonly EdgeLine[][]): string[] {
  const found = new Map<string, string>();
  for (const { form, text } of pages.flat()) if (!found.has(form)) found.set(form, text);
  return [...found.values()];
}
