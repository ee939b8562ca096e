import { clsx } from 'clsx';
import { type KeyboardEvent, type RefCallback, useId } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { SAID } from '#ui/said.tsx';
import { usePartDraft } from './use-part-draft.ts';

interface JobPartProps {
  label: string;
  kept: string;
  /** Tells whether it was saved. */
  onSave: (text: string) => Promise<boolean>;
  ref?: RefCallback<HTMLInputElement> | undefined;
}

/** A part of a job, which looks like text until it is gone into: Enter goes on, Escape takes back. */
export function JobPart({ label, kept, onSave, ref }: JobPartProps) {
  const { text, isChanged, isFailed, type, leave, takeBack } = usePartDraft({ kept, onSave });
  const noteId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!goOnFrom(event.currentTarget)) void leave();
    } else if (event.key === 'Escape' && isChanged) {
      event.stopPropagation();
      takeBack();
    }
  };
  return (
    <label className="grid min-w-0 content-start gap-0.5">
      <span className="text-xs text-ink-faint @xl:sr-only">{label}</span>
      <input
        ref={ref}
        {...SAID}
        data-job-part
        autoComplete="off"
        placeholder="–"
        maxLength={LIMITS.place}
        value={text}
        {...(isFailed && { 'aria-invalid': true, 'aria-describedby': noteId })}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void leave()}
        className={clsx(
          '-mx-2 h-9 min-w-0 truncate rounded-md bg-transparent px-2 text-sm text-ink transition-shadow pointer-coarse:h-11 pointer-coarse:text-[1rem]',
          'placeholder:text-ink-faint hover:inset-ring hover:inset-ring-edge focus:bg-surface focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
          'aria-invalid:inset-ring aria-invalid:inset-ring-danger',
        )}
      />
      {isFailed && (
        <span id={noteId} className="text-xs text-danger-ink">
          Not saved yet. Leave the field to try again.
        </span>
      )}
    </label>
  );
}

/** @returns whether there was a next part */
function goOnFrom(part: HTMLInputElement): boolean {
  const all = [...(part.closest('[data-jobs]')?.querySelectorAll<HTMLElement>('[data-job-part]') ?? [])];
  const next = all[all.indexOf(part) + 1];
  next?.focus();
  return next !== undefined;
}
