import { useState } from 'react';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import type { SetId } from '#material/prepared/prepared.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { questionWordsOf } from '#material/prepared/edits.ts';
import { AttemptShown } from '#reviews/attempt-shown.tsx';
import { SayIt } from './say-it.tsx';
import { NOTHING_SAID, type SayingProgress, type Sayings } from '#reviews/saying.ts';

export interface PractiseProps {
  set: SetId;
  answers: readonly PreparedAnswer[];
  hasPro: boolean;
  sayings: Sayings;
  onSay: (change: (sayings: Sayings) => Sayings) => void;
  onClose: () => void;
}

export function Practise({ set, answers, hasPro, sayings, onSay, onClose }: PractiseProps) {
  const [at, setAt] = useState(0);
  const [isShown, setShown] = useState(false);
  const answer = answers[at];
  if (!answer) return null;
  const saying = sayings[answer.id] ?? NOTHING_SAID;
  const change = (edit: (saying: SayingProgress) => SayingProgress) =>
    onSay((before) => ({ ...before, [answer.id]: edit(before[answer.id] ?? NOTHING_SAID) }));
  const isLast = at === answers.length - 1;
  const next = () => {
    setShown(false);
    if (isLast) onClose();
    else setAt(at + 1);
  };
  const isTyped = saying.isSaying && saying.text.trim() !== '';
  const variant = isTyped ? 'secondary' : 'primary';
  return (
    <Dialog
      open
      isWide
      holdsInput={isTyped}
      onOpenChange={(open) => !open && onClose()}
      title="Practise aloud"
      description={`Say it before you look. Question ${at + 1} of ${answers.length}.`}
      actions={
        isShown ? (
          <Button key="next" ref={takesFocus} variant={variant} onClick={next}>
            {isLast ? 'Done' : 'Next question'}
          </Button>
        ) : (
          <>
            {!isLast && <Button onClick={next}>Skip</Button>}
            <Button key={`show ${at}`} ref={takesFocus} variant={variant} onClick={() => setShown(true)}>
              Show the answer
            </Button>
          </>
        )
      }
    >
      <div className="grid min-h-48 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <p {...SAID} className="text-xl font-medium text-pretty wrap-anywhere">
          {questionWordsOf(answer)}
        </p>
        <p role="status" className="sr-only">
          {saying.isSaying ? '' : 'Your review is here.'}
        </p>
        {saying.attempts.map((attempt, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are only added to
          <AttemptShown key={index} attempt={attempt} title={titleOf(index, saying.attempts.length)} />
        ))}
        {saying.isSaying ? (
          <SayIt
            key={answer.id}
            set={set}
            question={questionWordsOf(answer)}
            prepared={answer.text}
            hasPro={hasPro}
            saying={saying}
            onChange={change}
          />
        ) : (
          <Button
            ref={takesFocus}
            className="justify-self-start"
            onClick={() => change((before) => ({ ...before, isSaying: true }))}
          >
            Say it again
          </Button>
        )}
        <div aria-live="polite">
          {isShown && (
            <p {...SAID} className="max-w-prose text-lg leading-8 whitespace-pre-line wrap-anywhere">
              {answer.text}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const titleOf = (index: number, count: number): string =>
  count === 1 ? 'Your review' : `Your review, attempt ${index + 1}`;
