import { CircleHelp } from 'lucide-react';
import type { JobDoubt } from '@pythia/contracts/job-doubts.ts';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';

const ASKED: Record<JobDoubt, string> = {
  employer: 'Is this an employer?',
  role: 'Is this a job title?',
  dates: 'Are these the dates?',
};

interface JobQuestionProps {
  doubt: JobDoubt;
  text: string;
  onAnswer: (isRight: boolean) => void;
}

export function JobQuestion({ doubt, text, onAnswer }: JobQuestionProps) {
  return (
    <div
      role="group"
      aria-label={`${ASKED[doubt]} ${text}`}
      className="-mx-2 grid min-w-0 content-start gap-1.5 rounded-md bg-accent-wash px-2 py-2 text-sm inset-ring inset-ring-accent-line"
    >
      <span {...SAID} className="font-medium wrap-anywhere">
        {text}
      </span>
      <span className="flex gap-1.5 text-accent-ink">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
        {ASKED[doubt]}
      </span>
      <span className="flex flex-wrap gap-1.5">
        <Button size="sm" data-job-part ref={givesFocusOn} onClick={() => onAnswer(true)}>
          Yes
        </Button>
        <Button size="sm" ref={givesFocusOn} onClick={() => onAnswer(false)}>
          No
        </Button>
      </span>
    </div>
  );
}
