import { LIMITS } from '@pythia/contracts/limits.ts';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { takesFocus } from '#ui/passing-focus.ts';
import { useSaid } from '#ui/said.tsx';

export interface QuestionEditorProps {
  open: boolean;
  words: string;
  onWrite: (words: string) => void;
  onAsk: (words: string) => void;
  onLeave: () => void;
}

/** Enter asks, Shift+Enter breaks the line, Esc leaves. */
export const QuestionEditor = ({ open, ...editing }: QuestionEditorProps) => open && <Field {...editing} />;

function Field({ words, onWrite, onAsk, onLeave }: Omit<QuestionEditorProps, 'open'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => takesFocus(field.current), [field]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (words.trim() !== '') onAsk(words);
  };
  return (
    <textarea
      {...useSaid()}
      ref={field}
      value={words}
      maxLength={LIMITS.message}
      aria-label="Question to ask. Enter asks it, Esc leaves it."
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={onKeyDown}
      className="min-h-0 w-full resize-none rounded-xs text-base text-ink outline-2 outline-offset-1 outline-focus pointer-coarse:text-[1rem]"
    />
  );
}
