import type { getDocumentProxy } from 'unpdf';

export interface TextPiece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  item?: number | undefined;
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
export type Matrix = readonly [number, number, number, number, number, number];

/** Leaves out turned text: a watermark or ornament. */
export async function readPieces(page: PdfPage): Promise<TextPiece[]> {
  const toPage = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const items = itemsOf(await page.getStructTree());
  const { items: content } = await page.getTextContent({ includeMarkedContent: true });
  const marks: (number | undefined)[] = [];
  const pieces: TextPiece[] = [];
  for (const one of content) {
    if ('type' in one) {
      if (one.type === 'endMarkedContent') marks.pop();
      else marks.push(items.get(one.id ?? '') ?? marks.at(-1));
      continue;
    }
    if (one.str.trim() === '') continue;
    const [a, b, c, d, left, baseline] = multiplied(toPage, one.transform as unknown as Matrix);
    const isUpright = a > 0 && d < 0 && Math.abs(b) + Math.abs(c) <= 0.01 * (a - d);
    if (!isUpright) continue;
    pieces.push({
      text: withoutSpacing(one.str),
      left,
      right: left + one.width,
      baseline,
      size: -d,
      item: marks.at(-1),
    });
  }
  return pieces;
}

/** `E D U C AT I O N`: letter-spaced. */
const SPACED = /^(?:\p{L}{1,2} ){2,}\p{L}{1,2}$/u;
const withoutSpacing = (text: string): string =>
  SPACED.test(text.trim()) && (text.match(/(?<!\p{L})\p{L}(?!\p{L})/gu)?.length ?? 0) > 2
    ? text.replaceAll(' ', '')
    : text;

export const multiplied = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

type StructTree = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>;
type StructNode = StructTree['children'][number];

function itemsOf(tree: StructTree | null): Map<string, number> {
  const found = new Map<string, number>();
  let count = 0;
  const walk = (node: StructNode, item: number | undefined): void => {
    if (!('children' in node)) {
      const { id } = node as { id?: string };
      if (id !== undefined && item !== undefined) found.set(id, item);
      return;
    }
    const own = node.role === 'LI' ? (count += 1) : node.role === 'L' ? undefined : item;
    for (const child of node.children) walk(child, own);
  };
  if (tree) walk(tree, undefined);
  return found;
}
