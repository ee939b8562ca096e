import type { Holding } from '../candidate.ts';
import headings from './headings.json' with { type: 'json' };

/** What stands below a heading; `none`: nothing to be said. */
export type ResumeSection = 'told' | 'education' | 'none' | Holding['kind'];

const HEADINGS = Object.entries(headings) as [ResumeSection, string[]][];

const QUALIFIED =
  /^(?:teaching|clinical|legal|research|industry|academic|military|additional|other|further|recent|previous|selected|paid|commercial|practical|relevant|nursing|leadership|general|core|main|my|key|laboratory|hospitality|retail|military|nursing) /;

const SECTIONS = new Map(
  HEADINGS.flatMap(([section, names]) => names.map((name): [string, ResumeSection] => [name, section])),
);

const FIRST_WORDS = new Set([
  ...[...SECTIONS.keys()].map((name) => name.split(' ', 1)[0]!),
  ...(QUALIFIED.source.match(/\p{Ll}+/gu) ?? []),
]);

const MAX_LENGTH = 240;

/** Cheap test: most words need no closer look. */
export const beginsHeading = (word: string): boolean =>
  FIRST_WORDS.has(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(word)?.[0].toLowerCase() ?? '');

export function sectionOf(heading: string): ResumeSection | undefined {
  if (heading.length > MAX_LENGTH) return undefined;
  const name = heading
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:&|\/|,) ?/g, ' and ')
    .toLowerCase();
  return SECTIONS.get(name) ?? SECTIONS.get(name.replace(QUALIFIED, ''));
}

/** `Stack: Go, Kafka` */
export function splitLabel(
  line: string,
): { section: ResumeSection; label: string; rest: string } | undefined {
  const colon = line.slice(0, 45).search(/:(?=\s|$)/);
  const label = line.slice(0, Math.max(colon, 0));
  const section = sectionOf(colon < 0 ? line : label);
  return section && { section, label, rest: colon < 0 ? '' : line.slice(colon + 1).trim() };
}
