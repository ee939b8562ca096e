import { type ResumeSection, sectionOf } from '#coach/layout.ts';
import { findName } from './find-name.ts';
import { isFurniture } from './page-furniture.ts';
import type { PagedText } from './paged-text.ts';
import { withoutContact, withoutReach } from './personal-details.ts';

export interface ResumeParts {
  name: string;
  education: string;
  work: string;
}

interface Chapter {
  heading: string;
  goesTo: 'education' | 'work' | 'lists' | 'nowhere';
  lines: string[];
}

const CONTACTS =
  /^(?:references|referees|contact|contact details|contact information|personal details|personal data|personal information|persönliche daten|coordonnées|datos personales|declaration|referenzen|references available on request|контакты|личные данные|στοιχεία επικοινωνίας)$/iu;

/**
 * Splits a résumé: education with certificates; everything else as work under its headings, lists last.
 * Contacts and repeated lines are dropped, except for text beside the name.
 */
export function splitResume({ text, heads, feet, largest }: PagedText): ResumeParts {
  const lines = [...heads, ...text.split('\n')];
  const named = findName(lines, largest);
  const name = named?.name ?? findName(feet)?.name ?? '';
  const firstHeading = lines.findIndex((line) => headingOf(line) && !isFurniture(line, name));
  const told = lines
    .map((line, at) => (named?.at.includes(at) ? (at === named.at[0] ? named.rest : '') : line))
    .filter((line, at) => at >= firstHeading || line.trim() === '' || !isFurniture(line, name));
  const chapters = chaptersOf(told);
  return {
    name,
    education: write(chapters, 'education'),
    work: [write(chapters, 'work'), write(chapters, 'lists')].filter((told) => told !== '').join('\n\n'),
  };
}

function chaptersOf(lines: readonly string[]): Chapter[] {
  let chapter: Chapter = { heading: '', goesTo: 'work', lines: [] };
  const chapters = [chapter];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) chapters.push((chapter = { ...heading, lines: [] }));
    else chapter.lines.push(chapter.heading === '' ? withoutContact(line) : withoutReach(line));
  }
  return chapters;
}

export function headingOf(line: string): Omit<Chapter, 'lines'> | undefined {
  const heading = bareHeading(line);
  const section = heading === '' ? undefined : sectionOf(heading);
  return section && { heading, goesTo: CONTACTS.test(heading) ? 'nowhere' : partOf(section) };
}

function bareHeading(line: string): string {
  const bare = line.replace(/^\s*#{1,6}\s+|\*\*|__|:\s*$/g, '').trim();
  if (bare.length > 60 || /^[•*–—-]\s/u.test(bare)) return '';
  return /^(?:\p{L}\s){2,}\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
}

function partOf(section: ResumeSection): Chapter['goesTo'] {
  if (section === 'education' || section === 'certificate') return 'education';
  return section === 'told' || section === 'none' ? 'work' : 'lists';
}

function write(chapters: readonly Chapter[], part: Chapter['goesTo']): string {
  return chapters
    .filter(({ goesTo }) => goesTo === part)
    .map(({ heading, lines }) => {
      const body = lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .replace(/^\s*\n|\s+$/g, '');
      const isSaid = heading === '' || (part === 'education' && sectionOf(heading) === 'education');
      return body.trim() === '' || isSaid ? body : `${heading}\n${body}`;
    })
    .filter((told) => told.trim() !== '')
    .join('\n\n');
}
