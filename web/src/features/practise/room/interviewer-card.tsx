import { clsx } from 'clsx';
import { Play, RotateCcw, UserRound } from 'lucide-react';
import type { PracticeTurn } from '@pythia/contracts/practice.ts';
import { sentenceFor } from '#api/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';

interface InterviewerCardProps {
  turn: PracticeTurn;
  words: string | null;
  isAsked: boolean;
  isOn: boolean;
  hasBegun: boolean;
  failure: unknown;
  onGoOn: () => void;
  onRepeat: () => void;
}

export function InterviewerCard(props: InterviewerCardProps) {
  const { turn, words, isAsked, isOn, hasBegun, failure, onGoOn, onRepeat } = props;
  const isSpeaking = words !== null;
  const shown = words ?? (isAsked ? turn.question : '');
  return (
    <Card aria-label="Sample interviewer" className="grid gap-4 p-5">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className={clsx(
            'grid size-11 place-items-center rounded-full transition-shadow duration-200',
            isSpeaking
              ? 'bg-accent text-on-accent ring-6 ring-accent-wash'
              : 'bg-accent-wash text-accent-ink',
          )}
        >
          <UserRound className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 className="font-semibold">Sample interviewer</h2>
          <p role="status" className="text-sm text-ink-soft">
            {isSpeaking
              ? 'Speaks'
              : isAsked
                ? 'Listens to you'
                : isOn
                  ? 'One moment'
                  : 'Is ready when you are'}
          </p>
        </div>
        {isAsked && (
          <IconButton label="Ask once more" disabled={isSpeaking} onClick={onRepeat} className="ml-auto">
            <RotateCcw aria-hidden className="size-4.5" />
          </IconButton>
        )}
      </div>
      <p {...SAID} className="min-h-21 text-lg leading-7 font-medium text-pretty wrap-anywhere">
        {shown}
      </p>
      {failure !== null && (
        <Alert tone="danger" title="The practice was interrupted.">
          {sentenceFor(failure, 'The server is not responding. Nothing is lost.')}
        </Alert>
      )}
      {(!isOn || failure !== null) && !isAsked && !isSpeaking && (
        <Button
          ref={takesFocus}
          variant="primary"
          className="justify-self-start"
          icon={<Play aria-hidden className="size-4" />}
          onClick={onGoOn}
        >
          {failure !== null ? 'Try again' : hasBegun ? 'Go on' : 'Begin'}
        </Button>
      )}
    </Card>
  );
}
