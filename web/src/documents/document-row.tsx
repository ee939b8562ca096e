import type { OwnDocument } from '@pythia/contracts/documents.ts';
import { BookOpenText, Pencil, Trash2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { SAID } from '#ui/said.tsx';
import { factsOf, unreadWords } from './document-words.ts';

interface DocumentRowProps {
  document: OwnDocument;
  onRead: () => void;
  onRename: () => void;
  onDelete: () => void;
}

const added = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function DocumentRow({ document, onRead, onRename, onDelete }: DocumentRowProps) {
  const { title, created_at } = document;
  const unread = unreadWords(document);
  return (
    <li className="grid gap-2 px-5 py-4">
      <h3 {...SAID} className="font-semibold wrap-anywhere">
        {title}
      </h3>
      <p className="text-sm text-ink-soft">
        {factsOf(document)}. Added on {added.format(new Date(created_at))}.
      </p>
      {unread.length > 0 && <p className="text-sm text-accent-ink">{unread.join(' ')}</p>}
      <div className="-ml-3 flex flex-wrap gap-1">
        <Button
          size="sm"
          variant="quiet"
          icon={<BookOpenText aria-hidden className="size-4" />}
          aria-label={`Read ${title}`}
          onClick={onRead}
        >
          Read
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Pencil aria-hidden className="size-4" />}
          aria-label={`Rename ${title}`}
          onClick={onRename}
        >
          Rename
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 aria-hidden className="size-4" />}
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
