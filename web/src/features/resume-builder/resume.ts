import { RESUME_LIMITS } from '@pythia/contracts/limits.ts';

export interface Education {
  school: string;
  degree: string;
  dates: string;
}

export interface Work {
  company: string;
  position: string;
  dates: string;
  description: string;
}

export interface Entries {
  education: Education;
  experience: Work;
}

export interface Extras {
  email: string;
  phone: string;
  place: string;
  /** A line each: a web address, or a label and an address. */
  links: string;
  /** Names with commas between, or a group a line: `Languages: English, Greek`. */
  skills: string;
}

export type ListName = keyof Entries;

export interface Resume {
  name: string;
  education: readonly Education[];
  experience: readonly Work[];
  extras?: Extras;
}

export const FIELD_LIMITS = {
  education: {
    school: RESUME_LIMITS.school,
    degree: RESUME_LIMITS.degree,
    dates: RESUME_LIMITS.educationDates,
  },
  experience: {
    company: RESUME_LIMITS.company,
    position: RESUME_LIMITS.position,
    dates: RESUME_LIMITS.workDates,
    description: RESUME_LIMITS.description,
  },
} as const satisfies { [List in ListName]: Record<keyof Entries[List], number> };

export const BLANK_ENTRIES: Entries = {
  education: { school: '', degree: '', dates: '' },
  experience: { company: '', position: '', dates: '', description: '' },
};

export const BLANK_RESUME: Resume = {
  name: '',
  education: [BLANK_ENTRIES.education],
  experience: [BLANK_ENTRIES.experience],
};

export const BLANK_EXTRAS: Extras = { email: '', phone: '', place: '', links: '', skills: '' };

export const isBlankEntry = (entry: Education | Work | Extras): boolean =>
  Object.values(entry).every((text: unknown) => typeof text !== 'string' || text.trim() === '');

export const isBlankResume = ({ name, education, experience, extras = BLANK_EXTRAS }: Resume): boolean =>
  name.trim() === '' && [...education, ...experience, extras].every(isBlankEntry);

/** A text longer than its field goes on in entries without a head: these become lines of the entry above. */
export function withContinued(experience: readonly Work[]): Work[] {
  const jobs: Work[] = [];
  for (const { company, position, dates, description } of experience) {
    const above = jobs.at(-1);
    const hasHead = [company, position, dates].some((text) => text.trim() !== '');
    if (above && !hasHead && description.trim() !== '')
      jobs[jobs.length - 1] = { ...above, description: `${above.description}\n${description}` };
    else jobs.push({ company, position, dates, description });
  }
  return jobs;
}
