import type { StoodIn } from '@pythia/contracts/answerer.ts';

const WHY: Record<StoodIn, string> = {
  slow: 'was slow',
  busy: 'was busy',
  refused: 'refused the request',
  filtered: 'was stopped by its filter',
  declined: 'declined to answer',
  limit: 'ran out of room before a word',
  failed: 'gave no answer',
};

export const stoodInWords = (stoodIn: StoodIn, model = 'The model'): string =>
  `${model} ${WHY[stoodIn]}, so the built-in coach answered.`;
