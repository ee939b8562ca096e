import { LIMITS } from '@pythia/contracts/limits.ts';
import type { ReadStory } from '@pythia/contracts/settled-stories.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { OnChange } from './resume-stories.ts';
import { change, goOn } from './story-edits.ts';

interface MoreOfStoryProps {
  story: ReadStory;
  onChange: OnChange;
}

export function MoreOfStory({ story, onChange }: MoreOfStoryProps) {
  const [more, setMore] = useState('');
  const max = LIMITS.story - goOn(story, '').join(' ').length;
  const save = () =>
    onChange(change(story, { sentences: goOn(story, more.trim()) }), `“${story.title}” goes on.`);
  return (
    <form
      aria-label={`More of ${story.title}`}
      className="grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (more.trim() !== '') save();
      }}
    >
      <Field
        label="How did you do it, and what came of it?"
        hint="Told in an interview after this sentence, in your own words. Two or three short sentences are enough."
      >
        <TextArea rows={3} maxLength={max} value={more} onChange={({ target }) => setMore(target.value)} />
      </Field>
      <div>
        <Button type="submit" size="sm" disabled={more.trim() === ''}>
          Add to the story
        </Button>
      </div>
    </form>
  );
}
