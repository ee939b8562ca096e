import { clsx } from 'clsx';
import { type KeyboardEvent, type RefCallback, useId } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { SAID } from '#ui/said.tsx';
import { usePartDraft } from './use-part-draft.ts';

interface JobPartProps {
  label: string;
  kept: string;
  onSave: (text: string) => Promise<boolean>;
  ref?: RefCallback<HTMLTextAreaElement> | undefined;
}

/** Enter saves and goes to the next part, Escape restores. */
export function JobPartField({ label, kept, onSave, ref }: JobPartProps) {
  const { text, isChanged, isFailed, type, leave, takeBack } = usePartDraft({ kept, onSave });
  const [id, noteId] = [useId(), useId()];
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!goOnFrom(event.currentTarget)) void leave();
    } else if (event.key === 'Escape' && isChanged) {
      event.stopPropagation();
      takeBack();
    }
  };
  return (
    <div className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] content-start items-start @md:grid-cols-[minmax(0,1fr)]">
      <label htmlFor={id} className="pt-2.5 text-xs text-ink-faint @md:sr-only">
        {label}
      </label>
      <textarea
        id={id}
        ref={ref}
        {...SAID}
        rows={1}
        data-job-part
        autoComplete="off"
        placeholder="–"
        maxLength={LIMITS.place}
        value={text}
        {...(isFailed && { 'aria-invalid': true, 'aria-describedby': noteId })}
        onChange={({ target }) => type(target.value.replaceAll(/\s/g, ' '))}
        onKeyDown={onKeyDown}
        onBlur={() => void leave()}
        className={clsx(
          '-mx-2 field-sizing-content min-w-0 resize-none overflow-hidden rounded-md bg-transparent px-2 py-2 text-sm leading-5 wrap-anywhere text-ink transition-shadow pointer-coarse:py-3 pointer-coarse:text-[1rem]',
          'placeholder:text-ink-faint hover:inset-ring hover:inset-ring-edge focus:bg-surface focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
          'aria-invalid:inset-ring aria-invalid:inset-ring-danger',
        )}
      />
      {isFailed && (
        <span id={noteId} className="text-xs text-danger-ink col-start-2 @md:col-start-1">
          Not saved yet. Leave the field to try again.
        </span>
      )}
    </div>
  );
}

function goOnFrom(part: HTMLTextAreaElement): boolean {
  const all = [...(part.closest('[data-jobs]')?.querySelectorAll<HTMLElement>('[data-job-part]') ?? [])];
  const next = all[all.indexOf(part) + 1];
  next?.focus();
  return next !== undefined;
}
