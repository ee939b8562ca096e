import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { InterimWords } from './session-followers.ts';

/** Looks after what is asked in a session while this process has it in use. */
export interface Attendant {
  /** @param isHere whether it happened in this process, and not in another one */
  happened(event: AppendedEvent, isHere: boolean): void;
  /** Words of the interviewer that are no line yet. */
  spoke(words: InterimWords): void;
  /** Nobody in this process uses the session any more. */
  close(): void;
}
