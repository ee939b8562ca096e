import type { ReadStory, StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SAID } from '#ui/said.tsx';
import { ChangedText } from './changed-text.tsx';
import { SplitStory } from './split-story.tsx';
import { canJoin, change, isOneBeat, join, removeStory } from './story-edits.ts';
import type { OnChange } from './resume-stories.ts';

const StoryForm = lazy(async () => ({ default: (await import('./story-form.tsx')).StoryForm }));
const MoreOfStory = lazy(async () => ({ default: (await import('./more-of-story.tsx')).MoreOfStory }));

interface OpenStoryProps {
  story: ReadStory;
  next: ReadStory | undefined;
  places: readonly StoryPlace[];
  onChange: OnChange;
}

export function OpenStory({ story, next, places, onChange }: OpenStoryProps) {
  const [doing, setDoing] = useState<'reading' | 'editing' | 'splitting'>('reading');
  const { title, sentences, standing, now } = story;
  const isHidden = standing === 'hidden';
  const back = () => setDoing('reading');
  return (
    <div className="grid gap-4 px-5 pt-1 pb-5 sm:pl-9.5">
      {doing === 'editing' && (
        <Suspense fallback={null}>
          <StoryForm story={story} places={places} onChange={onChange} onClose={back} />
        </Suspense>
      )}
      {doing === 'splitting' && <SplitStory story={story} onChange={onChange} onClose={back} />}
      {doing === 'reading' && (
        <>
          <p {...SAID} className="max-w-prose leading-7 wrap-anywhere">
            {sentences.join(' ')}
          </p>
          {isOneBeat(story) && !isHidden && (
            <Suspense fallback={null}>
              <MoreOfStory story={story} onChange={onChange} />
            </Suspense>
          )}
          {now && now.length > 0 && <ChangedText story={story} now={now} onChange={onChange} />}
          <div className="-ml-3 flex flex-wrap gap-1">
            <Button size="sm" variant="quiet" onClick={() => setDoing('editing')}>
              Edit
            </Button>
            {sentences.length > 1 && (
              <Button size="sm" variant="quiet" onClick={() => setDoing('splitting')}>
                Split
              </Button>
            )}
            {canJoin(story, next) && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onChange(join(story, next), `“${title}” goes on with “${next.title}”.`)}
              >
                Join with next
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onChange(change(story, { standing: isHidden ? 'told' : 'hidden' }))}
            >
              {isHidden ? 'Tell it again' : 'Hide'}
            </Button>
            {now?.length === 0 && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => onChange(removeStory(story), `“${title}” is removed.`)}
              >
                Remove
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
