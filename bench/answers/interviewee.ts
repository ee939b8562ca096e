import type { Material } from '../../server/src/coach/material.ts';
import type { ChatTurn } from '../../server/src/asking/exchange.ts';

/** Offered stories. */
export interface Offered {
  /** Told when chosen. */
  stories: string[];
  /** The spoken part only gains time. */
  isChoice: boolean;
  /** True if drawn from the candidate's material. */
  isOwn: boolean;
}

/** The system under test. */
export interface Interviewee {
  /** Reads it as a session's opening does. */
  read(material: Material): Promise<void>;
  /**
   * @param asked with turns oldest first
   * @returns the last turn's answer in markdown
   */
  answer(asked: { material: Material; turns: readonly ChatTurn[] }): Promise<string>;
  offered?(asked: { material: Material; turns: readonly ChatTurn[] }): Promise<Offered>;
  close(): Promise<void>;
}
