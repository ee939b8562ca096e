import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { paths } from '#paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { InterviewDrawing, PremiumDrawing, ResumeDrawing } from './drawings.tsx';
import { NewestSession } from './newest-session.tsx';
import { PractiseCard } from './practise-card.tsx';
import { Preparation } from './preparation.tsx';
import { StartCard } from './start-card.tsx';

export function FreeHomePage() {
  const user = useOutletContext<User>();
  return (
    <>
      <PageHeading
        title="Getting Started"
        lead="Three ways to walk into your next interview better prepared."
      />
      <div className="grid gap-4 lg:grid-cols-3">
        <StartCard to={paths.freeInterview} drawing={<InterviewDrawing />} title="Interview AI" primary>
          Share the tab your call is in and get suggested answers while you talk.
        </StartCard>
        <StartCard to={paths.freeResume} drawing={<ResumeDrawing />} title="Resume Builder">
          Put your education and work into a clean page that you can download.
        </StartCard>
        <StartCard to={paths.freeUpgrade} drawing={<PremiumDrawing />} title="Unlock Premium">
          Unlimited sessions, the AI playground and the story editor.
        </StartCard>
      </div>
      <PractiseCard to={paths.freePractise} />
      <div className="grid gap-4 lg:grid-cols-2">
        <NewestSession retention={user.session_retention} />
        <Preparation user={user} />
      </div>
    </>
  );
}
