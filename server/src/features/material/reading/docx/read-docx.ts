import { decodeText } from '../decode-text.ts';
import type { Block } from '../document/block.ts';
import { broken, Refusal } from '../refusal.ts';
import { readHeadingStyles } from './read-heading-styles.ts';
import { readWordLines } from './read-word-xml.ts';
import { unzip } from './unzip.ts';

const BODY = 'word/document.xml';
const STYLES = 'word/styles.xml';
/** Where many put their name. */
const HEADER = /^word\/header\d+\.xml$/;

/**
 * The text of a Word document, lines as they stand: a table's row in one line, its cells between tabs.
 * @throws Refusal
 */
export function readDocx(file: Uint8Array): string {
  const parts = unpack(file, (name) => name === BODY || HEADER.test(name));
  const body = parts.get(BODY);
  if (!body) throw new Refusal('unknown'); // another zip
  const headers = [...parts].filter(([name]) => name !== BODY).map(([, part]) => read(part));
  return [...new Set(headers), read(body)].join('\n\n');
}

/** Its paragraphs by their styles: headings, and the text between them. @throws Refusal */
export function readDocxBlocks(file: Uint8Array): Block[] {
  const parts = unpack(file, (name) => name === BODY || name === STYLES);
  const body = parts.get(BODY);
  if (!body) throw new Refusal('unknown');
  const styles = parts.get(STYLES);
  try {
    const levels = styles ? readHeadingStyles(decodeText(styles)) : new Map<string, number>();
    const { lines, styleOf } = readWordLines(decodeText(body));
    return together(lines.map((text, line) => ({ level: levels.get(styleOf.get(line) ?? '') ?? 0, text })));
  } catch (error) {
    throw broken(error);
  }
}

/** Paragraphs between two headings are one text, the items of a list line by line. */
function together(paragraphs: readonly Block[]): Block[] {
  const blocks: Block[] = [];
  for (const { level, text } of paragraphs) {
    const last = blocks.at(-1);
    if (text.trim() === '') continue;
    if (level === 0 && last?.level === 0) last.text += `${text.startsWith('• ') ? '\n' : '\n\n'}${text}`;
    else blocks.push({ level, text });
  }
  return blocks;
}

function unpack(file: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  try {
    return unzip(file, isWanted);
  } catch (error) {
    throw broken(error);
  }
}

function read(part: Uint8Array): string {
  try {
    return readWordLines(decodeText(part)).lines.join('\n');
  } catch (error) {
    throw broken(error);
  }
}
