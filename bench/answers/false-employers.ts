import { readCandidate } from '../../server/src/coach/candidate/read-candidate.ts';
import type { BenchCandidate } from './bench-candidate.ts';

/**
 * Non-employers told as employers ("At Barcelona", "a designer at Present"), and employers told as tools or
 * titles ("I work with Larkmoor General").
 */
export function falseEmployersOf({ material, employers }: BenchCandidate): (answer: string) => string[] {
  const { places, episodes } = readCandidate(material);
  const read = new Set([...places, ...episodes.map(({ place }) => place)].map(({ employer }) => employer));
  const wrong = [...read].filter((name) => name !== '' && !employers.some((own) => isNamed(name, own)));
  return (answer) => {
    const spoken = answer.replace(/[*_]/g, '');
    return [
      ...wrong.filter((name) => spoken.includes(`t ${name}`)),
      ...employers.filter((name) => isMistaken(name, spoken)),
    ];
  };
}

/** Accepts the name with or without its town. */
const isNamed = (name: string, own: string): boolean => name === own || name.startsWith(`${own}, `);

const isMistaken = (name: string, spoken: string): boolean =>
  new RegExp(`\\b(?:worked? with|used?|I was an?) ${RegExp.escape(name)}`, 'i').test(spoken);
