import type { Vocabulary } from '@pythia/contracts/customization.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Id } from '#db/database.ts';
import { expectedWords, ownWordsFirst, withTerms } from './expected-words.ts';

export interface TermsParts {
  termsOf: (about: { userId: Id; material: Material; library: Library }) => Promise<readonly string[]>;
  onTermsFailure: (error: unknown) => void;
}

export interface SessionWords {
  words: Vocabulary;
  /** Complete list, where some words are found only later; never rejects. */
  later?: Promise<Vocabulary> | undefined;
}

interface AboutSession {
  userId: Id;
  jobTitle: string;
  material: Material;
  library: Library | undefined;
  vocabulary: Vocabulary;
}

const TERMS_WITHIN_MS = 300;

/** The user's own words come first. */
export async function sessionWords(
  { jobTitle, vocabulary, library, ...about }: AboutSession,
  { termsOf, onTermsFailure }: TermsParts,
): Promise<SessionWords> {
  const own = expectedWords(jobTitle, about.material);
  const words = ownWordsFirst(vocabulary, own);
  if (!library) return { words };
  const all = termsOf({ ...about, library })
    .catch((error: unknown): readonly string[] => {
      onTermsFailure(error);
      return [];
    })
    .then((terms) => ownWordsFirst(vocabulary, withTerms(own, terms)));
  return (await settlesWithin(all, TERMS_WITHIN_MS)) ? { words: await all } : { words, later: all };
}
