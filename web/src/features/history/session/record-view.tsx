import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { medianTimes, timesInWords, timesOf } from './question-times.ts';
import { StretchView } from './stretch-view.tsx';
import type { Stretch } from './stretches.ts';
import { TimesContext } from './times-context.ts';
import { useStretches } from './use-stretches.ts';
import type { Timeline } from './use-timeline.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface RecordViewProps {
  timeline: Timeline;
  place: string | null;
}

export function RecordView({ timeline: { session, events }, place }: RecordViewProps) {
  const stretches = useStretches(events);
  const placed = stretches.find((stretch) => place !== null && stands(place, stretch));
  const record = useGoTo(placed && place);
  const canDelete = !session.running;
  const times = useMemo(() => timesOf(events), [events]);
  const median = timesInWords(medianTimes(times.values()));
  const hasLines = stretches.some(({ passages }) => passages.length > 0);
  return (
    <TimesContext value={times}>
      {median !== '' && <p className="mb-3 text-sm text-ink-soft tabular-nums">Median times: {median}</p>}
      {/* the keys are those of the buttons in it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={record}
        role="group"
        aria-label={
          canDelete
            ? 'Transcript and answers. Use the up and down arrows to move between lines.'
            : 'Transcript and answers'
        }
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-focus-after
        className="rounded-md outline-offset-4"
        onKeyDown={stepFromLineToLine}
      >
        {stretches.map((stretch) => (
          <StretchView
            key={stretch.key}
            sessionId={session.id}
            stretch={stretch}
            place={stretch === placed ? place : null}
            besideLines={hasLines}
            canDelete={canDelete}
          />
        ))}
      </div>
    </TimesContext>
  );
}

const stands = (place: string, { passages, exchanges }: Stretch): boolean =>
  passages.some(({ events }) => events.includes(place)) || exchanges.some(({ eventId }) => eventId === place);

function useGoTo(place: string | null | undefined) {
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place) return;
    const current = within.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'center' });
    current?.focus({ preventScroll: true });
  }, [place]);
  return within;
}

function stepFromLineToLine(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  const isLine = target instanceof HTMLElement && 'line' in target.dataset;
  if (step === undefined || (!isLine && target !== currentTarget)) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const next = isLine ? lines[lines.indexOf(target) + step] : lines.at(step > 0 ? 0 : -1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
