import { Sparkles, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Counter } from '#ui/counter.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { generateStory, PROMPT_LENGTH, stopWriting, useWriting } from './story-writing.ts';

interface PromptFormProps {
  notes: string;
  onChange: (notes: string) => void;
}

export function PromptForm({ notes, onChange }: PromptFormProps) {
  const writes = useWriting().arriving !== null;
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = () => void generateStory(notes);
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-1">
        <TextArea
          ref={box}
          rows={8}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for writing here
          autoFocus
          aria-label="Your story prompts"
          aria-describedby="story-prompt-keys"
          placeholder="Enter your story prompts or ideas here..."
          maxLength={PROMPT_LENGTH}
          value={notes}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={submitOnEnter}
          className="min-h-52"
        />
        <p id="story-prompt-keys" className="flex items-start justify-between gap-3 text-sm text-ink-faint">
          Enter generates, Shift+Enter starts a new line.
          <Counter used={notes.length} max={PROMPT_LENGTH} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          loading={writes}
          icon={<Sparkles aria-hidden className="size-4" />}
        >
          {writes ? 'Generating...' : 'Generate Story'}
        </Button>
        {writes && <StopButton focusAfter={box} />}
      </div>
    </form>
  );
}

const StopButton = ({ focusAfter }: { focusAfter: RefObject<HTMLTextAreaElement | null> }) => (
  <Button
    icon={<Square aria-hidden className="size-3.5" />}
    onClick={() => {
      stopWriting();
      focusAfter.current?.focus();
    }}
  >
    Stop
  </Button>
);
