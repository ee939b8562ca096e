import type { Belonging } from '#db/belongings/belonging.ts';
import { deletedRows, ownRow, type ToldRow } from '#db/belongings/own-rows.ts';

/** Rows that are deleted and restored with the résumé. */
export const WITH_RESUME = ['settled_stories', 'settled_jobs', 'interview_facts'] as const;
type WithResume = (typeof WITH_RESUME)[number];

export const withResume = <Table extends WithResume>(
  table: Table,
  show: (row: ToldRow<Table>) => unknown,
): Belonging => ({ ...ownRow(table, table, show), retention: [deletedRows(table, 'user_id')] });
