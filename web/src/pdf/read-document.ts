/** A piece of text as a PDF file has it. */
export interface PlacedText {
  text: string;
  /** Of the left end of its base line, in points from the left and lower edges of the page. */
  x: number;
  y: number;
  /** In points. */
  size: number;
  /** The file's own name for it. */
  font: string;
}

/**
 * Reads the text of each page back out of a file that `newDocument` made, as a reader would: glyphs by the file's
 * tables of characters. Of PDF it knows what jsPDF writes (PDF 32000-1:2008, 7.5.4, 9.4 and 9.10.3), no more.
 */
export async function readDocument(file: ArrayBuffer): Promise<PlacedText[][]> {
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const resources = all.find(({ head }) => head.includes('/Font <<'))?.head ?? '';
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name, font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = referenceIn(objects.get(font!)?.head, 'ToUnicode');
    if (table) fonts.set(name!, readCharacters(await contentOf(objects.get(table))));
  }
  const kids = all.map(({ head }) => /\/Kids \[([^\]]*)\]/.exec(head)?.[1]).find(Boolean) ?? '';
  const pages = Array.from(kids.matchAll(/(\d+) 0 R/g), ([, page]) => objects.get(page!)?.head);
  return Promise.all(
    pages.map(async (page) =>
      readPage(await contentOf(objects.get(referenceIn(page, 'Contents') ?? '')), fonts),
    ),
  );
}

interface PdfObject {
  /** All but its stream, one character for each byte. */
  head: string;
  stream: Uint8Array<ArrayBuffer>;
}

/** By their numbers, found through the table at the end of the file. */
function objectsOf(file: ArrayBuffer): Map<string, PdfObject> {
  const bytes = new Uint8Array(file);
  const text = new TextDecoder('latin1').decode(bytes);
  const table = text.slice(Number(/startxref\s+(\d+)\s+%%EOF/.exec(text)?.[1] ?? text.length));
  const offsets = Array.from(table.matchAll(/^(\d{10}) \d{5} n/gm), ([, offset]) => Number(offset));
  return new Map(
    offsets.map((offset) => {
      const end = text.indexOf('endobj', offset);
      const start = text.indexOf('stream\n', offset);
      const number = text.slice(offset, text.indexOf(' ', offset));
      if (start === -1 || start > end)
        return [number, { head: text.slice(offset, end), stream: bytes.slice(0, 0) }];
      const head = text.slice(offset, start);
      const from = start + 'stream\n'.length;
      return [number, { head, stream: bytes.slice(from, from + Number(/\/Length (\d+)/.exec(head)?.[1])) }];
    }),
  );
}

const referenceIn = (head: string | undefined, key: string): string | undefined =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(head ?? '')?.[1];

async function contentOf(object: PdfObject | undefined): Promise<string> {
  if (!object) return '';
  const stream = new Blob([object.stream]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream('deflate'))).text();
}

/** The character of each glyph, both as hexadecimal digits say them. */
function readCharacters(table: string): Map<string, string> {
  return new Map(
    Array.from(table.matchAll(/^<([0-9a-f]{4})><([0-9a-f]{4})>$/gm), ([, glyph, character]) => [
      glyph!,
      String.fromCharCode(Number.parseInt(character!, 16)),
    ]),
  );
}

function readPage(content: string, fonts: ReadonlyMap<string, Map<string, string>>): PlacedText[] {
  return Array.from(content.matchAll(/^BT\n(.*?)^ET$/gms), ([, operators]) => {
    const [, font = '', size] = /\/(F\d+) ([\d.]+) Tf/.exec(operators!) ?? [];
    const [, x, y] = /([-\d.]+) ([-\d.]+) Td/.exec(operators!) ?? [];
    const glyphs = /<([0-9a-f]*)> Tj/.exec(operators!)?.[1]?.match(/.{4}/g) ?? [];
    const text = glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '\uFFFD').join('');
    return { text, x: Number(x), y: Number(y), size: Number(size), font };
  });
}
