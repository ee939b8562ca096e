import { Card } from '#ui/card.tsx';
import { QuestionRow } from './question-row.tsx';
import type { QuestionRowProps } from './question-row-props.ts';
import type { PreparedRow } from './use-prepared.ts';

interface QuestionListProps extends Omit<QuestionRowProps, 'row' | 'isOpen' | 'onOpen'> {
  title?: string;
  lead?: string;
  rows: readonly PreparedRow[];
  open: string | null;
  onOpen: (id: string | null) => void;
}

export function QuestionList({ title, lead, rows, open, onOpen, ...shared }: QuestionListProps) {
  if (rows.length === 0) return null;
  return (
    <Card aria-label={title} tabIndex={-1} data-focus-after className="outline-none">
      {title !== undefined && (
        <header className="grid gap-0.5 border-b border-line px-5 py-4">
          <h2 className="font-semibold">{title}</h2>
          {lead !== undefined && <p className="text-sm text-pretty text-ink-soft">{lead}</p>}
        </header>
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <QuestionRow
            key={row.answer.id}
            {...shared}
            row={row}
            isOpen={open === row.answer.id}
            onOpen={(isOpen) => onOpen(isOpen ? row.answer.id : null)}
          />
        ))}
      </ul>
    </Card>
  );
}
