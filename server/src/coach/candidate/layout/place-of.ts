import type { Place } from '../candidate.ts';

export const NOWHERE: Place = {
  employer: '',
  title: '',
  from: '',
  to: '',
  isCurrent: false,
  isDoubtful: false,
};

const ACRONYM =
  /^(?:[IVX]+|HR|IT|SRE|QA|UX|UI|AI|ML|CEO|CTO|CFO|COO|PA|PR|SEO|RN|HGV|LGV|NHS|ICU|GP|VP|DBA|BI|SEN|TA|UK|US|EU|SAP|CNC|ICT|EAL|HCA|AWS|PHP|SQL|DJ|TV)$/;

/** `HEAD OF MATHS` in small letters, acronyms aside; the last title of `Clerk → Manager`. */
export function inLetters(written: string): string {
  const title = written.split(/\s?(?:→|->)\s?/).at(-1)!;
  if (/\p{Ll}/u.test(title) || title.length < 5) return title;
  return title.replace(/\p{L}+/gu, (word) => {
    if (ACRONYM.test(word)) return word;
    return /^(?:OF|AND|THE|FOR|IN)$/.test(word) ? word.toLowerCase() : word[0]! + word.slice(1).toLowerCase();
  });
}
