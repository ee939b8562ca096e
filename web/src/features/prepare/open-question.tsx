import { useState } from 'react';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { usualQuestion } from '@pythia/contracts/usual-questions.ts';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { WriteForm } from './write-form.tsx';
import { questionWordsOf } from '#material/prepared/edits.ts';
import { FrameForm } from './frame-form.tsx';
import type { QuestionRowProps } from './question-row-props.ts';
import { StoryChoice } from './story-choice.tsx';

interface OpenQuestionProps extends Omit<QuestionRowProps, 'isOpen' | 'onOpen'> {
  onClose: () => void;
}

type Doing = 'reading' | 'writing' | 'choosing';

export function OpenQuestion({ row, set, changes, isFull, onClose }: OpenQuestionProps) {
  const { answer, isOfAll } = row;
  const [doing, setDoing] = useState<Doing>('reading');
  const { id, text, state, source } = answer;
  const hasFrame = usualQuestion(id) !== undefined;
  const back = () => setDoing('reading');
  const keep = (changed: Partial<PreparedAnswer>, sentence?: string) => {
    back();
    changes.keep({ ...answer, ...changed }, sentence);
  };
  const draftId = `${set ?? 'all'}:${id}`;
  const isMissing = text === '';
  const isTold = doing === 'reading' && !isMissing;
  return (
    <div className="grid gap-4 px-5 pb-5 sm:pl-12.5">
      {isTold && (
        <>
          <p {...SAID} className="max-w-prose leading-7 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          {SOURCES[source] && <p className="text-xs text-ink-faint">{sourceOf(answer)}</p>}
        </>
      )}
      {doing === 'writing' && (
        <WriteForm answer={answer} draftId={draftId} isFull={isFull} onKeep={keep} onClose={back} />
      )}
      {doing === 'reading' && isMissing && hasFrame && (
        <FrameForm answer={answer} draftId={draftId} isFull={isFull} onKeep={keep} />
      )}
      {doing === 'reading' && isMissing && !hasFrame && (
        <WriteForm answer={answer} draftId={draftId} isFull={isFull} onKeep={keep} onClose={onClose} />
      )}
      {doing === 'choosing' && <StoryChoice answer={answer} set={set} onKeep={keep} onClose={back} />}
      {doing === 'reading' && (
        <div className="-ml-3 flex flex-wrap gap-1">
          {isTold && state !== 'approved' && (
            <Button
              size="sm"
              variant="primary"
              className="mr-2 ml-3"
              ref={givesFocusOn}
              disabled={isFull}
              onClick={() => keep({ state: 'approved' })}
            >
              Approve
            </Button>
          )}
          {(isTold || hasFrame) && (
            <Button size="sm" variant="quiet" onClick={() => setDoing('writing')}>
              {isMissing ? 'Write it in your own words' : 'Edit'}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setDoing('choosing')}>
            {isMissing ? 'Tell a story' : 'Another story'}
          </Button>
          {state === 'approved' && !isOfAll && (
            <Button
              size="sm"
              variant="quiet"
              ref={givesFocusOn}
              onClick={() => keep({ state: 'draft' }, 'It is a draft again.')}
            >
              Take back
            </Button>
          )}
          {isMissing && state !== 'skipped' && (
            <Button
              size="sm"
              variant="quiet"
              ref={givesFocusOn}
              onClick={() => keep({ state: 'skipped' }, `“${questionWordsOf(answer)}” is skipped.`)}
            >
              Skip
            </Button>
          )}
          {state === 'skipped' && (
            <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={() => changes.drop(answer)}>
              Ask again
            </Button>
          )}
          {isTold && !isOfAll && (
            <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={() => changes.drop(answer)}>
              Remove
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const SOURCES: Record<PreparedAnswer['source'], string | null> = {
  story: 'From your own stories.',
  fact: 'From your answer to a question about facts.',
  frame: 'From what you filled in.',
  model: 'Written by the language model from your material. Check every word.',
  own: null,
};

const sourceOf = ({ source, story }: PreparedAnswer): string | null =>
  story === null ? SOURCES[source] : `From your story “${story}”.`;
