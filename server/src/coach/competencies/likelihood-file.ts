/**
 * Made by `scripts/train-competencies.ts`: for what is asked, then for what is shown, the weights of each
 * dimension of a meaning and of a constant, for each competency in the lexicon's order, as little-endian float32.
 */
export const LIKELIHOODS = new URL('likelihoods.bin', import.meta.url);
