import { getResolvedPDFJS } from 'unpdf';
import { type Matrix, multiplied, type PdfPage, type TextPiece } from './pieces.ts';

interface Dot {
  left: number;
  right: number;
  middle: number;
}

/** Points: smaller is dust, larger an ornament. */
const LEAST = 1.5;
const MOST = 8;
/** Units of letter size: a bullet's middle above the baseline, tolerance, distance to its text. */
const MIDDLE = 0.32;
const OFF_MIDDLE = 0.25;
const NEAR = 4;

/** Returns drawn bullets as pieces before their text. */
export async function drawnBullets(page: PdfPage, pieces: readonly TextPiece[]): Promise<TextPiece[]> {
  const dots = await dotsOn(page);
  return dots.flatMap((dot): TextPiece[] => {
    const beside = pieces.filter((piece) => standsBehind(dot, piece));
    const [first] = beside.toSorted((a, b) => a.left - b.left);
    if (first === undefined) return [];
    return [{ text: '•', left: dot.left, right: dot.right, baseline: first.baseline, size: first.size }];
  });
}

const standsBehind = ({ right, middle }: Dot, { left, baseline, size }: TextPiece): boolean =>
  left >= right &&
  left - right < NEAR * size &&
  Math.abs(baseline - MIDDLE * size - middle) < OFF_MIDDLE * size;

async function dotsOn(page: PdfPage): Promise<Dot[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const dots: Dot[] = [];
  const saved: Matrix[] = [];
  let now = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  for (const [at, operation] of fnArray.entries()) {
    const given = argsArray[at];
    if (operation === OPS.save) saved.push(now);
    else if (operation === OPS.restore) now = saved.pop() ?? now;
    else if (operation === OPS.transform) now = multiplied(now, given);
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(now);
      if (given[0]) now = multiplied(now, given[0]);
    } else if (operation === OPS.paintFormXObjectEnd) now = saved.pop() ?? now;
    else if (operation === OPS.constructPath && (given[0] === OPS.fill || given[0] === OPS.eoFill))
      dots.push(...dotsIn(given[2], now));
  }
  return dots;
}

function dotsIn(bounds: ArrayLike<number> | null, [a, , , d, x, y]: Matrix): Dot[] {
  if (bounds === null) return [];
  const [left, top, right, bottom] = [
    a * bounds[0]! + x,
    d * bounds[1]! + y,
    a * bounds[2]! + x,
    d * bounds[3]! + y,
  ] as const;
  const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)];
  const isDot = Math.min(width, height) >= LEAST && Math.max(width, height) <= MOST && width < 2 * height;
  return isDot
    ? [{ left: Math.min(left, right), right: Math.max(left, right), middle: (top + bottom) / 2 }]
    : [];
}
