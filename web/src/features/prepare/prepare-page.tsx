import { Headphones } from 'lucide-react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { sentenceFor } from '#api/api-error.ts';
import { useJobs } from '#jobs/jobs.ts';
import { FactsFold } from '#material/interview-facts/lazy-facts.tsx';
import type { SetId } from '#material/prepared/prepared.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Answers } from './answers.tsx';
import { SetChoice } from './set-choice.tsx';
import { usePrepared } from './use-prepared.ts';

export function PreparePage() {
  const user = useOutletContext<User>();
  return (
    <div className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        title="Prepare"
        lead="The questions that everybody is asked. What you approve here is shown word for word when an interviewer asks it, in whatever words. Nothing is said that you have not approved."
      />
      <div>
        <LinkButton
          to={isSubscribed(user) ? paths.practise : paths.freePractise}
          icon={<Headphones aria-hidden className="size-4" />}
        >
          Practise now, with an interviewer
        </LinkButton>
      </div>
      {isSubscribed(user) ? <ByApplication user={user} /> : <PreparedSet user={user} set={null} posting="" />}
      <Card aria-label="Questions about facts" className="p-5">
        <FactsFold />
      </Card>
    </div>
  );
}

function ByApplication({ user }: { user: User }) {
  const [query, setQuery] = useSearchParams();
  const { data: jobs = [], isPending } = useJobs();
  const wanted = query.get('job');
  const job = jobs.find(({ id }) => id === wanted);
  if (wanted !== null && isPending) return <Reading />;
  const set = job?.id ?? null;
  return (
    <>
      <SetChoice value={set} jobs={jobs} onChange={(id) => setQuery(id === null ? {} : { job: id })} />
      <PreparedSet key={set} user={user} set={set} posting={job?.job_description ?? ''} />
    </>
  );
}

function PreparedSet({ user, set, posting }: { user: User; set: SetId; posting: string }) {
  const [{ education, work }] = useMaterialDraft(user.email);
  const { own, ofAll, error, refetch } = usePrepared(set);
  return (
    <>
      {error && (
        <LoadError title="Your answers could not be read." onRetry={refetch}>
          {sentenceFor(error, 'The server is not responding.')}
        </LoadError>
      )}
      {own && ofAll ? (
        <Answers
          set={set}
          own={own}
          ofAll={ofAll}
          posting={posting}
          material={`${education}\n${work}`}
          hasPro={isSubscribed(user)}
        />
      ) : (
        error === null && <Reading />
      )}
    </>
  );
}

const Reading = () => (
  <div className="grid gap-3">
    <p role="status" className="sr-only">
      Reading your answers…
    </p>
    <Skeleton className="h-24 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
);
