import type { SetId } from '#material/prepared/prepared.ts';
import type { Changes, Row } from './use-prepared.ts';

export interface QuestionRowProps {
  row: Row;
  set: SetId;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  changes: Changes;
  isFull: boolean;
}
