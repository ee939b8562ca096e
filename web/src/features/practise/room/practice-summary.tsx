import type { Practice } from '@pythia/contracts/practice.ts';
import { AttemptShown } from '#reviews/attempt-shown.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SAID } from '#ui/said.tsx';
import { questionsIn } from '../place.ts';
import { attemptsAt, titleOf } from '../attempts.ts';

interface PracticeSummaryProps {
  practice: Practice;
  onAgain: () => void;
}

export function PracticeSummary({ practice, onAgain }: PracticeSummaryProps) {
  const questions = questionsIn(practice);
  const answered = questions.filter(({ id }) => attemptsAt(practice, id).length > 0).length;
  return (
    <div className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        title="Your practice"
        lead={
          answered === 0
            ? 'Nothing was answered this time. What was asked stays here.'
            : questions.length === 1
              ? 'You answered the question. What was weak comes up again in the next practice.'
              : `You answered ${answered} of ${questions.length} questions. What was weak comes up again in the next practice.`
        }
      />
      <div>
        <Button variant="primary" onClick={onAgain}>
          Practise again
        </Button>
      </div>
      {questions.map(({ id, question }, at) => {
        const attempts = attemptsAt(practice, id);
        return (
          <Card key={id} aria-labelledby={id} className="grid gap-4 p-5">
            <h2 id={id} className="flex gap-3 text-base font-semibold text-pretty">
              <span className="text-ink-faint tabular-nums">{at + 1}</span>
              <span {...SAID} className="wrap-anywhere">
                {question}
              </span>
            </h2>
            {attempts.length === 0 && <p className="text-sm text-ink-soft">You did not answer it.</p>}
            {attempts.map((attempt, index) => (
              <AttemptShown key={attempt.id} attempt={attempt} title={titleOf(index, attempts.length)} />
            ))}
          </Card>
        );
      })}
    </div>
  );
}
