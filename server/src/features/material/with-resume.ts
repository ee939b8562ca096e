import type { Belonging } from '#db/belongings/belonging.ts';
import { deletedRows, ownRow, type Told } from '#db/belongings/own-rows.ts';

/** What a user settled beside their résumé, one row each: it goes with the résumé, and is called back with it. */
export const WITH_RESUME = ['settled_stories', 'settled_jobs', 'interview_facts'] as const;
type WithResume = (typeof WITH_RESUME)[number];

export const withResume = <Table extends WithResume>(
  table: Table,
  show: (row: Told<Table>) => unknown,
): Belonging => ({ ...ownRow(table, table, show), retention: [deletedRows(table, 'user_id')] });
