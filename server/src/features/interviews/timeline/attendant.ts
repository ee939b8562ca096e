import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { InterimWords } from './session-news.ts';

/** Handles questions of a session while this process has it open. */
export interface Attendant {
  happened(event: AppendedEvent, isHere: boolean): void;
  spoke(words: InterimWords): void;
  close(): void;
}
