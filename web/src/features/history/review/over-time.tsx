import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { type AnswerWay, ANSWER_WAYS, type DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import { localTime } from '#transcript/transcript-view.tsx';
import { SAID } from '#ui/said.tsx';
import { layOutMarks, MARK_PX, minutesBelow } from './lay-out-marks.ts';
import { WAY_NAMES } from './words.ts';

interface OverTimeProps {
  questions: readonly DebriefedQuestion[];
  /** Epoch milliseconds. */
  from: number;
  to: number;
  onChoose: (id: string) => void;
}

const MARKS: Record<AnswerWay, string> = {
  prepared: 'bg-success text-surface',
  said: 'bg-success-wash text-success-ink inset-ring inset-ring-success',
  cue: 'bg-accent text-on-accent',
  model: 'bg-answer text-surface',
  coach: 'bg-answer-wash text-answer-ink inset-ring inset-ring-answer',
  unknown: 'bg-line-strong text-ink',
  none: 'bg-surface text-ink-soft outline-1 -outline-offset-1 outline-dashed outline-edge',
};

export const NumberMark = ({ way, children }: { way: AnswerWay; children?: number }) => (
  <span
    aria-hidden
    className={clsx(
      'inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums',
      MARKS[way],
    )}
  >
    {children}
  </span>
);

const LEVEL_PX = MARK_PX + 4;

/** Line of time; screen readers get a list. */
export function OverTime({ questions, from, to, onChoose }: OverTimeProps) {
  const { ref, width } = useWidth();
  const marks = layOutMarks(
    questions.map(({ at }) => Date.parse(at)),
    [from, to],
    width,
  );
  const levels = 1 + Math.max(0, ...marks.map(({ level }) => level));
  const ways = ANSWER_WAYS.map((way) => ({ way, count: questions.filter((one) => one.way === way).length }));
  return (
    <figure className="grid gap-4">
      <div ref={ref} aria-hidden className="relative" style={{ height: levels * LEVEL_PX + 30 }}>
        {marks.map(({ x, level }, place) => {
          const { id, text, way, at } = questions[place]!;
          return (
            <span key={id} className="contents">
              <span
                className="absolute w-px bg-line-strong"
                style={{ left: x, bottom: 28, height: level * LEVEL_PX + 8 }}
              />
              <button
                type="button"
                tabIndex={-1} // the list below is for keys
                title={`${localTime(Date.parse(at))} · ${WAY_NAMES[way]} · ${text}`}
                onClick={() => onChoose(id)}
                className="absolute z-1 flex -translate-x-1/2 rounded-full transition-transform hover:z-10 hover:scale-110"
                style={{ left: x, bottom: 32 + level * LEVEL_PX }}
              >
                <NumberMark way={way}>{place + 1}</NumberMark>
              </button>
            </span>
          );
        })}
        <span className="absolute inset-x-0 h-0.5 rounded-full bg-edge" style={{ bottom: 26 }} />
        <Ticks from={from} to={to} width={width} />
      </div>
      <ol className="sr-only">
        {questions.map(({ id, text, way, at }) => (
          <li key={id}>
            {localTime(Date.parse(at))}, {WAY_NAMES[way]}: <span {...SAID}>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        <ul aria-label="How they were answered" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {ways
            .filter(({ count }) => count > 0)
            .map(({ way, count }) => (
              <li key={way} className="flex items-center gap-2">
                <NumberMark way={way} />
                <span className="text-ink-soft">{WAY_NAMES[way]}</span>
                <span className="font-semibold tabular-nums">{count}</span>
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** Width of the beginning's time. */
const FIRST_PX = 76;

function Ticks({ from, to, width }: { from: number; to: number; width: number }) {
  const minutes = minutesBelow([from, to]);
  const xOf = (minute: number): number => MARK_PX / 2 + ((minute * 60_000) / (to - from)) * (width - MARK_PX);
  return (
    <>
      <span className="absolute bottom-0 left-0 text-xs text-ink-faint tabular-nums">{localTime(from)}</span>
      {minutes
        .filter((minute) => xOf(minute) > FIRST_PX)
        .map((minute, place, shown) => (
          <span
            key={minute}
            className={clsx(
              'absolute bottom-0 -translate-x-1/2 text-xs whitespace-nowrap text-ink-faint tabular-nums',
              'before:absolute before:bottom-5 before:left-1/2 before:h-2 before:w-px before:bg-edge',
            )}
            style={{ left: xOf(minute) }}
          >
            {place === shown.length - 1 ? `${minute} min` : minute}
          </span>
        ))}
    </>
  );
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current!;
    setWidth(element.clientWidth);
    const resized = new ResizeObserver(() => setWidth(element.clientWidth));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return { ref, width };
}
