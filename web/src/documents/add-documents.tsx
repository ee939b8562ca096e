import { LIMITS } from '@pythia/contracts/limits.ts';
import { Alert } from '#ui/alert.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { type RefusedFile, useAddingFiles } from './adding-files.ts';

const KINDS = '.pdf,.docx,.md,.markdown,.txt';

export function AddDocuments({ count }: { count: number }) {
  const { files, refused, add, cancel } = useAddingFiles();
  const isFull = count >= LIMITS.documents && files.length === 0;
  return (
    <div className="grid gap-4">
      {isFull ? (
        <Alert tone="info" title={`You have ${count} of ${LIMITS.documents} documents.`}>
          Delete one to add another.
        </Alert>
      ) : (
        <FileDrop
          label="Choose documents"
          kinds={KINDS}
          hint={`PDF, Word (DOCX), Markdown or text, up to 5 MB each. ${count} of ${LIMITS.documents} so far.`}
          takesMany
          busy={progress(files)}
          onFiles={add}
          onCancel={cancel}
        />
      )}
      {refused.length > 0 && (
        <Alert
          tone="danger"
          title={refused.length === 1 ? 'A file was not added.' : `${refused.length} files were not added.`}
        >
          <Reasons refused={refused} />
        </Alert>
      )}
    </div>
  );
}

function progress([first, ...others]: readonly File[]): string | null {
  if (!first) return null;
  if (others.length === 0) return `Reading ${first.name}…`;
  return `Reading ${first.name}… ${others.length} more ${others.length === 1 ? 'waits' : 'wait'}.`;
}

const Reasons = ({ refused }: { refused: readonly RefusedFile[] }) => (
  <ul className="grid gap-1">
    {refused.map(({ id, fileName, reason }) => (
      <li key={id} className="wrap-anywhere">
        {fileName}: {reason}
      </li>
    ))}
  </ul>
);
