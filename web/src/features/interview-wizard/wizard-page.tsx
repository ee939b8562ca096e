import type { FormEvent } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { useLaunch } from '#interviews/use-launch.ts';
import { useSharedStream } from '#listening/shared-stream.ts';
import { rememberNow } from '#material/remembering.ts';
import { site } from '#site.ts';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { JobStep } from './job-step.tsx';
import { LaunchPart } from './launch/launch-part.tsx';
import { startFromWizard, whyNotStarted } from './launch/start-session.ts';
import { MeetingStep } from './meeting-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { isJobNamed, type WizardProgress, type WizardStep, stepOf, STEPS, whyNotReady } from './steps.ts';
import { useFilling } from './use-filling.ts';
import { usePrefill } from './use-prefill.ts';
import { useSetup } from './use-setup.ts';

export function WizardPage() {
  const { email } = useOutletContext<User>();
  const setup = useSetup(email);
  const launch = useLaunch({
    kind: 'paid',
    email,
    begin: () => {
      rememberNow(email);
      return startFromWizard(email, setup.duration!, setup);
    },
    whyNotBegun: whyNotStarted,
  });
  const filling = useFilling(setup);
  const isShared = useSharedStream() !== null;
  const progress: WizardProgress = { ...setup, ...setup.job, isShared };
  const step = stepOf(progress);
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  usePrefill(filling, () => setup.goTo(setup.material.work.trim() === '' ? 2 : 3));

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (step < 3 && isJobNamed(setup.job)) setup.goTo((step + 1) as WizardStep);
  };

  return (
    <>
      <PageHeading
        title="Interview AI"
        lead={`${site.name} hears the interviewer through the tab you share, and suggests answers in a small window next to your call.`}
      />
      <StepIndicator progress={progress} onGoBack={setup.goTo} />
      <Card className="grid max-w-3xl divide-y divide-line">
        <form onSubmit={goOn} className="grid gap-5 p-5 sm:p-6">
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
            {STEPS[step - 1]?.title}
          </h2>
          {step === 1 && <JobStep setup={setup} filling={filling} />}
          {step === 2 && <PersonalStep account={email} setup={setup} />}
          {step === 3 && <MeetingStep setup={setup} isInUse={launch.busy || launch.place !== 'closed'} />}
          <StepButtons step={step} mayGoOn={isJobNamed(setup.job)} onBack={setup.goTo} />
        </form>
        <div className="p-5 sm:p-6">
          <LaunchPart setup={setup} launch={launch} obstacle={whyNotReady(progress)} />
        </div>
      </Card>
    </>
  );
}
