import type { PdfPage, TextPiece } from './pieces.ts';

interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: number };
  rect: [left: number, bottom: number, right: number, top: number];
  password?: boolean;
}

const USUAL_SIZE = 10;
const LEADING = 1.2;
const LETTER = 0.5;

export async function fieldsOf(page: PdfPage): Promise<TextPiece[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  const { viewBox, rotation } = page.getViewport({ scale: 1 });
  const [left = 0, , , top = 0] = viewBox;
  if (rotation !== 0) return [];
  return annotations.flatMap((annotation) => {
    const lines = typedIn(annotation).split(/\r\n?|\n/);
    const [from, bottom, to, above] = annotation.rect;
    const given = annotation.defaultAppearanceData?.fontSize ?? 0;
    const size = given > 0 ? given : USUAL_SIZE;
    const step = Math.min(LEADING * size, (above - bottom) / lines.length);
    const first = top - above + (lines.length === 1 ? (above - bottom + 0.7 * size) / 2 : size);
    return lines.flatMap((text, at): TextPiece[] => {
      const right = Math.min(to, from + LETTER * size * text.length);
      return text.trim() === ''
        ? []
        : [{ text, left: from - left, right: right - left, baseline: first + at * step, size }];
    });
  });
}

function typedIn({ subtype, fieldType, fieldValue, contentsObj, password }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (password === true || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === 'string').join(', ');
}
