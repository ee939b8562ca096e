import { Link } from 'react-router';
import type { KnowledgeField } from '@pythia/contracts/knowledge.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { ofEntry } from './addresses.ts';
import { useSearch } from './knowledge.ts';

interface FoundEntriesProps {
  search: string;
  fields: readonly KnowledgeField[];
}

export function FoundEntries({ search, fields }: FoundEntriesProps) {
  const { data, isError, isPending, refetch } = useSearch(search);
  const nameOf = new Map(fields.map(({ id, name }) => [id, name]));
  if (isError && !data) return <LoadError onRetry={refetch}>The search did not work.</LoadError>;
  const entries = data?.entries ?? [];
  return (
    <>
      <p role="status" className="sr-only">
        {isPending ? 'Searching' : entries.length === 1 ? '1 entry found' : `${entries.length} entries found`}
      </p>
      <Card>
        {isPending ? (
          <div className="grid gap-3 p-5">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        ) : entries.length === 0 ? (
          <EmptyState title="No entry found">Try another word for it, or look through a field.</EmptyState>
        ) : (
          <ul aria-label="Entries found" className="divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="grid gap-0.5 px-5 py-3">
                <Link to={ofEntry(entry)} className={textLinkStyle('w-fit wrap-anywhere')}>
                  {entry.name}
                </Link>
                <p className="line-clamp-2 text-sm text-ink-soft">{entry.answer}</p>
                <p className="text-sm text-ink-faint">{nameOf.get(entry.field)}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
