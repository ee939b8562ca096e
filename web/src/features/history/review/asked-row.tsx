import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import { localTime } from '#transcript/transcript-view.tsx';
import { useSaid } from '#ui/said.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BetterAnswer, type KeepingFor } from './better-answer.tsx';
import { NumberMark } from './over-time.tsx';
import { stallInWords, waitInWords, WAY_NAMES } from './words.ts';

interface AskedRowProps {
  question: DebriefedQuestion;
  number: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  keeping: KeepingFor;
  log: string;
}

export const rowId = (id: string): string => `asked-${id}`;

export function AskedRow({ question, number, isOpen, onOpen, keeping, log }: AskedRowProps) {
  const { id, text, at, way, answer } = question;
  const stall = stallInWords(question);
  const said = useSaid();
  return (
    <li>
      <h4>
        <button
          id={rowId(id)}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3.5 text-left outline-offset-[-2px] hover:bg-hover sm:px-5 pointer-coarse:min-h-11"
        >
          <NumberMark way={way}>{number}</NumberMark>
          <span className="grid min-w-0 gap-0.5">
            <span {...said} className="font-medium text-pretty wrap-anywhere">
              {text}
            </span>
            <span className="text-sm text-ink-soft tabular-nums">
              {[localTime(Date.parse(at)), WAY_NAMES[way], waitInWords(question)].filter(Boolean).join(' · ')}
            </span>
            {stall !== null && <span className="text-sm text-accent-ink">{stall}</span>}
          </span>
          <ChevronRight
            aria-hidden
            className={clsx('mt-1 size-4 shrink-0 text-ink-faint transition-[rotate]', isOpen && 'rotate-90')}
          />
        </button>
      </h4>
      {isOpen && (
        <div className="grid gap-5 px-4 pt-2 pb-5 sm:pr-5 sm:pl-14">
          {answer !== '' && (
            <div className="grid max-w-prose gap-1">
              <p className="text-sm font-medium">{way === 'said' ? 'You said' : 'You were shown'}</p>
              <p {...said} className="leading-7 whitespace-pre-line text-ink-soft wrap-anywhere">
                {answer}
              </p>
            </div>
          )}
          <BetterAnswer question={question} keeping={keeping} />
          <TextLink to={log} className="justify-self-start text-sm">
            See it in the log
          </TextLink>
        </div>
      )}
    </li>
  );
}
