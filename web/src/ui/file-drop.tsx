import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Button } from './button.tsx';
import { buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface FileDropProps {
  label: string;
  kinds: string;
  hint: string;
  takesMany?: boolean;
  busy: string | null;
  onFiles: (files: [File, ...File[]]) => void;
  onCancel: () => void;
}

export function FileDrop({ label, kinds, hint, takesMany = false, busy, onFiles, onCancel }: FileDropProps) {
  const hintId = useId();
  const take = ([first, ...others]: File[]) => first && onFiles([first, ...(takesMany ? others : [])]);
  const { isOver, ...dropTarget } = useFileDrop(take);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // the same file may be chosen again
    take(files);
  };
  return (
    <div
      {...dropTarget}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed p-4 transition-colors',
        isOver ? 'border-accent bg-accent-wash' : 'border-line-strong',
      )}
    >
      <label
        className={buttonStyle(
          'secondary',
          'sm',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        {busy === null ? <FileUp aria-hidden className="size-4" /> : <Spinner />}
        {label}
        <input
          type="file"
          accept={kinds}
          multiple={takesMany}
          aria-describedby={hintId}
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        />
      </label>
      <p id={hintId} className="min-w-0 flex-[1_1_14rem] text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">Or drop {takesMany ? 'them' : 'it'} here. </span>
        {hint}
      </p>
      <div role="status" className={clsx('flex flex-wrap items-center gap-3', busy !== null && 'w-full')}>
        {busy !== null && (
          <>
            <span className="text-sm wrap-anywhere">{busy}</span>
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
