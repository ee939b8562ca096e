import type { CSSProperties } from 'react';
import { sampleInterview as sample } from '#content/marketing.ts';
import { Mark } from '#ui/mark.tsx';
import { appearsAt, lastWordAt, Words, type Pacing } from './words.tsx';

/** The whole animation takes less than a second. */
const question = { text: sample.question, from: 0, pace: 20 };
const opener = { text: sample.opener, from: lastWordAt(question) + 100, pace: 12 };
const points: Pacing[] = [];
for (const text of sample.points) {
  points.push({ text, from: lastWordAt(points.at(-1) ?? opener), pace: 10 });
}

/** A miniature of the copilot's window: the question arrives word by word, then the answer streams in. */
export function SampleAnswer() {
  return (
    <figure className="grid w-full max-w-xl gap-3 justify-self-center lg:justify-self-end">
      <div
        data-theme="dark"
        className="overflow-clip rounded-xl bg-canvas text-ink shadow-raised outline outline-line-strong"
      >
        <TitleBar />
        <div className="grid gap-2 px-4 py-4 sm:px-5">
          <p className="text-xs font-medium text-ink-faint">Interviewer</p>
          <p className="px-3 text-sm text-ink-faint">{sample.earlier}</p>
          <p className="rounded-md bg-accent-wash px-3 py-2 font-medium inset-ring inset-ring-accent-line">
            <Words {...question} />
          </p>
        </div>
        <div className="grid gap-3 border-t border-answer-line bg-answer-wash px-4 py-5 sm:px-5">
          <p className="text-xs font-medium text-answer-ink">Suggested answer</p>
          <p className="text-lg leading-7 font-medium">
            <Words {...opener} />
          </p>
          <ul className="grid gap-2">
            {points.map((point) => (
              <li key={point.text} className="flex gap-2.5 text-ink-soft">
                <span
                  aria-hidden
                  style={appearsAt(point.from)}
                  className="word mt-2.5 size-1.5 shrink-0 rounded-full bg-answer"
                />
                <span className="text-pretty">
                  <Words {...point} />
                </span>
              </li>
            ))}
          </ul>
          <p
            style={appearsAt(lastWordAt(points.at(-1) ?? opener))}
            className="word pt-1 text-xs text-ink-faint"
          >
            {sample.source}
          </p>
        </div>
      </div>
      <figcaption className="text-center text-sm text-ink-faint">{sample.caption}</figcaption>
    </figure>
  );
}

function TitleBar() {
  return (
    <div className="flex h-12 items-center gap-2.5 border-b border-line bg-surface px-4 text-sm sm:px-5">
      <Mark size="size-5" />
      <span className="font-medium">{sample.role}</span>
      <span className="ml-auto flex items-center sm:w-19 gap-1.5 text-xs text-accent-ink">
        <Level />
        <span className="max-sm:sr-only">Listening</span>
      </span>
      <span className="w-16 text-right text-ink-soft tabular-nums">{sample.timeLeft}</span>
    </div>
  );
}

const BARS = ['h-1.5', 'h-3', 'h-2', 'h-3.5', 'h-2.5'];

function Level() {
  return (
    <span aria-hidden className="flex h-3.5 items-end gap-0.5">
      {BARS.map((height, turn) => (
        <span
          key={height}
          className={`level-bar w-0.5 rounded-full bg-accent ${height}`}
          style={{ '--turn': turn } as CSSProperties}
        />
      ))}
    </span>
  );
}
