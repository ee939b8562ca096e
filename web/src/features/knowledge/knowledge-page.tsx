import { useEffect, useRef, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { FieldView } from './field-view.tsx';
import { Overview } from './overview.tsx';

export function KnowledgePage() {
  const user = useOutletContext<User>();
  const [query] = useSearchParams();
  const field = query.get('field');
  const entry = query.get('entry');
  const [search, setSearch] = useState('');
  const top = useFocusOn(`${field} ${entry}`);
  const mayChoose = isSubscribed(user);
  return (
    <div
      ref={top}
      tabIndex={-1}
      data-focus-after
      className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 outline-none"
    >
      {field === null ? (
        <Overview mayChoose={mayChoose} search={search} onSearch={setSearch} />
      ) : (
        <FieldView key={field} id={field} entryId={entry} mayChoose={mayChoose} />
      )}
    </div>
  );
}

function useFocusOn(shown: string) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown]);
  return top;
}
