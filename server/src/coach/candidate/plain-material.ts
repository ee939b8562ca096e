import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import type { Material } from '#coach/material.ts';

/** Ligatures, such as `ﬁ`, as letters; line ends as `\n`. */
export function plainMaterial({ settledJobs, facts, ...texts }: Material): Material {
  const plain = JSON.stringify(texts, (_key, value: unknown) =>
    typeof value === 'string' ? plainLetters(value).replaceAll(/\r\n?/g, '\n') : value,
  );
  return { ...(JSON.parse(plain) as typeof texts), settledJobs, facts };
}
