import { Minus, Plus } from 'lucide-react';
import { ANSWER_SIZES } from '@pythia/contracts/answer-sizes.ts';
import { stepAnswerSize, useAnswerSize } from '#browser/size.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function AnswerSizeSteps() {
  const size = useAnswerSize();
  return (
    <div role="group" aria-label="Size of answers" className="flex items-center gap-1">
      <IconButton
        label="Smaller"
        aria-disabled={size === ANSWER_SIZES[0]}
        onClick={() => stepAnswerSize(-1)}
        className="aria-disabled:opacity-50"
      >
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <output className="min-w-11 text-center text-sm tabular-nums">{size}%</output>
      <IconButton
        label="Larger"
        aria-disabled={size === ANSWER_SIZES.at(-1)}
        onClick={() => stepAnswerSize(1)}
        className="aria-disabled:opacity-50"
      >
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
