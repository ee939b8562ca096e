import type { DocumentSection, OwnDocument } from '@pythia/contracts/documents.ts';
import { DOCUMENT_FILE } from '@pythia/contracts/limits.ts';
import { cleanText } from '../clean-text.ts';
import { decodeText } from '../decode-text.ts';
import { readDocxBlocks } from '../docx/read-docx.ts';
import { kindOfFile } from '../kind-of-file.ts';
import { readPdfBlocks } from '../pdf/read-pdf.ts';
import { Refusal } from '../refusal.ts';
import type { DocumentBlock } from './block.ts';
import { markdownBlocks } from './markdown-blocks.ts';
import { withPlainHeadings } from './plain-headings.ts';
import { sectionsOf } from './sections-of.ts';

const { maxCharacters, maxSections } = DOCUMENT_FILE;

export interface ReadDocument extends Pick<OwnDocument, 'kind' | 'pages' | 'unread'> {
  sections: DocumentSection[];
}

interface Told extends Pick<OwnDocument, 'kind'> {
  blocks: DocumentBlock[];
  pages?: number;
  empty?: number[];
  hasRest?: boolean;
}

export async function readDocumentFile(file: Uint8Array): Promise<ReadDocument> {
  const { kind, blocks, pages = null, empty = [], hasRest = false } = await readBlocks(file);
  const kept = upTo(maxCharacters, blocks);
  const sections = sectionsOf(kept.blocks);
  if (sections.length === 0) throw new Refusal('noText');
  return {
    kind,
    pages,
    sections: sections.slice(0, maxSections),
    unread: { pages: empty, rest: hasRest || kept.hasRest || sections.length > maxSections },
  };
}

async function readBlocks(file: Uint8Array): Promise<Told> {
  const text = decodeText(file);
  switch (kindOfFile(file, text)) {
    case 'pdf':
      return { kind: 'pdf', ...(await readPdfBlocks(file)) };
    case 'docx':
      return { kind: 'docx', blocks: await readDocxBlocks(file) };
    case 'json':
    case 'text': {
      const clean = cleanText(text.slice(0, maxCharacters));
      const marked = markdownBlocks(clean);
      const isMarked = marked.some(({ level }) => level > 0);
      const hasRest = text.length > maxCharacters;
      return isMarked
        ? { kind: 'markdown', blocks: marked, hasRest }
        : { kind: 'text', blocks: withPlainHeadings(clean), hasRest };
    }
    case 'other':
      throw new Refusal('unknown');
  }
}

function upTo(most: number, blocks: readonly DocumentBlock[]): { blocks: DocumentBlock[]; hasRest: boolean } {
  let left = most;
  const kept: DocumentBlock[] = [];
  for (const { level, text } of blocks) {
    if (left <= 0) return { blocks: kept, hasRest: true };
    const clean = level === 0 ? `${cleanText(text)}\n\n` : cleanText(text);
    kept.push({ level, text: clean.slice(0, left) });
    left -= clean.length;
  }
  return { blocks: kept, hasRest: left < 0 };
}
