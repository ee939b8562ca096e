import { useQuery } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { sentenceFor } from '#api/api-error.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BankStories } from './bank-stories.tsx';
import { changeStories, type OnChange, resumeStories } from './resume-stories.ts';
import { StoryList } from './story-list.tsx';

export const FreeYourStoriesPage = () => <YourStories interview={paths.freeInterview} />;

export const PaidYourStoriesPage = () => (
  <YourStories interview={paths.interview}>
    <BankStories />
  </YourStories>
);

const DoubtfulJobs = lazy(async () => ({ default: (await import('./doubtful-jobs.tsx')).DoubtfulJobs }));

interface YourStoriesProps {
  interview: string;
  children?: ReactNode;
}

function YourStories({ interview, children }: YourStoriesProps) {
  const { email } = useOutletContext<User>();
  const [material] = useMaterialDraft(email);
  const isEmpty = (material.education + material.work).trim() === '';
  const { data, error, refetch } = useQuery({ ...resumeStories(material), enabled: !isEmpty });
  const onChange: OnChange = (edit, sentence) => changeStories(material, edit, sentence);
  return (
    <>
      <div className="grid gap-2">
        <PageHeading
          title="These are your stories"
          lead="Read from your résumé, and told in your interviews as they stand here. What you change is kept, also when your résumé changes."
        />
        <p className="text-sm">
          <TextLink to={interview}>Back to your interview</TextLink>
        </p>
      </div>
      {error && (
        <LoadError title="Your stories could not be read." onRetry={refetch}>
          {sentenceFor(error, 'The server is not responding.')}
        </LoadError>
      )}
      {children}
      {!isEmpty && (
        <Suspense fallback={null}>
          <DoubtfulJobs material={material} />
        </Suspense>
      )}
      <Card aria-label="Stories of your résumé" tabIndex={-1} data-focus-after className="outline-none">
        {isEmpty ? (
          <Nothing title="No résumé yet" action={<LinkButton to={interview}>Add your résumé</LinkButton>}>
            Add it where you prepare your interview: its stories are listed here.
          </Nothing>
        ) : data === undefined ? (
          error === null && <Reading />
        ) : data.stories.length === 0 ? (
          <Nothing
            title="Nothing to tell yet"
            action={<LinkButton to={interview}>Add to your résumé</LinkButton>}
          >
            No sentence of your résumé says what you did. A few lines for each job are enough.
          </Nothing>
        ) : (
          <StoryList stories={data.stories} onChange={onChange} />
        )}
      </Card>
    </>
  );
}

const Nothing = (props: { title: string; children: string; action: ReactNode }) => (
  <EmptyState icon={<BookOpenText aria-hidden className="size-5" />} {...props} />
);

const Reading = () => (
  <div className="grid gap-3 px-5 py-4">
    <p role="status" className="text-sm text-ink-soft">
      Reading your résumé…
    </p>
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);
