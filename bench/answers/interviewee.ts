import type { Material } from '../../server/src/coach/material.ts';
import type { ChatTurn } from '../../server/src/asking/exchange.ts';

/** The stories that an answer offers. */
export interface Offered {
  /** What is told where one of them is chosen, for each. */
  stories: string[];
  /** Whether one is to be chosen, as what is said only gains the time for it. */
  isChoice: boolean;
  /** Whether what is said is drawn from the candidate's own material, rather than said in general. */
  isOwn: boolean;
}

/** Who is asked, in a candidate's place. */
export interface Interviewee {
  /** Reads the material, as is done when a session opens. */
  read(material: Material): Promise<void>;
  /** @returns the whole answer in markdown to the last of the turns, which are oldest first */
  answer(asked: { material: Material; turns: readonly ChatTurn[] }): Promise<string>;
  offered?(asked: { material: Material; turns: readonly ChatTurn[] }): Promise<Offered>;
  close(): Promise<void>;
}
