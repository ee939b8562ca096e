import { type LineLabels, standsAlone } from '#coach/layout.ts';
import { isFurniture } from './page-furniture.ts';
import { withoutContact, withoutReach } from './personal-details.ts';
import { headingOf, type ResumeParts } from './split-resume.ts';

/** Less certain lines are kept: no experience may be lost. */
const SURE = 0.8;

type Part = 'education' | 'work' | 'lists' | 'nowhere';
const LISTED = new Set(['skill', 'language', 'interest']);

export function splitLabelled(
  rows: readonly string[],
  labelled: readonly LineLabels[],
  name: string,
): ResumeParts {
  const parts: Record<Exclude<Part, 'nowhere'>, string[]> = { education: [], work: [], lists: [] };
  let heading: string | undefined;
  let known: Part | undefined;
  let isOfEducation = false;
  let last: Part = 'work';
  let before = '';
  for (const { row, labels, certainty } of labelled) {
    const text = rows[row]!;
    const isWrapped = labels.includes('wrapped') && heading === undefined && !standsAlone(text, before);
    before = text;
    if (isWrapped) {
      if (last !== 'nowhere') append(parts[last], text);
      continue;
    }
    const said = headingOf(text);
    if (said || (labels.length === 1 && labels[0] === 'heading')) {
      heading = said?.heading ?? text.trim();
      known = said?.goesTo;
      isOfEducation = false;
      continue;
    }
    isOfEducation ||= labels.some((label) => label === 'education');
    last = known && !isOfPage(labels) ? known : partOf(labels, certainty, text, name, isOfEducation);
    if (last === 'nowhere') {
      parts.lists.push(...whenFree(text));
      continue;
    }
    const isAfterGap = row > 0 && rows[row - 1]!.trim() === '';
    if (heading !== undefined || isAfterGap) parts[last].push('');
    if (heading !== undefined && !(last === 'education' && labels.includes('education')))
      parts[last].push(heading);
    heading = undefined;
    parts[last].push(labels.includes('contact') ? withoutContact(text) : withoutReach(text));
  }
  const work = [written(parts.work), written(parts.lists)].filter((part) => part !== '').join('\n\n');
  return { name, education: written(parts.education), work };
}

const FREE =
  /^(?:on (?:\S+ ){1,3}notice|available (?:now|from|at once|immediately)\b.*|notice(?: period)?:? .+)$/i;

/** `ana@example.net / on four weeks' notice` */
const whenFree = (contact: string): string[] =>
  contact
    .split(/\s+[/|*•·]\s+|\t+|\s{3,}|,\s+/)
    .map((part) => part.trim())
    .filter((part) => FREE.test(part));

/** What somebody said, in quotation marks: it is told, though it names a referee. */
const isQuotation = (text: string): boolean => /^\s*["“][^"“”]{10,}["”]/.test(text);

const isOfPage = (labels: LineLabels['labels']): boolean =>
  labels.every((label) => label === 'name' || label === 'furniture' || label === 'reference');

function partOf(
  labels: LineLabels['labels'],
  certainty: number,
  text: string,
  name: string,
  isOfEducation: boolean,
): Part {
  const isOfName = name !== '' && text.trim().toLowerCase().startsWith(name.toLowerCase());
  if (isOfPage(labels) && !isQuotation(text) && (certainty >= SURE || isFurniture(text, name) || isOfName))
    return 'nowhere';
  if (labels.includes('contact') && (certainty >= SURE || withoutContact(text) === '')) return 'nowhere';
  if (labels.includes('education') || labels.includes('qualification')) return 'education';
  if (labels.every((label) => LISTED.has(label))) return 'lists';
  return isOfEducation && (labels.includes('bullet') || labels.includes('prose')) ? 'education' : 'work';
}

function append(lines: string[], text: string): void {
  const before = lines.pop() ?? '';
  const isCut = /\p{Ll}-$/u.test(before) && /^\s*\p{Ll}/u.test(text);
  lines.push(
    isCut
      ? before.slice(0, -1) + text.trim()
      : [before, text.trim()].filter((piece) => piece !== '').join(' '),
  );
}

const written = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\s*\n|\s+$/g, '');
