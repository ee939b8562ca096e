import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { undo } from './deletions.ts';

interface DeletedProps {
  /** Of the deletion. */
  of: string;
  /** What is deleted, such as "Line". */
  what: string;
}

/** Stands where something was, and takes it back while that is possible. */
export function Deleted({ of, what }: DeletedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    if (document.activeElement === document.body) shown?.focus({ preventScroll: true });
    return () => giveFocusOn(shown);
  }, []);
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-md bg-sunken px-3 text-sm text-ink-soft">
      <p role="status" className="flex-1">
        {what} deleted.
      </p>
      <Button ref={button} size="sm" onClick={() => undo(of)}>
        Undo
      </Button>
    </div>
  );
}

/** Whoever works by keyboard goes on in the list and not at the page's top. */
function giveFocusOn(leaving: HTMLButtonElement | null): void {
  if (document.activeElement !== leaving) return;
  leaving?.closest<HTMLElement>('[data-focus-after]')?.focus({ preventScroll: true });
}
