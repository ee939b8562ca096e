import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import type { Ended, ModelError } from '../language-model.ts';

export const MAX_EVENT_CHARS = 256 * 1024;

export interface ReplyReader {
  /**
   * @param chunk cut between any two characters
   * @returns completed text, often empty
   */
  feed(chunk: string): string;
  finish(): string;
  readonly failure: ModelError | undefined;
  readonly complete: boolean;
  readonly stopped: Ended | undefined;
  readonly hasThoughts: boolean;
  readonly ended: boolean;
  readonly usage: TokenUsage | undefined;
}
