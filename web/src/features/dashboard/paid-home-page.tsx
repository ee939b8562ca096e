import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { paths } from '#paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { InterviewDrawing, ResumeDrawing, StoryDrawing } from './drawings.tsx';
import { NewestSessions } from './newest-sessions.tsx';
import { NextInterviewCard } from './next-interview-card.tsx';
import { PaidReadiness } from './paid-readiness.tsx';
import { PractiseCard } from './practise-card.tsx';
import { StartCard } from './start-card.tsx';

export function PaidHomePage() {
  const { email } = useOutletContext<User>();
  return (
    <>
      <PageHeading
        title="Getting Started"
        lead="Three ways to walk into your next interview better prepared."
      />
      <NextInterviewCard />
      <div className="grid gap-4 lg:grid-cols-3">
        <StartCard to={paths.interview} drawing={<InterviewDrawing />} title="Start Live Interview" primary>
          Add the job and your background, and get suggested answers while you talk.
        </StartCard>
        <StartCard to={paths.resume} drawing={<ResumeDrawing />} title="Refine Resume">
          Put your education and work into a clean page that you can download.
        </StartCard>
        <StartCard to={paths.stories} drawing={<StoryDrawing />} title="Create Story">
          Turn rough notes into a story that answers “tell me about a time…”.
        </StartCard>
      </div>
      <PractiseCard to={paths.practise} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PaidReadiness account={email} />
        <NewestSessions />
      </div>
    </>
  );
}
