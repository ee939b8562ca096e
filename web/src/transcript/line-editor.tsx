import { LIMITS } from '@pythia/contracts/limits.ts';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '#browser/draft.ts';
import { CutNote } from '#ui/cut-note.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { useCutPaste } from '#ui/use-cut-paste.ts';
import { useSaid } from '#ui/said.tsx';
import type { TranscriptItem } from './transcript.ts';

interface LineEditorProps {
  item: TranscriptItem;
  onSave: (text: string) => void;
  onLeave: () => void;
}

/** Enter or blur saves, Esc cancels. */
export function LineEditor({ item, onSave, onLeave }: LineEditorProps) {
  const draft = `correction:${item.key}`;
  const [text, setText] = useState(() => readDraft(draft) || item.text);
  const said = useSaid();
  const field = useRef<HTMLTextAreaElement>(null);
  const { cutAt, handlers } = useCutPaste();
  useLayoutEffect(() => takesFocus(field.current), [field]);

  const write = (written: string) => {
    setText(written);
    writeDraft(draft, written);
  };
  const leave = () => {
    writeDraft(draft, '');
    onLeave();
  };
  const save = (words: string) => {
    writeDraft(draft, '');
    onSave(words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save(text);
  };
  const onBlur = (event: FocusEvent) => {
    const windowLeft = event.currentTarget.ownerDocument.activeElement === field.current;
    if (!windowLeft && !event.currentTarget.contains(event.relatedTarget)) save(text);
  };

  return (
    <div onBlur={onBlur} className="z-1 grid [grid-area:1/1]" {...handlers}>
      <textarea
        {...said}
        ref={field}
        rows={1}
        value={text}
        maxLength={LIMITS.line}
        aria-label="Correct this line"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-60 w-full resize-none max-sm:max-h-17 short:max-h-17 rounded-md bg-surface py-1.5 pr-9 pl-3 text-base text-ink outline-2 outline-offset-[-2px] outline-focus pointer-coarse:min-h-11 pointer-coarse:text-[1rem]"
      />
      <div className="px-3">
        <CutNote cutAt={cutAt} />
      </div>
      {item.heard !== undefined && (
        <p className="flex items-baseline gap-2 px-3 py-1 text-xs text-ink-soft">
          <span className="min-w-0 flex-1">
            Heard: <span {...said}>{item.heard}</span>
          </span>
          <button
            type="button"
            onClick={() => save(item.heard ?? '')}
            className="shrink-0 rounded-sm px-1.5 py-0.5 font-medium text-ink underline underline-offset-2 hover:bg-hover pointer-coarse:min-h-11"
          >
            Put back
          </button>
        </p>
      )}
    </div>
  );
}
