import { CircleCheck, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quote, Review } from '@pythia/contracts/review.ts';
import { Fold } from '#ui/fold.tsx';
import { SAID } from '#ui/said.tsx';
import { type Attempt, clock } from './saying.ts';

interface AttemptShownProps {
  attempt: Attempt;
  title: string;
}

export function AttemptShown({ attempt: { text, seconds, review }, title }: AttemptShownProps) {
  const { strengths, flaws } = review;
  return (
    <section aria-label={title} className="grid gap-4 rounded-md p-4 inset-ring inset-ring-line">
      <h3 className="font-semibold">
        {title}
        {seconds !== null && (
          <span className="font-normal text-ink-soft tabular-nums"> · {clock(seconds)}</span>
        )}
      </h3>
      <Remarks
        title="What was good"
        remarks={strengths}
        icon={<CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-success" />}
      />
      <Remarks
        title="What to change"
        remarks={flaws}
        icon={<Pencil aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />}
      />
      {flaws.length === 0 && <p className="text-ink-soft">Nothing to change was found.</p>}
      <Fold label="All that you said">
        <p {...SAID} className="max-w-prose leading-7 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </Fold>
    </section>
  );
}

interface RemarksProps {
  title: string;
  remarks: Review['flaws'] | Review['strengths'];
  icon: ReactNode;
}

function Remarks({ title, remarks, icon }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-medium text-ink-soft">{title}</h4>
      <ul className="grid gap-3">
        {remarks.map(({ kind, sentence, quotes }) => (
          <li key={kind} className="flex gap-2.5">
            {icon}
            <div className="grid min-w-0 gap-1">
              <p className="text-pretty">{sentence}</p>
              {quotes.map((quote, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- they never change
                <Quoted key={at} {...quote} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FROM: Record<Quote['of'], string> = {
  answer: 'You said',
  material: 'Your material',
  prepared: 'Prepared',
};

const Quoted = ({ text, of }: Quote) => (
  <p className="border-l-2 border-line-strong pl-3 text-sm text-ink-soft">
    <span className="text-ink-faint">{FROM[of]}: </span>
    <q {...SAID} className="line-clamp-4 inline wrap-anywhere">
      {text}
    </q>
  </p>
);
