import type { DocumentSection, OwnDocument } from '@pythia/contracts/documents.ts';
import { Alert } from '#ui/alert.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { SAID } from '#ui/said.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { unreadWords } from './document-words.ts';
import { useDocumentText } from './documents-query.ts';

export function DocumentText({ document, onClose }: { document: OwnDocument; onClose: () => void }) {
  const { data: sections, isError, refetch } = useDocumentText(document.id);
  const unread = unreadWords(document);
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title={document.title}
      description="As it was read: your answers draw on this text."
    >
      {unread.length > 0 && <Alert tone="info">{unread.join(' ')}</Alert>}
      {isError && <LoadError onRetry={refetch}>The text could not be loaded.</LoadError>}
      {sections ? <Sections sections={sections} /> : !isError && <Skeleton className="h-48" />}
    </Dialog>
  );
}

function Sections({ sections }: { sections: (DocumentSection & { place: number })[] }) {
  return (
    <div className="grid gap-4">
      {sections.map(({ path, text, place }) => {
        const heading = path.join(' › ');
        const isNew = heading !== '' && heading !== sections[place - 1]?.path.join(' › ');
        return (
          <section key={place} className="grid gap-1">
            {isNew && (
              <h3 {...SAID} className="font-semibold wrap-anywhere">
                {heading}
              </h3>
            )}
            <p {...SAID} className="max-w-prose leading-7 wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          </section>
        );
      })}
    </div>
  );
}
