import { LIMITS } from '@pythia/contracts/limits.ts';
import { Button } from '#ui/button.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { TextArea } from '#ui/text-area.tsx';

interface StoryEditorProps {
  text: string;
  onChange: (text: string) => void;
  onDone: () => void;
  onCancel: () => void;
}

export function StoryEditor({ text, onChange, onDone, onCancel }: StoryEditorProps) {
  return (
    <form
      className="grid content-start gap-3 px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <TextArea
        ref={takesFocus}
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
