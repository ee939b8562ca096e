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

export type ListName = keyof Entries;

/** Strings may be empty; lists are not. */
export interface Resume {
  name: string;
  education: readonly Education[];
  experience: readonly Work[];
}

/** Characters. */
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

/** Ids do not count. */
export const isBlankEntry = (entry: Education | Work): boolean =>
  Object.values(entry).every((text: unknown) => typeof text !== 'string' || text.trim() === '');

export const isBlankResume = ({ name, education, experience }: Resume): boolean =>
  name.trim() === '' && [...education, ...experience].every(isBlankEntry);
