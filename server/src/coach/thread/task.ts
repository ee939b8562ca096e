import type { DocumentsHandle } from '../documents.ts';
import type { Library } from '../library.ts';
import type { Material } from '../material.ts';
import type { Vectors } from '../meaning/vectors.ts';
import type { Turn } from '../saying/read-told.ts';
import type { CoachStyle } from '../saying/styling/coach-style.ts';
import type { UsualMeant } from './usual-meant.ts';

/** Whose answers it is about. */
export interface About {
  material: Material;
  /** Without it nothing is said in general. */
  library?: Library | undefined;
  /** Without them nothing is said of them, as where they are not ready to be searched. */
  documents?: DocumentsHandle | undefined;
}

/** What was said so far, and of whom. */
export interface Conversation extends About {
  /** Oldest first; the last one is the user's. */
  turns: readonly Turn[];
  /** What was said before the last turn and was not asked about: half a question is understood by it. */
  before?: string | undefined;
}

/** A question with what it is asked about. */
export interface Asked extends Conversation {
  /** The title of a story that was offered and is wanted now. */
  instead?: string | undefined;
  /** What the interview is held in, as BCP 47 has it; English unless said. */
  language?: string | undefined;
  /** Whether the reader knows that the coach speaks English only. */
  isToldOfEnglish?: boolean | undefined;
  style?: CoachStyle | null | undefined;
}

/** As it crosses to the thread: with the handles under which its material and its library were opened. */
export type ByHandle<Task extends About> = Omit<Task, keyof About> & Handles;
/**
 * With the vectors of what is asked, and which of the questions that everybody is asked it means, both by its texts in
 * small letters; without them it is found by words alone.
 */
export type Read<Task> = Task & {
  vectors?: Vectors | undefined;
  usual?: ReadonlyMap<string, UsualMeant> | undefined;
};
export interface Handles {
  material: string;
  library?: string | undefined;
  documents?: DocumentsHandle | undefined;
}

/**
 * Of work on what was opened: its result, or what the thread does not know, or does so no more, or what is asked, where
 * a part of it has no vector among those that came.
 */
export type Outcome<Result> =
  | { result: Result }
  | { notOpen: 'material' | 'library' }
  | { unread: readonly string[] };

/** What is asked. */
export const lastOf = ({ turns }: Pick<Conversation, 'turns'>): string => turns.at(-1)?.text ?? '';
