import { Alert } from '#ui/alert.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import type { MaterialTexts } from './material.ts';
import { RememberedNote } from './remembered-note.tsx';
import { nameFile } from './remembering.ts';
import { missingOf } from './missing.ts';
import { LazyResumeCheck } from './resume-jobs/lazy-check.tsx';
import { useResumeReading } from './use-resume-reading.ts';

interface ResumeDropProps {
  account: string;
  material: MaterialTexts;
  onChange: (material: MaterialTexts) => void;
}

const KINDS = '.pdf,.docx,.txt,.md,.markdown,.json';

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
      <FileDrop
        label="Choose your résumé"
        kinds={KINDS}
        hint="PDF, Word (DOCX), text, Markdown or JSON Resume, up to 5 MB."
        busy={fileName === null ? null : `Reading ${fileName}…`}
        onFiles={([file]) => read(file)}
        onCancel={cancel}
      />
      {error !== null && (
        <Alert tone="danger" title="The file could not be read.">
          {error}
        </Alert>
      )}
      {(told || hasText(material)) && (
        <LazyResumeCheck
          material={material}
          told={told && { fileName: told.fileName, missing: missingOf(told), onUndo: undo }}
        />
      )}
      <RememberedNote account={account} material={material} onChange={onChange} />
    </div>
  );
}

const hasText = ({ education, work }: MaterialTexts): boolean => (education + work).trim() !== '';

const personal = ({ name, education, work }: MaterialTexts) => ({ name, education, work });
