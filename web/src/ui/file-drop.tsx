import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';

interface FileDropProps {
  label: string;
  hint: string;
  /** Media types, as the input's `accept` takes them. What is dropped is not filtered: check it. */
  accept: string;
  onFile: (file: File) => void;
  error?: string | undefined;
}

/** A file input that fills its frame: browsers take a file dropped on it as a chosen one. */
export function FileDrop({ label, hint, accept, onFile, error }: FileDropProps) {
  const [over, setOver] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div
        className={clsx(
          'relative grid justify-items-center gap-1 rounded-lg border border-dashed px-6 py-8 text-center transition-colors',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-hover',
          over ? 'border-accent bg-accent-wash' : error ? 'border-danger' : 'border-edge',
        )}
      >
        <ImageUp aria-hidden className="mb-1 size-6 text-ink-faint" />
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
          }}
        />
      </div>
      <p id={`${id}-error`} className="min-h-5 text-sm text-danger-ink">
        {error}
      </p>
    </div>
  );
}
