import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { site } from '#site.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useDraft } from '#browser-draft.ts';
import { HowItWorks } from './how-it-works.tsx';
import { LaunchStep } from './launch-step.tsx';
import { MaterialStep } from './material-step.tsx';
import { ShareStep } from './share-step.tsx';
import { TrialsNotice } from './trials-notice.tsx';

export function FreeInterviewPage() {
  const user = useOutletContext<User>();
  const [jobTitle, setJobTitle] = useDraft('free-job-title');
  const [material, setMaterial] = useMaterialDraft(user.email);
  return (
    <>
      <PageHeading
        title="Free Interview Copilot"
        lead={`${site.name} hears the interviewer through the tab that you share, and suggests answers in a small window beside your call.`}
      />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <TrialsNotice trials={user.trial} />
          <Card className="grid divide-y divide-line">
            <div className="p-5 sm:p-6">
              <Field
                label="Job Title"
                hint="Optional. Answers are fitted to it."
                counter={{ used: jobTitle.length, max: LIMITS.jobTitle }}
              >
                <TextInput
                  maxLength={LIMITS.jobTitle}
                  placeholder="Product designer"
                  autoComplete="organization-title"
                  value={jobTitle}
                  onChange={(event) => setJobTitle(event.target.value.slice(0, LIMITS.jobTitle))}
                />
              </Field>
            </div>
            <MaterialStep account={user.email} material={material} onChange={setMaterial} />
            <div className="p-5 sm:p-6">
              <ShareStep />
            </div>
            <div className="p-5 sm:p-6">
              <LaunchStep user={user} jobTitle={jobTitle} material={material} />
            </div>
          </Card>
          <p className="text-sm text-ink-faint">
            Ask for the other side’s consent where the law or your interviewer expects it.
          </p>
        </div>
        <HowItWorks />
      </div>
    </>
  );
}
