import { readCandidate } from '../../server/src/coach/candidate/read-candidate.ts';
import type { BenchCandidate } from './bench-candidate.ts';

/** Finds what an answer tells as an employer and is none: "At Barcelona", "when I was a designer at Present". */
export function falseEmployersOf({ material, employers }: BenchCandidate): (answer: string) => string[] {
  const { places, episodes } = readCandidate(material);
  const read = new Set([...places, ...episodes.map(({ place }) => place)].map(({ employer }) => employer));
  const wrong = [...read].filter((name) => name !== '' && !employers.some((own) => isNamed(name, own)));
  return (answer) => {
    const spoken = answer.replace(/[*_]/g, '');
    return [
      ...wrong.filter((name) => spoken.includes(`t ${name}`)),
      ...employers.filter((name) =>
        new RegExp(`\\b(?:worked? with|used?) ${RegExp.escape(name)}`).test(spoken),
      ),
    ];
  };
}

/** The town may stand behind it. */
const isNamed = (name: string, own: string): boolean => name === own || name.startsWith(`${own}, `);
