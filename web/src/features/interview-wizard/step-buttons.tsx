import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import type { WizardStep } from './steps.ts';

interface StepButtonsProps {
  step: WizardStep;
  mayGoOn: boolean;
  onBack: (step: WizardStep) => void;
}

export function StepButtons({ step, mayGoOn, onBack }: StepButtonsProps) {
  const noteId = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {step > 1 && <Button onClick={() => onBack((step - 1) as WizardStep)}>Back</Button>}
      {step < 3 && (
        <Button
          type="submit"
          variant="primary"
          disabled={!mayGoOn}
          aria-describedby={mayGoOn ? undefined : noteId}
        >
          Next
        </Button>
      )}
      {!mayGoOn && (
        <p id={noteId} className="text-sm text-ink-soft">
          Fill in the company and the role first.
        </p>
      )}
    </div>
  );
}
