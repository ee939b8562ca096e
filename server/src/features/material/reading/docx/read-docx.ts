import type { DocumentBlock } from '../document/block.ts';
import type { PagedText } from '../paged-text.ts';
import { broken } from '../refusal.ts';
import { cleanWordXml } from './clean-word-xml.ts';
import { findDocxParts, type DocxParts } from './find-parts.ts';
import { readStyles, type DocxStyle } from './read-styles.ts';
import { wordLines } from './word-lines.ts';

export const readDocx = (file: Uint8Array): Promise<PagedText> =>
  reading(file, async (parts, read) => {
    const linesOf = async (part: string): Promise<string[]> => (await read(part)).map(({ text }) => text);
    return {
      text: (await linesOf(parts.body)).join('\n'),
      heads: (await Promise.all(parts.headers.map(linesOf))).flat(),
      feet: (await Promise.all(parts.footers.map(linesOf))).flat(),
    };
  });

export const readDocxBlocks = (file: Uint8Array): Promise<DocumentBlock[]> =>
  reading(file, async (parts, read) => together(await read(parts.body)));

async function reading<Read>(
  file: Uint8Array,
  work: (parts: DocxParts, read: (part: string) => Promise<DocumentBlock[]>) => Promise<Read>,
): Promise<Read> {
  try {
    const parts = findDocxParts(file);
    const { numbering } = parts;
    const styles = parts.styles === undefined ? new Map<string, DocxStyle>() : readStyles(parts.styles);
    const isHiddenStyle = (id: string): boolean => styles.get(id)?.isHidden ?? false;
    return await work(parts, (part) => wordLines(cleanWordXml(part, isHiddenStyle), { numbering, styles }));
  } catch (error) {
    throw broken(error);
  }
}

/** Paragraphs between headings become one text; list items stay lines. */
function together(paragraphs: readonly DocumentBlock[]): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  for (const { level, text } of paragraphs) {
    const last = blocks.at(-1);
    if (text.trim() === '') continue;
    if (level === 0 && last?.level === 0) last.text += `${text.startsWith('• ') ? '\n' : '\n\n'}${text}`;
    else blocks.push({ level, text });
  }
  return blocks;
}
