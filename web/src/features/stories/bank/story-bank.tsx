import { type Story, storiesInUse } from '@pythia/contracts/stories.ts';
import { BookOpenText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dropStory, editStory, useStories } from '#material/stories.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#paths.ts';
import { BankFilter, type Filter } from './bank-filter.tsx';
import { matchingStories, tagsOf } from './matching-stories.ts';
import { StoryDialog } from './story-dialog.tsx';
import { StoryItem } from './story-item.tsx';

const NO_FILTER: Filter = { search: '', tag: null };

export function StoryBank() {
  const { data: stories, isPending, isError, refetch } = useStories();
  return (
    <Card aria-labelledby="story-bank" tabIndex={-1} data-focus-after className="outline-none">
      <header className="grid gap-1 border-b border-line px-5 py-4">
        <h2 id="story-bank" className="text-lg font-semibold">
          Your stories
        </h2>
        <p className="max-w-prose text-sm text-ink-soft">
          Used in your interviews: answers draw on the stories you save here, and on{' '}
          <TextLink to={paths.yourStories}>those in your résumé</TextLink>.
        </p>
      </header>
      {isError && (
        <LoadError className="m-5" onRetry={refetch}>
          Your stories could not be loaded.
        </LoadError>
      )}
      {stories ? <Stories stories={stories} /> : isPending && <Loading />}
    </Card>
  );
}

const Loading = () => (
  <div className="grid gap-3 px-5 py-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

function Stories({ stories }: { stories: Story[] }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [edited, setEdited] = useState<Story | null>(null);
  const tags = tagsOf(stories);
  const tag = filter.tag !== null && tags.includes(filter.tag) ? filter.tag : null;
  const found = matchingStories(stories, filter.search, tag);
  const inUse = new Set(storiesInUse(stories));
  return (
    <>
      {stories.length > 0 ? (
        <BankFilter filter={{ ...filter, tag }} onChange={setFilter} tags={tags} />
      ) : (
        <Nothing title="No stories yet">
          Generate one from your notes, then press “Save story”: your interviews will draw on it.
        </Nothing>
      )}
      {stories.length > 0 && found.length === 0 && (
        <Nothing
          title="No matching stories"
          action={<Button onClick={() => setFilter(NO_FILTER)}>Show all</Button>}
        >
          No story has these words or this tag.
        </Nothing>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {found.map((story) => (
          <StoryItem
            key={story.id}
            story={story}
            isInUse={inUse.has(story)}
            onEdit={() => setEdited(story)}
            onDelete={() => dropStory(story)}
          />
        ))}
      </ul>
      {edited && (
        <StoryDialog
          title="Edit story"
          story={edited}
          knownTags={tags}
          onSave={(fields) => editStory(edited, fields)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const Nothing = (props: { title: string; children: string; action?: ReactNode }) => (
  <EmptyState icon={<BookOpenText aria-hidden className="size-5" />} {...props} />
);
