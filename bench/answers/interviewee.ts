import type { Material } from '../../server/src/coach/material.ts';
import type { ChatTurn } from '../../server/src/providers/llm/chat-model.ts';

/** Who is asked, in a candidate's place. */
export interface Interviewee {
  /** Reads the material, as is done when a session opens. */
  read(material: Material): Promise<void>;
  /** @returns the whole answer in markdown to the last of the turns, which are oldest first */
  answer(asked: { material: Material; turns: readonly ChatTurn[] }): Promise<string>;
  /** What is told where one of the stories that the answer offers is chosen, for each of them. */
  offered?(asked: { material: Material; turns: readonly ChatTurn[] }): Promise<string[]>;
  close(): Promise<void>;
}
