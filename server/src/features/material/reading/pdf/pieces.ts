import type { getDocumentProxy } from 'unpdf';

/** A stretch of text where it stands on its page, in points; the baseline is counted from the page's top. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type PdfItems = Awaited<ReturnType<PdfPage['getTextContent']>>['items'];

/** Upright text alone: what is turned is a watermark or an ornament. */
export function piecesOf(items: PdfItems, top: number): Piece[] {
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, left = 0, baseline = 0] = item.transform as number[];
    if (a <= 0 || Math.abs(b) + Math.abs(c) > 0.01 * (a + Math.abs(d))) return [];
    const { str: text, width } = item;
    return [{ text, left, right: left + width, baseline: top - baseline, size: Math.abs(d) }];
  });
}
