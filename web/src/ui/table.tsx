import type { ReactNode } from 'react';

interface TableProps<Row> {
  /** What the table lists; read aloud, not shown. */
  caption: string;
  columns: readonly { heading: string; cell: (row: Row) => ReactNode; numeric?: boolean }[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown instead of no rows. */
  empty: ReactNode;
}

/** Scrolls sideways in itself where it is too wide. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0) return empty;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-ink-faint">
          <tr className="border-b border-line">
            {columns.map(({ heading, numeric }) => (
              <th key={heading} scope="col" className={cellStyle(numeric, 'font-medium')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ heading, cell, numeric }) => (
                <td key={heading} className={cellStyle(numeric)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellStyle = (numeric: boolean | undefined, more = ''): string =>
  `px-3 py-2.5 first:pl-0 last:pr-0 ${numeric ? 'text-right tabular-nums' : ''} ${more}`;
