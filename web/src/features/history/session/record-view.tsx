import { type KeyboardEvent, useMemo } from 'react';
import { readTimeline } from '#interviews/read-timeline.ts';
import { passagesOf } from './passages.ts';
import { StretchView } from './stretch-view.tsx';
import { stretchesOf } from './stretches.ts';
import type { Timeline } from './use-timeline.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What was said, asked and answered. One stop for the Tab key, in which the arrow keys lead from line to line. */
export function RecordView({ timeline: { session, events } }: { timeline: Timeline }) {
  const stretches = useMemo(() => {
    const { transcript, exchanges } = readTimeline(events);
    return stretchesOf(passagesOf(transcript), exchanges);
  }, [events]);
  const canDelete = !session.running;
  const hasLines = stretches.some(({ passages }) => passages.length > 0);
  return (
    // the keys are those of the buttons in it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
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
          besideLines={hasLines}
          canDelete={canDelete}
        />
      ))}
    </div>
  );
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
