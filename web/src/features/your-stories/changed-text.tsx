import type { ReadStory } from '@pythia/contracts/settled-stories.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { change } from './story-edits.ts';
import type { OnChange } from './resume-stories.ts';

interface ChangedTextProps {
  story: ReadStory;
  now: readonly string[];
  onChange: OnChange;
}

export function ChangedText({ story, now, onChange }: ChangedTextProps) {
  const read = [...now];
  return (
    <Alert
      tone="info"
      title="Your résumé now says:"
      action={
        <>
          <Button
            size="sm"
            onClick={() =>
              onChange(
                change(story, { sentences: read, read, now: null }),
                `“${story.title}” follows your résumé.`,
              )
            }
          >
            Use that
          </Button>
          <Button
            size="sm"
            onClick={() => onChange(change(story, { read, now: null }), `“${story.title}” stays as it is.`)}
          >
            Keep mine
          </Button>
        </>
      }
    >
      <span className="wrap-anywhere">{now.join(' ')}</span>
    </Alert>
  );
}
