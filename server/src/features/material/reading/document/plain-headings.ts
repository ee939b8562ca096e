import type { DocumentBlock } from './block.ts';

const MOST_CHARACTERS = 60;
const MOST_WORDS = 9;
const BEGINS_AND_ENDS = /^(?:\d[\d.]*[.)]?\s+)?\p{Lu}[^\n]*[\p{L}\p{N})”"'’:?]$/u;
const NUMBER = /^\d[\d.)]*\s+/;
const NO_HEADING = /[,;.@/]\s|:\s|\d{4,}|https?:/;
const LONGER = 2;

/** Text whose headings are unmarked lines, at least two. */
export function withPlainHeadings(text: string): DocumentBlock[] {
  const parts = text
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap(apart);
  const hasTitle = parts.length > 2 && isShortLine(parts[0]!) && isHeading(parts[1]!);
  const levelOf = (part: string, at: number): number => {
    if (at === 0 && hasTitle) return 1;
    return isHeading(part) && at < parts.length - 1 ? 2 : 0;
  };
  const levels = parts.map(levelOf);
  if (levels.filter((level) => level === 2).length < 2) return [{ level: 0, text }];
  return parts.map((part, at) =>
    levels[at] === 0
      ? { level: 0, text: `${part}\n\n` }
      : { level: levels[at]!, text: part.trim().replace(/:$/, '') },
  );
}

function apart(paragraph: string): string[] {
  const [first = '', second = '', ...rest] = paragraph.trim().split('\n');
  const isAbove = isHeading(first) && /^\s*\p{Lu}/u.test(second) && second.length >= first.length * LONGER;
  return isAbove ? [first, [second, ...rest].join('\n')] : [paragraph];
}

const isHeading = (part: string): boolean =>
  isShortLine(part) && !NO_HEADING.test(part.trim().replace(NUMBER, ''));

function isShortLine(part: string): boolean {
  const line = part.trim();
  return (
    line.length <= MOST_CHARACTERS && line.split(/\s+/).length <= MOST_WORDS && BEGINS_AND_ENDS.test(line)
  );
}
