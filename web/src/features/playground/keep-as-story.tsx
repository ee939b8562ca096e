import { LIMITS } from '@pythia/contracts/limits.ts';
import { BookOpenText } from 'lucide-react';
import { createStory } from '@pythia/contracts/stories.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { authorisedCall } from '#account/authorised-call.ts';
import { plainText } from '#answers/plain-text.ts';
import type { StreamingMarkdown } from '#answers/streaming-markdown.ts';
import { sentenceFor } from '#api/api-error.ts';
import { announceChange } from '#material/stories.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** Puts a reply among the user's stories, where it can be told in an interview. */
export function KeepAsStory({ markdown: { finished, live } }: { markdown: StreamingMarkdown }) {
  const [state, setState] = useState<'idle' | 'keeping' | 'kept'>('idle');
  const navigate = useNavigate();
  const keep = async () => {
    setState('keeping');
    const text = plainText([...finished.flat(), ...live]);
    try {
      await authorisedCall(createStory, { body: { title: titleOf(text), text: storyOf(text) } });
      void announceChange();
      setState('kept');
      showToast('success', text.length > LIMITS.story ? CUT : 'Kept as a story.', {
        action: { label: 'Open stories', onPress: () => void navigate(paths.stories) },
      });
    } catch (error) {
      setState('idle');
      showToast('danger', sentenceFor(error, 'The story was not kept. Please try again.'));
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={state === 'keeping'}
      disabled={state === 'kept'}
      onClick={() => void keep()}
      icon={<BookOpenText aria-hidden className="size-4" />}
    >
      {state === 'kept' ? 'Kept as a story' : 'Keep as a story'}
    </Button>
  );
}

const CUT = `Kept as a story: its first ${LIMITS.story.toLocaleString('en')} characters.`;

const storyOf = (text: string): string => text.slice(0, LIMITS.story).toWellFormed();
const titleOf = (text: string): string =>
  text.trim().split('\n', 1)[0]!.slice(0, LIMITS.storyTitle).toWellFormed();
