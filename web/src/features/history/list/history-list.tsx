import { History, SearchX } from 'lucide-react';
import { useRef } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { keptFor } from '#interviews/kept-for.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SAID } from '#ui/said.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { HistoryArea } from '../history-area.ts';
import { retentionSentence } from '../retention-sentence.ts';
import { DeleteAll } from './delete-all.tsx';
import { groupByCompany, type CompanyGroup } from './group-by-company.ts';
import { SessionRow } from './session-row.tsx';
import { useSessionList } from './use-session-list.ts';

interface HistoryListProps {
  user: User;
  area: HistoryArea;
  search: string;
  onSearch: (search: string) => void;
}

export function HistoryList({ user, area, search, onSearch }: HistoryListProps) {
  const { sessions, isOther, isShort, isError, hasMore, showMore, tryAgain } = useSessionList(search);
  const field = useRef<HTMLInputElement>(null);
  const isKnown = !isOther && !isShort && !isError;
  const isEmpty = isKnown && sessions.length === 0;

  return (
    <>
      <PageHeading title="Interview history" lead={retentionSentence(user.session_retention)} />
      <div className="flex flex-wrap gap-3">
        <SearchField
          ref={field}
          label="Search your interviews"
          placeholder="Company, name, or what was said"
          maxLength={LIMITS.search}
          search={search}
          onSearch={onSearch}
        />
        {!(isEmpty && search === '') && <DeleteAll focusAfter={field} />}
      </div>
      <p role="status" className="sr-only">
        {isKnown && search !== '' && found(sessions, hasMore)}
      </p>
      {isError && <LoadError onRetry={tryAgain}>Your interviews could not be loaded.</LoadError>}
      {isEmpty && search === '' && <NoneYet user={user} area={area} />}
      {isEmpty && search !== '' && (
        <EmptyState icon={<SearchX aria-hidden className="size-5" />} title="Nothing found">
          All the words you search for have to appear in an interview’s name or in what was said.
        </EmptyState>
      )}
      {groupByCompany(sessions).map((group) => (
        <Group key={group.company.toLocaleLowerCase()} group={group} />
      ))}
      {isOther && !isError && <Skeleton className="h-40" />}
      {hasMore && (
        <div>
          <Button loading={isShort && !isError} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Group({ group }: { group: CompanyGroup }) {
  const { company, sessions } = group;
  const name = company || 'Without a company';
  return (
    <section aria-label={name} className="grid gap-2">
      <h2 {...(company && SAID)} className="text-base font-semibold wrap-anywhere">
        {name}
      </h2>
      <Card>
        <ul tabIndex={-1} data-focus-after className="divide-y divide-line outline-none">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function NoneYet({ user, area }: { user: User; area: HistoryArea }) {
  return (
    <EmptyState
      icon={<History aria-hidden className="size-5" />}
      title="No interviews yet"
      action={<LinkButton to={area.interview}>Prepare an interview</LinkButton>}
    >
      {keptFor(user.session_retention) === null
        ? 'Each interview is deleted when it ends, as you chose in your settings.'
        : 'After your first one, what was heard, asked and answered appears here.'}
    </EmptyState>
  );
}

const found = ({ length }: readonly Interview[], more: boolean): string =>
  `${more ? 'More than ' : ''}${length} ${length === 1 ? 'interview' : 'interviews'} found`;
