import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';

interface FileDropProps {
  label: string;
  hint: string;
  /** Media types, as the input's `accept` takes them. What is dropped is not filtered: check it. */
  accept: string;
  onFile: (file: File) => void;
  error?: string | undefined;
}

/** A file input that also takes a dropped file. */
export function FileDrop({ label, hint, accept, onFile, error }: FileDropProps) {
  const [over, setOver] = useState(false);
  const id = useId();
  const take = (file: File | undefined) => file && onFile(file);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-1.5">
      <label
        onDragOver={(event) => (event.preventDefault(), setOver(true))}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={clsx(
          'grid cursor-pointer justify-items-center gap-1 rounded-lg border border-dashed px-6 py-8 text-center transition-colors',
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-hover',
          over ? 'border-accent bg-accent-wash' : error ? 'border-danger' : 'border-edge',
        )}
      >
        <ImageUp aria-hidden className="mb-1 size-6 text-ink-faint" />
        <span className="font-medium">{label}</span>
        <span id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </span>
        <input
          type="file"
          accept={accept}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          className="sr-only"
          onChange={(event) => take(event.target.files?.[0])}
        />
      </label>
      <p id={`${id}-error`} className="min-h-5 text-sm text-danger-ink">
        {error}
      </p>
    </div>
  );
}
