import { RESUME_EXTRA_LIMITS, RESUME_LIMITS } from '@pythia/contracts/limits.ts';
import { entryLabel, EXTRA_LABELS, FIELD_LABELS, NAME_LABEL } from '../fields.ts';
import {
  BLANK_ENTRIES,
  type Entries,
  type Extras,
  FIELD_LIMITS,
  type ListName,
  type Resume,
} from '../resume.ts';
import { cutAfterWord } from './whole-words.ts';

const MOST_ENTRIES = 100;

/** Place of a text: `['experience', 0, 'company']`. */
export type TextPath = readonly (string | number)[];

export interface TooLong {
  label: string;
  /** Empty for entries. */
  path: TextPath;
  /** Characters. */
  max: number;
  rest: string;
}

type Place = Pick<TooLong, 'label' | 'path'>;

export interface FittedResume {
  resume: Resume;
  cut: TooLong[];
}

export function fitResume({ name, education, experience, extras }: Resume): FittedResume {
  const cut: TooLong[] = [];
  return {
    resume: {
      name: fitLine(name, RESUME_LIMITS.name, { label: NAME_LABEL, path: ['name'] }, cut),
      education: fitList('education', education, cut),
      experience: fitList('experience', experience, cut),
      ...(extras && { extras: fitExtras(extras, cut) }),
    },
    cut,
  };
}

function fitList<List extends ListName>(
  list: List,
  entries: readonly Entries[List][],
  cut: TooLong[],
): Entries[List][] {
  if (entries.length > MOST_ENTRIES)
    cut.push({
      label: `${entries.length - MOST_ENTRIES} more in ${FIELD_NAMES[list]}`,
      path: [],
      max: MOST_ENTRIES,
      rest: '',
    });
  const fitted = entries.slice(0, MOST_ENTRIES).map((entry, at) => {
    const fields = Object.entries<number>(FIELD_LIMITS[list]).map(([key, max]) => {
      const label = (FIELD_LABELS[list] as Record<string, string>)[key]!.toLowerCase();
      const fit = key === 'description' ? fitText : fitLine;
      const text = String(entry[key as keyof Entries[List]]);
      return [
        key,
        fit(text, max, { label: `${entryLabel(list, at)}, ${label}`, path: [list, at, key] }, cut),
      ];
    });
    return Object.fromEntries(fields) as Entries[List];
  });
  return fitted.length > 0 ? fitted : [BLANK_ENTRIES[list]];
}

function fitExtras(extras: Extras, cut: TooLong[]): Extras {
  const fields = Object.entries(RESUME_EXTRA_LIMITS).map(([key, max]) => {
    const name = key as keyof Extras;
    const fit = name === 'links' || name === 'skills' ? fitText : fitLine;
    return [name, fit(extras[name], max, { label: EXTRA_LABELS[name], path: ['extras', name] }, cut)];
  });
  return Object.fromEntries(fields) as Extras;
}

const FIELD_NAMES = { education: 'education', experience: 'work experience' } as const;

const fitLine = (text: string, max: number, place: Place, cut: TooLong[]): string =>
  fitText(text.replace(/\s+/g, ' '), max, place, cut);

function fitText(text: string, max: number, place: Place, cut: TooLong[]): string {
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed;
  const short = withShortMonths(trimmed);
  if (short.length <= max) return short;
  const kept = cutAfterWord(short, max);
  cut.push({ ...place, max, rest: short.slice(kept.length).trim() });
  return kept;
}

/** `September 2016` becomes `Sep 2016`: most dates fit so. */
const withShortMonths = (text: string): string =>
  text.replace(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}+(?= \d{4})/gu, '$1');
