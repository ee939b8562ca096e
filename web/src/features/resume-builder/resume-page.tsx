import { Suspense, useDeferredValue } from 'react';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { lazyPart } from './lazy-part.tsx';
import { PersonalDetailsStep } from './personal-details-step.tsx';
import { ResumePreview } from './preview/resume-preview.tsx';
import { useDraftOfResume } from './resume-draft.ts';
import { StartFromMaterial } from './start-from-material.tsx';
import { StepCircles } from './step-circles.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { WorkStep } from './work-step.tsx';

const FileButtons = lazyPart(async () => (await import('./files/file-buttons.tsx')).FileButtons);
const UseInInterview = lazyPart(async () => (await import('./use-in-interview.tsx')).UseInInterview);

export function ResumePage() {
  const { step, resume } = useDraftOfResume();
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  const shown = useDeferredValue(resume);
  return (
    <>
      <PageHeading
        title="Resume"
        lead="Made in this browser: nothing is sent or stored, so save a file before you close the page."
      />
      <div className="grid items-start gap-8 min-[1100px]:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <StartFromMaterial resume={resume} />
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6">
            <StepCircles step={step} />
            {step === 'personal' ? (
              <PersonalDetailsStep resume={resume} heading={heading} />
            ) : (
              <WorkStep resume={resume} heading={heading} />
            )}
          </Card>
          <UndoNotice of={null} />
          <Suspense fallback={<Skeleton className="h-10" />}>
            <FileButtons />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-10" />}>
            <UseInInterview resume={resume} />
          </Suspense>
        </div>
        <ResumePreview resume={shown} />
      </div>
    </>
  );
}
