import type { CSSProperties } from 'react';
import { SourceLabel } from '#answers/source-label.tsx';
import { SpokenBeats } from '#answers/spoken-form.tsx';
import { sampleInterview as sample } from '#content/marketing.ts';
import { Mark } from '#ui/mark.tsx';
import { appearsAt, lastWordAt, Words, type Pacing } from './words.tsx';

const question = { text: sample.question, from: 0, pace: 20 };
const beats: Pacing[] = [];
for (const text of sample.answer) {
  const last = beats.at(-1);
  beats.push({ text, from: last ? lastWordAt(last) : lastWordAt(question) + 100, pace: 9 });
}
const answeredAt = Math.max(...beats.map(lastWordAt));

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
        <div className="border-t border-answer-line bg-answer-wash px-4 py-5 sm:px-5">
          <p className="mb-3 text-xs font-medium text-answer-ink">Suggested answer</p>
          <SpokenBeats
            beats={beats.map((beat) => (
              <Words key={beat.text} {...beat} />
            ))}
          />
          <div style={appearsAt(answeredAt)} className="word">
            <SourceLabel>{sample.source}</SourceLabel>
          </div>
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
