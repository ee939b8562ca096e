import { parseWordXml } from './parse-word-xml.ts';

/** Left out: what was deleted or moved away, field codes, and the second copy of a drawing for old programs. */
const SKIPPED = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'mc:Fallback']);

/**
 * The text of WordprocessingML (ECMA-376, part 1, §17).
 * @returns its lines, and of those that are a paragraph of the page itself the ids of their styles
 * @throws Error for what is not well-formed
 */
export function readWordLines(xml: string): { lines: string[]; styleOf: ReadonlyMap<number, string> } {
  const text = new WordText();
  let skipping = 0;
  parseWordXml(xml, {
    open(name, attributes) {
      if (skipping > 0 || SKIPPED.has(name)) skipping += 1;
      else text.open(name, attributes['w:val'] ?? '');
    },
    close(name) {
      if (skipping > 0) skipping -= 1;
      else text.close(name);
    },
    text(piece) {
      if (skipping === 0) text.add(piece);
    },
  });
  return { lines: text.lines, styleOf: text.styleOf };
}

/** Gathers lines: of the page, of a table's cell, of a text box. */
class WordText {
  /** The innermost is the last. */
  readonly #places: string[][] = [[]];
  /** Of the rows that are open, their cells. */
  readonly #rows: string[][][] = [];
  /** Of the paragraphs that are open: a text box stands within one. */
  readonly #paragraphs: string[] = [];
  /** By the places of lines. */
  readonly styleOf = new Map<number, string>();
  #isText = false;

  get lines(): string[] {
    return this.#places[0] ?? [];
  }

  open(name: string, value: string): void {
    if (name === 'w:p') this.#paragraphs.push('');
    else if (name === 'w:pStyle') this.#style(value);
    else if (name === 'w:numPr') this.#write('• ');
    else if (name === 'w:tab') this.#write('\t');
    else if (name === 'w:br' || name === 'w:cr') this.#write('\n');
    else if (name === 'w:noBreakHyphen') this.#write('-');
    else if (name === 'w:t') this.#isText = true;
    else if (name === 'w:tr') this.#rows.push([]);
    else if (name === 'w:tc' || name === 'w:txbxContent') this.#places.push([]);
  }

  close(name: string): void {
    if (name === 'w:t') this.#isText = false;
    else if (name === 'w:p') this.#add(this.#paragraphs.pop() ?? '');
    else if (name === 'w:tc') this.#rows.at(-1)?.push(this.#leave());
    else if (name === 'w:txbxContent') this.#add('', ...this.#leave(), '');
    else if (name === 'w:tr') this.#add(...linesOfRow(this.#rows.pop() ?? []));
  }

  add(text: string): void {
    if (this.#isText) this.#write(text);
  }

  /** The paragraph will be the next line, unless it stands within a cell or a box. */
  #style(id: string): void {
    if (this.#places.length === 1 && this.#paragraphs.length === 1) this.styleOf.set(this.lines.length, id);
  }

  #add(...lines: string[]): void {
    this.#places.at(-1)?.push(...lines);
  }

  #leave(): string[] {
    return this.#places.length > 1 ? (this.#places.pop() ?? []) : [];
  }

  /** A tab stop's definition stands before any text, and is none. */
  #write(text: string): void {
    const last = this.#paragraphs.length - 1;
    const before = this.#paragraphs[last];
    if (before !== undefined && !(text === '\t' && before === '')) this.#paragraphs[last] = before + text;
  }
}

/** Cells of one line each are one line; where a cell holds more, the table is a page's columns. */
function linesOfRow(cells: string[][]): string[] {
  const filled = cells
    .map((cell) => cell.filter((line, place) => line.trim() !== '' || place > 0))
    .filter((cell) => cell.some((line) => line.trim() !== ''));
  if (filled.every((cell) => cell.length === 1)) return [filled.flat().join('\t')];
  return filled.flatMap((cell) => ['', ...cell]);
}
