import { missingCharacters } from '#pdf/printable.ts';
import { BLANK_EXTRAS, type Entries, type Extras, type ListName, type Resume } from './resume.ts';

export const NAME_LABEL = 'Full name';

export const FIELD_LABELS = {
  education: { school: 'School name', degree: 'Degree', dates: 'Dates' },
  experience: { company: 'Company', position: 'Position', dates: 'Dates', description: 'Description' },
} as const satisfies { [List in ListName]: Record<keyof Entries[List], string> };

export const EXTRA_LABELS = {
  email: 'E-mail',
  phone: 'Phone',
  place: 'Place',
  links: 'Links',
  skills: 'Skills',
} as const satisfies Record<keyof Extras, string>;

const ENTRY_LABELS = { education: 'Education', experience: 'Work experience' } as const;

export const entryLabel = (list: ListName, at: number): string => `${ENTRY_LABELS[list]} ${at + 1}`;

interface Unprintable {
  field: string;
  characters: string[];
}

export function unprintableFields(resume: Resume): Unprintable[] {
  const { name, education, experience, extras = BLANK_EXTRAS } = resume;
  return [
    { field: NAME_LABEL, characters: missingCharacters(name) },
    ...unprintableIn('education', education),
    ...unprintableIn('experience', experience),
    ...Object.entries(EXTRA_LABELS).map(([key, field]) => ({
      field,
      characters: missingCharacters(extras[key as keyof Extras]),
    })),
  ].filter(({ characters }) => characters.length > 0);
}

const unprintableIn = <List extends ListName>(list: List, entries: readonly Entries[List][]): Unprintable[] =>
  entries.flatMap((entry, at) =>
    Object.entries<string>(FIELD_LABELS[list]).map(([key, label]) => ({
      field: `${entryLabel(list, at)}, ${label.toLowerCase()}`,
      characters: missingCharacters(String(entry[key as keyof Entries[List]])),
    })),
  );
