import type { AskedCompetency } from '#coach/competencies/asked.ts';
import type { Question } from '#coach/question/question.ts';
import { rootOf, substanceOf } from './terms.ts';
import { TERM } from './weights.ts';

export interface WantedTerm {
  lemma: string;
  weight: number;
  root: string;
}

/** Words; each is looked for in every story. */
const READ = 80;

export function wantedOf({ focus }: Question, asked: readonly AskedCompetency[]): WantedTerm[] {
  const spokenFor = new Set(asked.flatMap(({ words }) => words));
  return focus.slice(0, READ).flatMap((token) => {
    const { lemma, text } = token;
    const substance = substanceOf(token);
    const isSpokenFor = spokenFor.has(text.toLowerCase()) || spokenFor.has(lemma);
    const weight = isSpokenFor ? substance * TERM.spokenFor : substance;
    return substance > 0 ? [{ lemma, weight, root: rootOf(lemma) }] : [];
  });
}
