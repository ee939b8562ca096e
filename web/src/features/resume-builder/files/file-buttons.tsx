import { Download, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#browser/download.ts';
import { noteSaved, replaceResume, useDraftOfResume } from '../resume-draft.ts';
import { AskTooLong } from './ask-too-long.tsx';
import { cutInWords } from './cut-in-words.ts';
import type { FittedResume, TooLong } from './fit-resume.ts';
import type { ImportedResume } from './import-resume.ts';

const loadFiles = () => import('./resume-file.ts');
type Files = Awaited<ReturnType<typeof loadFiles>>;

export function FileButtons() {
  const { resume, missing } = useDraftOfResume();
  const [error, setError] = useState<string | null>(null);
  const [asking, setAsking] = useState<ImportedResume | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    loadFiles().catch(() => undefined);
  }, []);

  const withFiles = async (act: (files: Files) => unknown) => {
    const files = await loadFiles().catch(() => null);
    if (files) await act(files);
    else setError('The part for files could not be loaded. Check your connection, and try again.');
  };

  const exportFile = () =>
    withFiles(({ writeResumeFile }) => {
      setError(null);
      saveFile(writeResumeFile(resume));
      noteSaved(resume);
    });

  const importFile = (file: File) =>
    withFiles(async ({ openResumeFile }) => {
      const found = await openResumeFile(file);
      setAsking(null);
      if ('error' in found) return setError(found.error);
      setError(null);
      const { read, fitted } = found;
      if (fitted.cut.length > 0) setAsking(read);
      else use(fitted, read.leftOut);
    });

  const use = ({ resume, cut }: FittedResume, leftOut: string[]) => {
    setAsking(null);
    replaceResume(resume, missingOf(cut, leftOut), 'Your résumé was replaced by the one in the file.');
  };

  return (
    <section aria-label="Files" tabIndex={-1} data-focus-after className="grid gap-2 outline-none">
      <div className="flex flex-wrap gap-2">
        <Button icon={<Upload aria-hidden className="size-4" />} onClick={() => picker.current?.click()}>
          Import JSON Resume
        </Button>
        <Button icon={<Download aria-hidden className="size-4" />} onClick={() => void exportFile()}>
          Export JSON Resume
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="JSON Resume file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void importFile(file);
            target.value = '';
          }}
        />
      </div>
      {asking && (
        <AskTooLong
          resume={asking.resume}
          onUse={(fitted) => use(fitted, asking.leftOut)}
          onCancel={() => setAsking(null)}
        />
      )}
      {error !== null && <Alert tone="danger">{error}</Alert>}
      {missing.length > 0 && <Alert tone="warning">{missing.join(' ')}</Alert>}
    </section>
  );
}

const missingOf = (cut: TooLong[], leftOut: string[]): string[] => [
  ...cutInWords(cut),
  ...(leftOut.length > 0 ? [`In the file, but not in this résumé: ${leftOut.join(', ')}.`] : []),
];
