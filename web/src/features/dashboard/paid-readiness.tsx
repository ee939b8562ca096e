import type { ReactNode } from 'react';
import { whyNoSharing } from '#listening/share-screen.ts';
import { useJobs } from '#jobs/jobs.ts';
import { describeMaterial, isBlank, type MaterialTexts, materialOf } from '#material/material.ts';
import { useStories } from '#material/stories.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { jobPath, paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { textLinkStyle, TextLink } from '#ui/text-link.tsx';
import { PreparedItem } from './prepared-item.tsx';
import { ReadinessItem } from './readiness-item.tsx';

export function PaidReadiness({ account }: { account: string }) {
  const [material] = useMaterialDraft(account);
  const resume = aboutCandidate(material);
  const obstacle = whyNoSharing();
  return (
    <Card aria-labelledby="readiness" className="grid content-start gap-3 p-5">
      <h2 id="readiness" className="text-base font-semibold">
        Ready for an interview
      </h2>
      <ul className="grid gap-2 text-sm">
        <ReadinessItem ready={!isBlank(resume)}>
          {isBlank(resume) ? (
            <TextLink to={paths.interview}>Add your résumé</TextLink>
          ) : (
            `Résumé. ${describeMaterial(resume)}`
          )}
        </ReadinessItem>
        <JobsItem />
        <StoriesItem />
        <PreparedItem to={paths.prepare} />
        <ReadinessItem ready={obstacle === null}>
          {obstacle ?? 'This browser can share the sound of a tab. No microphone is needed.'}
        </ReadinessItem>
      </ul>
    </Card>
  );
}

/** Material without its job. */
const aboutCandidate = ({ name, education, work }: MaterialTexts): MaterialTexts =>
  materialOf({ name, education, work });

function JobsItem() {
  const { data: jobs, isError } = useJobs();
  if (!jobs) return <Unknown failed={isError}>Your applications</Unknown>;
  const active = jobs.filter(({ archived }) => !archived).length;
  return (
    <ReadinessItem ready={active > 0}>
      {active === 0 ? (
        <TextLink to={jobPath('new')}>Add the job</TextLink>
      ) : (
        <TextLink to={paths.jobs}>{active === 1 ? 'One application' : `${active} applications`}</TextLink>
      )}
    </ReadinessItem>
  );
}

function StoriesItem() {
  const { data: stories, isError, refetch } = useStories();
  if (!stories) {
    return (
      <Unknown failed={isError} onTryAgain={() => void refetch()}>
        Your stories
      </Unknown>
    );
  }
  const { length: count } = stories;
  return (
    <ReadinessItem ready={count > 0}>
      <TextLink to={paths.stories}>
        {count === 0 ? 'Write your first story' : count === 1 ? 'One story' : `${count} stories`}
      </TextLink>
    </ReadinessItem>
  );
}

interface UnknownProps {
  failed: boolean;
  onTryAgain?: () => void;
  children: ReactNode;
}

function Unknown({ failed, onTryAgain, children }: UnknownProps) {
  if (!failed) {
    return (
      <li>
        <Skeleton className="h-5 w-40" />
      </li>
    );
  }
  return (
    <li className="pl-6.5 text-ink-soft">
      {children} cannot be loaded right now.{' '}
      {onTryAgain && (
        <button type="button" ref={givesFocusOn} onClick={onTryAgain} className={textLinkStyle()}>
          Try again
        </button>
      )}
    </li>
  );
}
