import { clsx } from 'clsx';
import { Square } from 'lucide-react';
import type { Practice, PracticeTurn } from '@pythia/contracts/practice.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SAID } from '#ui/said.tsx';
import { questionsIn } from '../place.ts';

interface PracticeHeadingProps {
  practice: Practice;
  turn: PracticeTurn;
  isEnding: boolean;
  onEnd: () => void;
}

export function PracticeHeading({ practice, turn, isEnding, onEnd }: PracticeHeadingProps) {
  const questions = questionsIn(practice);
  const at = questions.findIndex(({ id }) => id === turn.id);
  const about = [practice.job_title, practice.company].filter(Boolean).join(' · ');
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <PageTitle>Practice</PageTitle>
      <div className="min-w-0 flex-1 basis-32">
        <h1 className="text-2xl font-semibold">Practice</h1>
        {about && (
          <p {...SAID} className="truncate text-sm text-ink-soft">
            {about}
          </p>
        )}
      </div>
      <div className="flex items-center gap-3 max-lg:order-last max-lg:basis-full">
        <ol aria-hidden className="flex gap-1.5">
          {questions.map(({ id }, index) => (
            <li
              key={id}
              className={clsx(
                'h-1.5 w-6 rounded-full transition-colors',
                index < at && 'bg-accent-line',
                index === at && 'bg-accent',
                index > at && 'bg-line-strong',
              )}
            />
          ))}
        </ol>
        <p className="text-sm text-ink-soft tabular-nums">
          {questions.length === 1
            ? 'One question'
            : at === -1
              ? `${questions.length} questions`
              : `Question ${at + 1} of ${questions.length}`}
        </p>
      </div>
      <Button
        variant="quiet"
        loading={isEnding}
        icon={<Square aria-hidden className="size-3.5 fill-current" />}
        onClick={onEnd}
      >
        End practice
      </Button>
    </header>
  );
}
