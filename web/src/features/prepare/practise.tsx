import { useState } from 'react';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { wordsOf } from './edits.ts';

interface PractiseProps {
  answers: readonly PreparedAnswer[];
  onClose: () => void;
}

/** One question after the other, each alone: its answer is there at a press, to compare. */
export function Practise({ answers, onClose }: PractiseProps) {
  const [at, setAt] = useState(0);
  const [isShown, setShown] = useState(false);
  const answer = answers[at];
  if (!answer) return null;
  const isLast = at === answers.length - 1;
  const next = () => {
    setShown(false);
    if (isLast) onClose();
    else setAt(at + 1);
  };
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title="Practise aloud"
      description={`Say it before you look. Question ${at + 1} of ${answers.length}.`}
      actions={
        isShown ? (
          <Button key="next" ref={takesFocus} variant="primary" onClick={next}>
            {isLast ? 'Done' : 'Next question'}
          </Button>
        ) : (
          <>
            {!isLast && <Button onClick={next}>Skip</Button>}
            <Button key={`show ${at}`} ref={takesFocus} variant="primary" onClick={() => setShown(true)}>
              Show the answer
            </Button>
          </>
        )
      }
    >
      <div className="grid min-h-48 content-start gap-4">
        <p {...SAID} className="text-xl font-medium text-pretty wrap-anywhere">
          {wordsOf(answer)}
        </p>
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
