import { LIMITS } from '@pythia/contracts/limits.ts';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFieldFocus } from '#ui/use-field-focus.ts';
import type { TranscriptItem } from './transcript.ts';

interface LineEditorProps {
  item: TranscriptItem;
  onKeep: (text: string) => void;
  onLeave: () => void;
}

/** A line being corrected in its own place: Enter or a look elsewhere keeps what is written, Esc leaves it as it was. */
export function LineEditor({ item, onKeep, onLeave }: LineEditorProps) {
  const [text, setText] = useState(item.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useFieldFocus(field);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onKeep(text);
  };
  const onBlur = (event: FocusEvent) => {
    const windowLeft = document.activeElement === field.current;
    if (!windowLeft && !event.currentTarget.contains(event.relatedTarget)) onKeep(text);
  };

  return (
    <div onBlur={onBlur} className="z-1 grid [grid-area:1/1]">
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={LIMITS.line}
        aria-label="Correct this line"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content w-full resize-none rounded-md bg-surface py-1.5 pr-9 pl-3 text-base text-ink outline-2 outline-offset-[-2px] outline-focus pointer-coarse:min-h-11 pointer-coarse:text-[1rem]"
      />
      {item.heard !== undefined && (
        <p className="flex items-baseline gap-2 px-3 py-1 text-xs text-ink-soft">
          <span className="min-w-0 flex-1">Heard: {item.heard}</span>
          <button
            type="button"
            onClick={() => onKeep(item.heard ?? '')}
            className="shrink-0 rounded-sm px-1.5 py-0.5 font-medium text-ink underline underline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
          >
            Put back
          </button>
        </p>
      )}
    </div>
  );
}
