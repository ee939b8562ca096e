import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { entryLabel } from '../fields.ts';
import type { Entries, ListName } from '../resume.ts';
import { addEntry, type ListEntry, moveEntry, removeEntry } from '../resume-draft.ts';
import { UndoNotice } from '../undo-notice.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryTools } from './entry-tools.tsx';

interface EntryListProps<List extends ListName> {
  list: List;
  entries: readonly ListEntry<Entries[List]>[];
  addLabel: string;
}

export function EntryList<List extends ListName>({ list, entries, addLabel }: EntryListProps<List>) {
  const { container, focusOn } = useFocusOn();
  return (
    <div ref={container} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {entries.map((entry, at) => (
        <div
          key={entry.id}
          role="group"
          aria-label={entryLabel(list, at)}
          data-entry={entry.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md p-4 inset-ring inset-ring-line"
        >
          <EntryFields list={list} entry={entry} />
          {entries.length > 1 && (
            <EntryTools
              label={entryLabel(list, at)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              onMove={(by) => {
                moveEntry(list, entry.id, by);
                focusOn(entry.id, by === -1 ? 'up' : 'down');
              }}
              onRemove={() => focusOn(removeEntry(list, entry.id, entryLabel(list, at)))}
            />
          )}
        </div>
      ))}
      <UndoNotice of={list} onUndo={() => focusOn(undefined)} />
      <Button className="justify-self-start" onClick={() => focusOn(addEntry(list))}>
        {addLabel}
      </Button>
    </div>
  );
}

type Control = 'field' | 'up' | 'down';

/** Focuses after the next render; a disabled button's neighbour instead of it. */
function useFocusOn() {
  const container = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ entry: number | undefined; control: Control }>();
  useEffect(() => {
    if (!wanted) return;
    const within = wanted.entry === undefined ? '' : `[data-entry="${wanted.entry}"] `;
    const controls =
      wanted.control === 'field'
        ? ['input']
        : [`[data-control="${wanted.control}"]:not(:disabled)`, '[data-control]:not(:disabled)'];
    const found = controls.map((control) => container.current?.querySelector<HTMLElement>(within + control));
    found.find(Boolean)?.focus();
  }, [wanted]);
  const focusOn = (entry: number | undefined, control: Control = 'field') => setWanted({ entry, control });
  return { container, focusOn };
}
