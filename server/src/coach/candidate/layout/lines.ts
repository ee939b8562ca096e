import { inPieces, MOST_CHARACTERS } from '../in-pieces.ts';
import { findDates } from './date-range.ts';
import { readBareName, readHeaderLine } from './header-line.ts';
import { withoutSidebar } from './sidebar.ts';
import { unfold } from './unfold.ts';

export interface Line {
  text: string;
  isBullet: boolean;
  indent: number;
  isAfterGap: boolean;
}

const BULLET =
  /^(?:[•▪‣●◦○■□➢➤►✓✔❖·∙+–—-]|\*{1,3}|>(?=\s)|o(?=\s\p{Lu})|\(?\d{1,2}[.)](?!\d)|\[\d{1,2}\])\s*(?=\S)/u;
const INNER_BULLET = /(?<=\S)[^\S\n]*[•▪‣●◦■➢➤►✓✔❖]\s*/gu;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?$|^[-–]\s*\d{1,3}\s*[-–]$/i;
const INNER_PAGE_NUMBER = /\bpage \d{1,3} (?:of|\/) \d{1,3}\b/gi;
/** Markdown's bold, code, headings; `** ` is a bullet. */
const MARKUP = /\*\*(?=\S)|(?<=\S)\*\*|__|`|^#{1,6}\s+/g;

/** Characters; no page breaks shorter lines. */
const FULL = 45;
/** Characters; a wider row means that no row was broken by a page. */
const WIDEST = 160;
const MOST_ROWS = 1_000;

export function readLines(text: string): Line[] {
  const rows = withoutSidebar(text.split(/\r\n|[\r\n\u2028\f\v]/, MOST_ROWS))
    .join('\n')
    .replace(INNER_BULLET, '\n• ')
    .replace(INNER_PAGE_NUMBER, '\n')
    .split('\n', MOST_ROWS);
  const isBroken = rows.every(({ length }) => length <= WIDEST);
  const lines: Line[] = [];
  let isAfterGap = true;
  for (const { text: piece, isRow } of rows.flatMap(piecesOf)) {
    const line = readLine(piece);
    const before = lines.at(-1);
    if (line === undefined) isAfterGap = true;
    else if (
      before !== undefined &&
      !isAfterGap &&
      !line.isBullet &&
      continues(before, line, isBroken || !isRow)
    )
      before.text = /\p{Ll}-$/u.test(before.text.slice(-3))
        ? before.text.slice(0, -1) + line.text
        : `${before.text} ${line.text}`;
    else {
      lines.push({ ...line, isAfterGap });
      isAfterGap = false;
    }
  }
  return lines;
}

const piecesOf = (row: string): { text: string; isRow: boolean }[] =>
  inPieces(row)
    .flatMap(unfold)
    .map((text, at) => ({ text, isRow: at === 0 }));

function readLine(row: string): Omit<Line, 'isAfterGap'> | undefined {
  const indent = row.length - row.trimStart().length;
  const bare = row.trim().replace(MARKUP, '');
  if (!/[\p{L}\p{N}]/u.test(bare) || PAGE_NUMBER.test(bare)) return undefined;
  const mark = BULLET.exec(bare)?.[0] ?? '';
  const text = bare
    .slice(mark.length)
    .replace(/[^\S\t]{3,}/g, '\t')
    .replace(/[^\S\t]+/g, ' ')
    .trim();
  return text === '' ? undefined : { text, isBullet: mark !== '', indent };
}

/** Broken by the page: hangs below its bullet, begins in lower case, or follows a word that needs another. */
function continues(
  { text: before, isBullet, indent }: Line,
  { text: line, indent: own }: Pick<Line, 'text' | 'indent'>,
  mayBeBroken: boolean,
): boolean {
  const end = before.slice(-12);
  if (before.length > MOST_CHARACTERS) return false;
  if (isBullet && own > indent && readHeaderLine(line) === undefined)
    return before.length > FULL || /\s\p{Ll}{1,3}$|,$/u.test(end) || readBareName(line) === undefined;
  if (/\d\s?[–—-]$/.test(end))
    return findDates(`${end} ${line}`).some(({ to, isCurrent }) => to !== '' || isCurrent);
  if (/[.!?:]$/.test(end) || readHeaderLine(before) !== undefined) return false;
  if (/^\p{Ll}/u.test(line)) return mayBeBroken && before.length > 30;
  return (
    /\s(?:and|or|of|the|a|an|to|in|for|with|by|at|from|on|&)$|\p{Ll}{2},$/iu.test(end) && before.length > FULL
  );
}
