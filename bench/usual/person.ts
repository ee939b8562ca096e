import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UsualId } from '../../contracts/src/usual-questions.ts';

/** An invented person who applies for an invented job. */
export interface UsualPerson {
  id: string;
  name: string;
  field: string;
  applyingFor: string;
  /** As its file has it, in plain text. */
  resume: string;
  posting: string;
  /** What a good answer contains, in words; it begins with `frame` where the material has none. */
  expects: Record<UsualId, string>;
  /** Four other wordings of each question. */
  asked: Record<UsualId, string[]>;
}

export type Half = 'people' | 'held-back';

/** Of all files of a half, in their order. */
export const readPeople = (half: Half): UsualPerson[] => {
  const folder = join(import.meta.dirname, half);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap(
      (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { people: UsualPerson[] }).people,
    );
};
