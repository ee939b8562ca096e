import type { SetId } from '#material/prepared/prepared.ts';
import type { Changes, PreparedRow } from './use-prepared.ts';

export interface QuestionRowProps {
  row: PreparedRow;
  set: SetId;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  changes: Changes;
  isFull: boolean;
}
