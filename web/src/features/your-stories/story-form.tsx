import { LIMITS } from '@pythia/contracts/limits.ts';
import type { ReadStory, StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn, takesFocus } from '#ui/passing-focus.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { placeName } from './place-name.ts';
import { change, isSamePlace } from './story-edits.ts';
import type { OnChange } from './resume-stories.ts';

interface StoryFormProps {
  story: ReadStory;
  places: readonly StoryPlace[];
  onChange: OnChange;
  onClose: () => void;
}

const NOWHERE: StoryPlace = {
  employer: '',
  title: '',
  from: '',
  to: '',
  is_current: false,
  is_doubtful: false,
};
const OTHER = 'other';

export function StoryForm({ story, places, onChange, onClose }: StoryFormProps) {
  const before = story.sentences.join(' ');
  const [title, setTitle] = useState(story.title);
  const [text, setText] = useState(before);
  const [place, setPlace] = useState(story.place);
  const isWhole = title.trim() !== '' && text.trim() !== '';
  const save = () => {
    onClose();
    const sentences = text.trim() === before ? story.sentences : [text.trim()];
    onChange(change(story, { title: title.trim(), sentences, place }), `“${title.trim()}” is saved.`);
  };
  return (
    <form
      aria-label={`Edit ${story.title}`}
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) save();
      }}
    >
      <Field label="Title">
        <TextInput
          ref={takesFocus}
          autoComplete="off"
          maxLength={LIMITS.storyTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label="Story" counter={{ used: text.length, max: LIMITS.story }}>
        <TextArea
          rows={5}
          maxLength={LIMITS.story}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <PlaceFields place={place} places={places} onChange={setPlace} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={!isWhole}>
          Save
        </Button>
        <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface PlaceFieldsProps {
  place: StoryPlace;
  places: readonly StoryPlace[];
  onChange: (place: StoryPlace) => void;
}

function PlaceFields({ place, places, onChange }: PlaceFieldsProps) {
  const [isOther, setIsOther] = useState(false);
  const known = [...places.filter((one) => placeName(one) !== ''), NOWHERE];
  const chosen = known.findIndex((one) => isSamePlace(one, place));
  const choose = (value: string) => {
    setIsOther(value === OTHER);
    onChange(known[Number(value)] ?? NOWHERE);
  };
  return (
    <>
      <Field label="Job">
        <Select
          value={isOther ? OTHER : String(chosen)}
          onChange={choose}
          options={[
            ...known.map((one, at) => ({
              value: String(at),
              label: placeName(one) || 'No job in particular',
            })),
            { value: OTHER, label: 'Another job…' },
          ]}
        />
      </Field>
      {isOther && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Employer">
            <TextInput
              autoComplete="off"
              maxLength={LIMITS.place}
              value={place.employer}
              onChange={({ target }) => onChange({ ...place, employer: target.value })}
            />
          </Field>
          <Field label="Job title">
            <TextInput
              autoComplete="off"
              maxLength={LIMITS.place}
              value={place.title}
              onChange={({ target }) => onChange({ ...place, title: target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
