import { LIMITS } from '@pythia/contracts/limits.ts';
import { describeStory } from '@pythia/contracts/stories.ts';
import { useEffect, useState } from 'react';
import { authorisedCall } from '#account/authorised-call.ts';
import { keepStory, type StoryFields, useStories } from '#material/stories.ts';
import { showToast } from '#ui/toast.tsx';
import { StoryDialog } from './bank/story-dialog.tsx';
import { tagsOf } from './bank/matching-stories.ts';
import { finishedStory } from './writing/finished-story.ts';

interface SaveStoryProps {
  /** As it was written, gaps included. */
  written: string;
  notes: string;
  onClose: () => void;
}

/** Then the fields are shown without a suggestion. */
const SUGGESTED_WITHIN_MS = 2_000;

/** Keeps a story, with a title and tags suggested from it. */
export function SaveStory({ written, notes, onClose }: SaveStoryProps) {
  const { stories } = useStories();
  const [story, setStory] = useState<StoryFields | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(SUGGESTED_WITHIN_MS)]);
    void suggested(finishedStory(written), signal).then(
      (suggestion) => asking.signal.aborted || setStory({ ...suggestion, notes }),
    );
    return () => asking.abort();
  }, [written, notes]);
  if (!story) return null;
  return (
    <StoryDialog
      title="Save story"
      story={story}
      knownTags={tagsOf(stories ?? [])}
      onSave={save}
      onClose={onClose}
    />
  );
}

async function save(story: StoryFields): Promise<void> {
  await keepStory(story);
  showToast('success', 'Saved. Your interviews can be answered with it.');
}

/** A favour: without an answer the fields are there all the same, empty. */
async function suggested(text: string, signal: AbortSignal): Promise<Omit<StoryFields, 'notes'>> {
  const nothing = { title: '', tags: [] };
  if (text === '') return { ...nothing, text };
  const beginning = text.slice(0, LIMITS.story);
  const described = await authorisedCall(describeStory, { body: { text: beginning }, signal }).catch(
    () => nothing,
  );
  return { ...described, text };
}
