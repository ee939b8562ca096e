import { FIELD_LABELS, entryLabel, NAME_LABEL } from '../fields.ts';
import { RESUME_LIMITS } from '@pythia/contracts/limits.ts';
import { BLANK_ENTRIES, type Entries, FIELD_LIMITS, type ListName, type Resume } from '../resume.ts';

/** More than any life has. */
const MOST_ENTRIES = 100;

export interface FittedResume {
  resume: Resume;
  /** By label. */
  cut: string[];
}

/** Cuts texts and surplus entries. */
export function fitResume({ name, education, experience }: Resume): FittedResume {
  const cut: string[] = [];
  return {
    resume: {
      name: fitLine(name, RESUME_LIMITS.name, () => cut.push(NAME_LABEL)),
      education: fitList('education', education, cut),
      experience: fitList('experience', experience, cut),
    },
    cut,
  };
}

/** Empty: nothing cut. */
export const cutInWords = (cut: readonly string[]): string[] =>
  cut.length > 0 ? [`Shortened to fit the form: ${cut.join('; ')}.`] : [];

function fitList<List extends ListName>(
  list: List,
  entries: readonly Entries[List][],
  cut: string[],
): Entries[List][] {
  if (entries.length > MOST_ENTRIES)
    cut.push(`${entries.length - MOST_ENTRIES} more in ${FIELD_NAMES[list]}`);
  const fitted = entries.slice(0, MOST_ENTRIES).map((entry, at) => {
    const fields = Object.entries<number>(FIELD_LIMITS[list]).map(([key, max]) => {
      const label = (FIELD_LABELS[list] as Record<string, string>)[key]!.toLowerCase();
      const fit = key === 'description' ? fitText : fitLine;
      const text = String(entry[key as keyof Entries[List]]);
      return [key, fit(text, max, () => cut.push(`${entryLabel(list, at)}, ${label}`))];
    });
    return Object.fromEntries(fields) as Entries[List];
  });
  return fitted.length > 0 ? fitted : [BLANK_ENTRIES[list]];
}

const FIELD_NAMES = { education: 'education', experience: 'work experience' } as const;

const fitLine = (text: string, max: number, onCut: () => void): string =>
  fitText(text.replace(/\s+/g, ' '), max, onCut);

/** As a field counts. */
function fitText(text: string, max: number, onCut: () => void): string {
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed;
  const short = withShortMonths(trimmed);
  if (short.length <= max) return short;
  onCut();
  return cutAfterWord(short, max);
}

/** `September 2016` becomes `Sep 2016`: most dates fit so. */
const withShortMonths = (text: string): string =>
  text.replace(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}+(?= \d{4})/gu, '$1');

/** Overlong words are split, surrogate pairs not. */
function cutAfterWord(text: string, max: number): string {
  const isWhole = /[\s,;:.!?)]/.test(text[max]!);
  const words = isWhole ? text.slice(0, max) : text.slice(0, max).replace(/\s\S*$/, '');
  return words.replace(/[\uD800-\uDBFF]$/, '').replace(/(?:\s|[,;:–—(|/-])+$/u, '');
}
