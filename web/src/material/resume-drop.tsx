import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useFileDrop } from '#ui/use-file-drop.ts';
import type { Material } from './material.ts';
import { RememberedNote } from './remembered-note.tsx';
import { nameFile } from './remembering.ts';
import { ResumeFacts } from './resume-facts.tsx';
import { useResumeReading } from './use-resume-reading.ts';

interface ResumeDropProps {
  account: string;
  material: Material;
  onChange: (material: Material) => void;
}

const KINDS = '.pdf,.docx,.txt,.md,.markdown,.json';

/** A place for a résumé file, what was read from it, and where it is kept. */
export function ResumeDrop({ account, material, onChange }: ResumeDropProps) {
  const { fileName, error, told, read, cancel, forgetTold } = useResumeReading(account);
  const undo = () => {
    if (!told) return;
    forgetTold();
    onChange({ ...material, ...personal(told.before) });
    nameFile(account, told.fileBefore);
  };
  return (
    <div
      role="group"
      aria-label="Résumé file"
      tabIndex={-1}
      data-focus-after
      className="grid gap-4 outline-none"
    >
      <DropZone fileName={fileName} onFile={read} onCancel={cancel} />
      {error !== null && (
        <Alert tone="danger" title="The file could not be read.">
          {error}
        </Alert>
      )}
      {told && <ResumeFacts fileName={told.fileName} material={material} cut={told.cut} onUndo={undo} />}
      <RememberedNote account={account} material={material} onChange={onChange} />
    </div>
  );
}

const personal = ({ name, education, work }: Material) => ({ name, education, work });

interface DropZoneProps {
  /** The file that is being read. */
  fileName: string | null;
  onFile: (file: File) => void;
  onCancel: () => void;
}

function DropZone({ fileName, onFile, onCancel }: DropZoneProps) {
  const hint = useId();
  const { isOver, ...dropTarget } = useFileDrop(onFile);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file may be chosen again
    if (file) onFile(file);
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
        {fileName === null ? <FileUp aria-hidden className="size-4" /> : <Spinner />}
        Choose your résumé
        <input
          type="file"
          accept={KINDS}
          aria-describedby={hint}
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        />
      </label>
      <p id={hint} className="min-w-0 flex-[1_1_14rem] text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">Or drop it here. </span>PDF, Word (DOCX), text, Markdown or
        JSON Resume, up to 5 MB.
      </p>
      <div role="status" className={clsx('flex flex-wrap items-center gap-3', fileName !== null && 'w-full')}>
        {fileName !== null && (
          <>
            <span className="text-sm wrap-anywhere">Reading {fileName}…</span>
            <Button size="sm" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
