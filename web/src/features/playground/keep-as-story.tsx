import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { BookOpenText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { tellFailure } from '#account/tell-failure.ts';
import { plainTextOf } from '#answers/plain-text.ts';
import type { StreamingMarkdown } from '#answers/streaming-markdown.ts';
import { keepStory } from '#material/stories.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

export function KeepAsStory({ markdown: { finished, live } }: { markdown: StreamingMarkdown }) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (text: string) => keepStory({ title: titleOf(text), text: storyOf(text) }),
    onSuccess: (_kept, text) =>
      showToast('success', text.length > LIMITS.story ? CUT : 'Saved as a story.', {
        action: { label: 'Open stories', onPress: () => void navigate(paths.stories) },
      }),
    onError: (error) => tellFailure(error, 'The story was not saved. Please try again.'),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={isPending}
      disabled={isSuccess}
      onClick={() => mutate(plainTextOf([...finished.flat(), ...live]))}
      icon={<BookOpenText aria-hidden className="size-4" />}
    >
      {isSuccess ? 'Saved as a story' : 'Save as a story'}
    </Button>
  );
}

const CUT = `Saved as a story, cut to its first ${LIMITS.story.toLocaleString()} characters.`;

const storyOf = (text: string): string => text.slice(0, LIMITS.story).toWellFormed();
const titleOf = (text: string): string =>
  text.trim().split('\n', 1)[0]!.slice(0, LIMITS.storyTitle).toWellFormed();
