import { useMutation } from '@tanstack/react-query';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { useId, useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import type { StoryFields } from '#material/stories.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TagField } from '#ui/tag-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface StoryDialogProps {
  title: string;
  story: StoryFields;
  knownTags: readonly string[];
  onSave: (story: StoryFields) => Promise<void>;
  onClose: () => void;
}

export function StoryDialog({ title, story, knownTags, onSave, onClose }: StoryDialogProps) {
  const [fields, setFields] = useState(story);
  const formId = useId();
  const isTooLong = fields.text.trim().length > LIMITS.story;
  const isWhole = fields.title.trim() !== '' && fields.text.trim() !== '' && !isTooLong;
  const { mutate, isPending, error } = useMutation({ mutationFn: onSave, onSuccess: onClose });
  return (
    <Dialog
      open
      holdsInput
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <Button type="submit" form={formId} variant="primary" loading={isPending} disabled={!isWhole}>
          Save
        </Button>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole && !isPending) mutate(fields);
        }}
      >
        {error && (
          <Alert tone="danger">{sentenceFor(error, 'The story could not be saved. Please try again.')}</Alert>
        )}
        <Field label="Title">
          <TextInput
            autoComplete="off"
            maxLength={LIMITS.storyTitle}
            value={fields.title}
            onChange={({ target }) => setFields({ ...fields, title: target.value })}
          />
        </Field>
        <TagField
          label="Tags"
          hint="What the story shows. Press Enter to add one."
          listLabel="Tags of this story"
          removeLabel={(tag) => `Remove the tag ${tag}`}
          most={LIMITS.storyTags}
          mostCharacters={LIMITS.tag}
          whenFull={`${LIMITS.storyTags} tags are the limit. Remove one to add another.`}
          tags={fields.tags}
          known={knownTags}
          onChange={(tags) => setFields({ ...fields, tags })}
        />
        <Field
          label="Story"
          counter={{ used: fields.text.length, max: LIMITS.story }}
          error={isTooLong ? TOO_LONG : undefined}
        >
          <TextArea
            rows={8}
            maxLength={LIMITS.story}
            value={fields.text}
            onChange={({ target }) => setFields({ ...fields, text: target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const TOO_LONG = `A story can have at most ${LIMITS.story.toLocaleString()} characters. Shorten it to save it.`;
