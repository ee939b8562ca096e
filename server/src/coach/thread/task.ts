import type { DocumentsHandle } from '../documents.ts';
import type { Library } from '../library.ts';
import type { Material } from '../material.ts';
import type { Vectors } from '../meaning/vectors.ts';
import type { Turn } from '../saying/read-told.ts';
import type { CoachStyle } from '../saying/styling/coach-style.ts';
import type { UsualMeant } from './usual-meant.ts';

export interface About {
  material: Material;
  /** Missing: nothing is said in general. */
  library?: Library | undefined;
  /** Missing: nothing is said from documents. */
  documents?: DocumentsHandle | undefined;
}

export interface Dialogue extends About {
  /** Oldest first; the last is the user's. */
  turns: readonly Turn[];
  /** Said before the last turn and not asked: completes half a question. */
  before?: string | undefined;
}

export interface Asked extends Dialogue {
  /** Title of an offered story that is wanted now. */
  instead?: string | undefined;
  /** BCP 47; English if missing. */
  language?: string | undefined;
  isToldOfEnglish?: boolean | undefined;
  style?: CoachStyle | null | undefined;
}

/** As sent to the thread: handles in place of material and library. */
export type ByHandle<Task extends About> = Omit<Task, keyof About> & Handles;
/** Vectors by text, usual questions by lower-case text, what a turn is that asks nothing; missing: by words alone. */
export type Read<Task> = Task & {
  vectors?: Vectors | undefined;
  usual?: ReadonlyMap<string, UsualMeant> | undefined;
  remark?: string | undefined;
};
export interface Handles {
  material: string;
  library?: string | undefined;
  documents?: DocumentsHandle | undefined;
}

/** A result, or what the thread has not opened, or texts that still need vectors. */
export type Outcome<Result> =
  | { result: Result }
  | { notOpen: 'material' | 'library' }
  | { unread: readonly string[] };

export const lastOf = ({ turns }: Pick<Dialogue, 'turns'>): string => turns.at(-1)?.text ?? '';
