import type { Material } from '../../server/src/coach/material.ts';
import type { ChatTurn } from '../../server/src/providers/llm/chat-model.ts';

/** What the bench puts its questions to. */
export interface Answerer {
  /** Reads the material, as a session does when it opens. */
  index(material: Material): Promise<void>;
  /** @returns the whole answer in markdown; `turns` oldest first, the last one asks */
  answer(material: Material, turns: readonly ChatTurn[]): Promise<string>;
  close(): Promise<void>;
}
