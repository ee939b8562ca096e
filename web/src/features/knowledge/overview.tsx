import { LIMITS } from '@pythia/contracts/limits.ts';
import { LazyDocuments } from '#documents/lazy-documents.tsx';
import { plansFor } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FieldList } from './field-list.tsx';
import { FoundEntries } from './found-entries.tsx';
import { HiddenEntries } from './hidden-entries.tsx';
import { useKnowledge } from './knowledge.ts';

interface OverviewProps {
  mayChoose: boolean;
  search: string;
  onSearch: (search: string) => void;
}

export function Overview({ mayChoose, search, onSearch }: OverviewProps) {
  const { data, isError, isPending, refetch } = useKnowledge();
  return (
    <>
      <PageHeading
        title="Industry knowledge"
        lead="What interviewers ask people of your field to explain, with answers that can be said. A field that is on helps to hear its words and to answer with its entries."
      />
      {!mayChoose && (
        <Alert
          tone="info"
          action={
            <LinkButton size="sm" to={plansFor('knowledge')}>
              See the plans
            </LinkButton>
          }
        >
          You can read everything here. Answers in your interviews use it with Pro.
        </Alert>
      )}
      <SearchField
        label="Search all entries"
        placeholder="A term, such as idempotency or safeguarding"
        maxLength={LIMITS.search}
        search={search}
        onSearch={onSearch}
      />
      {search !== '' && data && <FoundEntries search={search} fields={data.fields} />}
      {isError && (
        <LoadError onRetry={refetch}>
          {data ? 'What you see may be out of date.' : 'The fields cannot be loaded right now.'}
        </LoadError>
      )}
      {search === '' && data && (
        <>
          <FieldList {...data} mayChoose={mayChoose} />
          {data.hidden.length > 0 && <HiddenEntries entries={data.hidden} mayChoose={mayChoose} />}
        </>
      )}
      {isPending && <FieldsSkeleton />}
      {search === '' && <LazyDocuments mayAdd={mayChoose} />}
    </>
  );
}

const FieldsSkeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <p role="status" className="sr-only">
      Loading the fields
    </p>
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
