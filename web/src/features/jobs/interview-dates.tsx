import { clsx } from 'clsx';
import { CalendarClock, X } from 'lucide-react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { dateInWords, daysInWords } from '#jobs/interview-time.ts';
import { hasPassed } from '#jobs/next-interview.ts';
import { useNow } from '#jobs/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { withDate } from './with-date.ts';

interface InterviewDatesProps {
  dates: readonly string[];
  onChange: (dates: string[]) => void;
  chosen: string;
  onChoose: (chosen: string) => void;
  error: string | undefined;
}

export function InterviewDates({ dates, onChange, chosen, onChoose, error }: InterviewDatesProps) {
  const add = () => {
    onChange(withDate(dates, chosen));
    onChoose('');
  };
  return (
    <div
      role="group"
      aria-label="Interview dates"
      tabIndex={-1}
      data-focus-after
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-sm"
    >
      {dates.length > 0 && (
        <ul aria-label="Interviews" className="grid gap-1">
          {dates.map((date) => (
            <InterviewDate
              key={date}
              at={Date.parse(date)}
              onRemove={() => onChange(dates.filter((other) => other !== date))}
            />
          ))}
        </ul>
      )}
      {dates.length < LIMITS.interviewDates ? (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-[1_1_14rem]">
            <Field label="Date of an interview" error={error}>
              <TextInput
                type="datetime-local"
                // browsers allow six-digit years, into which digits of the hour would go
                max="9999-12-31T23:59"
                value={chosen}
                onChange={({ target }) => onChoose(target.value)}
              />
            </Field>
          </div>
          <Button
            ref={givesFocusOn}
            aria-disabled={chosen === ''} // keeps the focus after a press
            onClick={add}
            className={clsx(error !== undefined && 'mb-6.5')}
          >
            Add the date
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          {LIMITS.interviewDates} dates are the limit. Remove one to add another.
        </p>
      )}
    </div>
  );
}

function InterviewDate({ at, onRemove }: { at: number; onRemove: () => void }) {
  const now = useNow();
  const past = hasPassed(at, now);
  const words = dateInWords(at);
  return (
    <li className={clsx('flex items-center gap-2.5 text-sm', past && 'text-ink-faint')}>
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">
        {words} <span className="text-ink-faint">({past ? 'past' : daysInWords(at, now)})</span>
      </span>
      <IconButton label={`Remove the interview on ${words}`} ref={givesFocusOn} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
