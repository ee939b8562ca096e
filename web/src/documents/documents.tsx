import type { OwnDocument } from '@pythia/contracts/documents.ts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { plansFor } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AddDocuments } from './add-documents.tsx';
import { DocumentRow } from './document-row.tsx';
import { DocumentText } from './document-text.tsx';
import { dropDocument, useDocuments } from './documents-query.ts';
import { RenameDialog } from './rename-dialog.tsx';

export function Documents({ mayAdd }: { mayAdd: boolean }) {
  const { data: documents, isPending, isError, refetch } = useDocuments();
  return (
    <Card aria-labelledby="own-documents" tabIndex={-1} data-focus-after className="outline-none">
      <header className="grid gap-1 border-b border-line px-5 py-4">
        <h2 id="own-documents" className="text-lg font-semibold">
          Your documents
        </h2>
        <p className="max-w-prose text-sm text-ink-soft">
          A company briefing, product sheets, your own notes: answers in your interviews draw on them, and
          name the document and its section.
        </p>
      </header>
      <div className="grid gap-4 border-b border-line px-5 py-4 last:border-0">
        {!mayAdd && <NeedsPro />}
        {mayAdd && documents && <AddDocuments count={documents.length} />}
        {isError && <LoadError onRetry={refetch}>Your documents could not be loaded.</LoadError>}
        {isPending && <Skeleton className="h-16" />}
      </div>
      {documents && <List documents={documents} mayAdd={mayAdd} />}
    </Card>
  );
}

const NeedsPro = () => (
  <Alert
    tone="info"
    title="Your own documents are part of Pro."
    action={
      <LinkButton to={plansFor('documents')} size="sm">
        See plans
      </LinkButton>
    }
  >
    Answers then draw on them in your interviews.
  </Alert>
);

function List({ documents, mayAdd }: { documents: OwnDocument[]; mayAdd: boolean }) {
  const [opened, setOpened] = useState<{ document: OwnDocument; to: 'read' | 'rename' } | null>(null);
  const close = () => setOpened(null);
  if (documents.length === 0) {
    if (!mayAdd) return null;
    return (
      <EmptyState icon={<FileText aria-hidden className="size-5" />} title="No documents yet">
        Add what tells of the company or its products. What it says is found when you are asked about it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Your documents" className="divide-y divide-line">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            onRead={() => setOpened({ document, to: 'read' })}
            onRename={() => setOpened({ document, to: 'rename' })}
            onDelete={() => dropDocument(document)}
          />
        ))}
      </ul>
      {opened?.to === 'read' && <DocumentText document={opened.document} onClose={close} />}
      {opened?.to === 'rename' && <RenameDialog document={opened.document} onClose={close} />}
    </>
  );
}
