import type { Cut } from '@pythia/contracts/cut.ts';

export const CUT_WORDS: Record<Cut, string> = {
  length: 'Cut off: it had reached its longest length.',
  filter: 'Cut off by the filter of the answer service.',
  refusal: 'Ended here: the model would not go on.',
  broken: 'The answer broke off here.',
  unknown: 'The answer service did not say whether this is all.',
  repetition: 'Ended here: it began to repeat itself.',
};
