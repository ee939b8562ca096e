import { strToU8, zipSync } from 'fflate';
import type { DocumentBlock } from '../document/block.ts';
import { linesOfTable } from './lines-of-table.ts';
import type { DocxStyle } from './read-styles.ts';

interface WordNode {
  type: string;
  children?: WordNode[];
  value?: string;
  styleId?: string | null;
  numbering?: object | null;
  colSpan?: number;
  rowSpan?: number;
}

interface Around {
  numbering: string | undefined;
  styles: ReadonlyMap<string, DocxStyle>;
}

export async function wordLines(document: string, { numbering, styles }: Around): Promise<DocumentBlock[]> {
  const parts = { 'word/document.xml': document, ...(numbering && { 'word/numbering.xml': numbering }) };
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
    { level: 0 },
  );
  const { default: mammoth } = await import('mammoth');
  let children: WordNode[] = [];
  await mammoth.convertToHtml(
    { buffer: Buffer.from(packed) },
    {
      includeEmbeddedStyleMap: false,
      transformDocument(read: WordNode): WordNode {
        children = read.children ?? [];
        return { ...read, children: [] };
      },
    },
  );
  return linesIn(children, styles);
}

const linesIn = (nodes: readonly WordNode[], styles: Around['styles']): DocumentBlock[] =>
  nodes.flatMap((node): DocumentBlock[] => {
    if (node.type === 'table') return linesOfTable(gridOf(node, styles)).map((text) => ({ level: 0, text }));
    if (node.type !== 'paragraph') return linesIn(node.children ?? [], styles);
    const { level = 0, isListed = false } = styles.get(node.styleId ?? '') ?? {};
    const text = (node.children ?? []).map(textOf).join('').replace(/^\t+/, '');
    const isItem = level === 0 && text.trim() !== '' && (node.numbering != null || isListed);
    return [{ level, text: isItem ? `• ${text}` : text }];
  });

function textOf({ type, value = '', children = [] }: WordNode): string {
  if (type === 'text') return value;
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  return children.map(textOf).join('');
}

function gridOf({ children: rows = [] }: WordNode, styles: Around['styles']): string[][][] {
  const taken = new Map<number, number>();
  return rows.map(({ children: cells = [] }) => {
    const row: string[][] = [];
    let column = 0;
    const passTaken = (): void => {
      for (let left = taken.get(column) ?? 0; left > 0; left = taken.get(column) ?? 0) {
        taken.set(column, left - 1);
        row[column] = [];
        column += 1;
      }
    };
    for (const { children = [], colSpan = 1, rowSpan = 1 } of cells) {
      passTaken();
      row[column] = linesIn(children, styles).map(({ text }) => text);
      for (let span = 0; span < colSpan; span += 1) {
        if (rowSpan > 1) taken.set(column, rowSpan - 1);
        row[column] ??= [];
        column += 1;
      }
    }
    passTaken();
    return row;
  });
}
