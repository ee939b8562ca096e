import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { useJobTitle } from '#material/job-title.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { site } from '#site.ts';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JobTitleStep } from './job-title-step.tsx';
import { LaunchStep } from './launch-step.tsx';
import { ResumeStep } from './resume-step.tsx';
import { ShareStep } from './share-step.tsx';
import { NumberedStep } from './numbered-step.tsx';
import { TrialsNotice } from './trials-notice.tsx';

export function FreeInterviewPage() {
  const user = useOutletContext<User>();
  const [jobTitle, setJobTitle] = useJobTitle();
  const [material, setMaterial] = useMaterialDraft(user.email);
  return (
    <>
      <PageHeading
        title="Free Interview Copilot"
        lead={`${site.name} hears the interviewer through the tab you share, and suggests answers in a small window next to your call.`}
      />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <TrialsNotice trials={user.trial} />
          <Card className="grid divide-y divide-line">
            <ResumeStep account={user.email} material={material} onChange={setMaterial} />
            <JobTitleStep
              jobTitle={jobTitle}
              onJobTitle={setJobTitle}
              material={material}
              onChange={setMaterial}
            />
            <NumberedStep number={3} title="Share" lead="Your call, open in a tab of this browser.">
              <ShareStep />
            </NumberedStep>
            <div className="p-5 sm:p-6">
              <LaunchStep user={user} jobTitle={jobTitle} material={material} />
            </div>
          </Card>
          <p className="text-sm text-ink-faint">
            Ask everyone on the call for consent where the law or your interviewer requires it.
          </p>
        </div>
        <HowItWorks />
      </div>
    </>
  );
}
