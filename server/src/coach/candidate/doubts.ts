import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import type { Place } from './candidate.ts';

export const doubtsOf = ({ doubts, isDoubtful }: Place): readonly JobDoubt[] =>
  doubts ?? (isDoubtful ? ['employer'] : []);

const UNKNOWN: Record<JobDoubt, Partial<Place>> = {
  employer: { employer: '', isDoubtful: false },
  role: { title: '' },
  dates: { from: '', to: '', isCurrent: false },
};

export const withoutDoubts = (place: Place, doubts: readonly JobDoubt[]): Place =>
  Object.assign({ ...place, doubts: [] }, ...doubts.map((doubt) => UNKNOWN[doubt]));
