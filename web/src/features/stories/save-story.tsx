import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { describeStory } from '@pythia/contracts/stories.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { keepStory, type StoryFields, useStories } from '#material/stories.ts';
import { showToast } from '#ui/toast.tsx';
import { StoryDialog } from './bank/story-dialog.tsx';
import { tagsOf } from './bank/matching-stories.ts';
import { finishedStory } from './writing/finished-story.ts';

interface SaveStoryProps {
  written: string;
  notes: string;
  onClose: () => void;
}

const SUGGESTED_WITHIN_MS = 2_000;

export function SaveStory({ written, notes, onClose }: SaveStoryProps) {
  const { data: stories = [] } = useStories();
  const { data: suggestion } = useQuery({
    queryKey: ['suggested story', written],
    queryFn: ({ signal }) => suggested(finishedStory(written), signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!suggestion) return null;
  return (
    <StoryDialog
      title="Save story"
      story={{ ...suggestion, notes }}
      knownTags={tagsOf(stories)}
      onSave={save}
      onClose={onClose}
    />
  );
}

async function save(story: StoryFields): Promise<void> {
  await keepStory(story);
  showToast('success', 'Saved. Your interviews can now draw on it.');
}

async function suggested(text: string, given: AbortSignal): Promise<Omit<StoryFields, 'notes'>> {
  const nothing = { title: '', tags: [] };
  if (text === '') return { ...nothing, text };
  const beginning = text.slice(0, LIMITS.story);
  const signal = AbortSignal.any([given, AbortSignal.timeout(SUGGESTED_WITHIN_MS)]);
  const described = await authorisedCall(describeStory, { body: { text: beginning }, signal }).catch(
    () => nothing,
  );
  return { ...described, text };
}
