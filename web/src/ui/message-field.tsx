import type { ComponentProps, KeyboardEvent } from 'react';
import { controlStyle } from './control-style.ts';
import { Counter } from './counter.tsx';
import { CutNote } from './cut-note.tsx';
import { useCutPaste } from './use-cut-paste.ts';

interface MessageFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'maxLength' | 'onKeyDown'> {
  value: string;
  maxLength: number;
  onEnter: () => void;
  onEscape: (field: HTMLTextAreaElement) => void;
}

/** Share of the limit from which the counter is shown. */
const COUNT_FROM = 0.8;

/** Enter sends, Shift+Enter breaks the line. */
export function MessageField({ onEnter, onEscape, className, ...field }: MessageFieldProps) {
  const { value, maxLength } = field;
  const { cutAt: pasteCutAt, handlers } = useCutPaste();
  const cutAt = value === '' ? null : pasteCutAt;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') onEscape(event.currentTarget);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || value === '') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="relative grid flex-1 gap-1" {...handlers}>
      <CutNote cutAt={cutAt} />
      <textarea
        dir="auto"
        {...field}
        rows={1}
        onKeyDown={onKeyDown}
        className={controlStyle(`field-sizing-content min-h-10 resize-none px-3 py-2 ${className ?? ''}`)}
      />
      {cutAt === null && value.length >= maxLength * COUNT_FROM && (
        <span className="absolute -top-6 right-1 rounded-xs bg-surface px-1">
          <Counter used={value.length} max={maxLength} />
        </span>
      )}
    </div>
  );
}
