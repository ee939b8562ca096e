import type { Answerer, StoodIn } from '@pythia/contracts/answerer.ts';

/** Why the built-in coach answered, in a sentence that names the model where it is known. */
export function standInSentence(stoodIn: StoodIn, answerer: Answerer | null): string {
  const model = answerer && answerer.kind !== 'coach' ? answerer.name : 'The model';
  return `${model} ${stoodIn === 'slow' ? 'was slow' : 'gave no answer'}, so the built-in coach answered.`;
}
