import { LIMITS } from '@pythia/contracts/limits.ts';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useFieldFocus } from '#ui/use-field-focus.ts';

interface StoryEditorProps {
  text: string;
  onChange: (text: string) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** The story as text, to be changed by hand. */
export function StoryEditor({ text, onChange, onDone, onCancel }: StoryEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useFieldFocus(box);
  return (
    <form
      className="grid content-start gap-3 px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <TextArea
        ref={box}
        rows={14}
        aria-label="Story text"
        maxLength={LIMITS.story}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        className="max-h-[60dvh]"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Done
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
