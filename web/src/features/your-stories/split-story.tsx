import type { ReadStory } from '@pythia/contracts/settled-stories.ts';
import { Fragment } from 'react';
import { Button } from '#ui/button.tsx';
import { givesFocusOn, takesFocus } from '#ui/passing-focus.ts';
import { split } from './story-edits.ts';
import type { OnChange } from './resume-stories.ts';

interface SplitStoryProps {
  story: ReadStory;
  onChange: OnChange;
  onClose: () => void;
}

export function SplitStory({ story, onChange, onClose }: SplitStoryProps) {
  return (
    <div role="group" aria-label={`Split ${story.title}`} className="grid max-w-prose gap-1.5">
      {story.sentences.map((sentence, at) => (
        <Fragment key={sentence}>
          {at > 0 && (
            <div className="flex items-center gap-3 before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
              <Button
                size="sm"
                ref={at === 1 ? takesFocus : undefined}
                onClick={() => {
                  onClose();
                  onChange(split(story, at), `“${story.title}” is two stories now.`);
                }}
              >
                Split here
              </Button>
            </div>
          )}
          <p className="leading-7 wrap-anywhere">{sentence}</p>
        </Fragment>
      ))}
      <Button
        size="sm"
        variant="quiet"
        ref={givesFocusOn}
        className="-ml-3 justify-self-start"
        onClick={onClose}
      >
        Cancel
      </Button>
    </div>
  );
}
