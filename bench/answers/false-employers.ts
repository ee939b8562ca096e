import { readCandidate } from '../../server/src/coach/candidate/read-candidate.ts';
import type { BenchCandidate } from './bench-candidate.ts';

/**
 * Finds what an answer tells as an employer and is none: "At Barcelona", "when I was a designer at Present"; and
 * an employer that is told as a tool or a title: "I work with Larkmoor General", "when I was a larkmoor general".
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

/** The town may stand behind it. */
const isNamed = (name: string, own: string): boolean => name === own || name.startsWith(`${own}, `);

const isMistaken = (name: string, spoken: string): boolean =>
  new RegExp(`\\b(?:worked? with|used?|I was an?) ${RegExp.escape(name)}`, 'i').test(spoken);
