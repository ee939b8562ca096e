import type { ReadStory, StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { clsx } from 'clsx';
import { ChevronRight, Star } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { SAID } from '#ui/said.tsx';
import { OpenStory } from './open-story.tsx';
import { change, isOneBeat } from './story-edits.ts';
import type { OnChange } from './resume-stories.ts';

interface StoryRowProps {
  story: ReadStory;
  next: ReadStory | undefined;
  places: readonly StoryPlace[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: OnChange;
}

export function StoryRow({ isOpen, onOpen, ...props }: StoryRowProps) {
  const { story, onChange } = props;
  const isFavourite = story.standing === 'favourite';
  const isHidden = story.standing === 'hidden';
  return (
    <li tabIndex={-1} data-focus-after className="outline-none">
      <div className="flex items-start gap-1 pr-3">
        <div className="grid min-w-0 flex-1">
          <h3>
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => onOpen(!isOpen)}
              className="flex w-full items-start gap-2 px-3.5 py-3 text-left pointer-coarse:min-h-11"
            >
              <ChevronRight
                aria-hidden
                className={clsx(
                  'mt-1 size-4 shrink-0 text-ink-faint transition-[rotate]',
                  isOpen && 'rotate-90',
                )}
              />
              <span
                {...SAID}
                className={clsx('min-w-0 font-medium wrap-anywhere', isHidden && 'text-ink-faint')}
              >
                {story.title}
              </span>
            </button>
          </h3>
          <Notes story={story} />
        </div>
        <IconButton
          label={`Favourite: ${story.title}`}
          aria-pressed={isFavourite}
          className="mt-1.5"
          onClick={() => onChange(change(story, { standing: isFavourite ? 'told' : 'favourite' }))}
        >
          <Star aria-hidden className={clsx('size-4.5', isFavourite && 'fill-current text-accent-ink')} />
        </IconButton>
      </div>
      {isOpen && <OpenStory {...props} />}
    </li>
  );
}

function Notes({ story }: { story: ReadStory }) {
  const { standing, tags, now } = story;
  const notes = [
    ...(standing === 'hidden' ? ['Hidden'] : []),
    ...(now && now.length > 0 ? ['Your résumé has changed here'] : []),
    ...(isOneBeat(story) && standing !== 'hidden' ? ['One sentence: say how'] : []),
    ...tags,
  ];
  if (notes.length === 0) return null;
  return <p className="-mt-2.5 pb-3 pl-9.5 text-sm wrap-anywhere text-ink-faint">{notes.join(' · ')}</p>;
}
