import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { ofEntry, ofField, OVERVIEW } from './addresses.ts';
import { EntryView } from './entry-view.tsx';
import { useField } from './knowledge.ts';

interface FieldViewProps {
  id: string;
  entryId: string | null;
  mayChoose: boolean;
}

export function FieldView({ id, entryId, mayChoose }: FieldViewProps) {
  const { data: field, error, refetch } = useField(id);
  const entry = field?.entries.find((each) => each.id === entryId);
  if (!field)
    return (
      <>
        <Back to={OVERVIEW}>All fields</Back>
        {error === null ? (
          <FieldSkeleton />
        ) : error instanceof ApiError && error.status === 404 ? (
          <NotThere title="There is no such field" />
        ) : (
          <LoadError onRetry={refetch}>
            {sentenceFor(error, 'This field cannot be loaded right now.')}
          </LoadError>
        )}
      </>
    );
  if (entryId !== null)
    return (
      <>
        <Back to={ofField(id)}>{field.name}</Back>
        {entry ? (
          <EntryView entry={entry} mayChoose={mayChoose} />
        ) : (
          <NotThere title="There is no such entry" />
        )}
      </>
    );
  return (
    <>
      <Back to={OVERVIEW}>All fields</Back>
      <PageHeading title={field.name} lead={`${field.entries.length} entries that interviewers ask about.`} />
      <Card>
        <ul aria-label="Entries" className="divide-y divide-line">
          {field.entries.map(({ name, answer, hidden, ...each }) => (
            <li key={each.id} className="grid gap-0.5 px-5 py-3">
              <Link to={ofEntry(each)} className={textLinkStyle('w-fit wrap-anywhere')}>
                {name}
              </Link>
              <p className="line-clamp-2 text-sm text-ink-soft">{hidden ? 'Hidden by you' : answer}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

const Back = ({ to, children }: { to: { search: string }; children: string }) => (
  <Link to={to} className={textLinkStyle('inline-flex w-fit items-center gap-1.5 text-sm')}>
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </Link>
);

const NotThere = ({ title }: { title: string }) => (
  <Card>
    <EmptyState title={title}>It may have another name now. The search looks through all fields.</EmptyState>
  </Card>
);

const FieldSkeleton = () => (
  <div aria-busy="true" className="grid gap-6">
    <p role="status" className="sr-only">
      Loading the field
    </p>
    <Skeleton className="h-9 w-60" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
