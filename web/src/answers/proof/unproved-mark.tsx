import { type KeyboardEvent, type ReactNode, useState } from 'react';

const CHECK = 'Check this: not in your material';

/** Pointer, press and screen reader show a note on these words. */
export function UnprovedMark({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen(!isOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
  };
  return (
    <>
      {/* no button, which would not break over lines */}
      <span
        role="button"
        tabIndex={0}
        title={CHECK}
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={onKeyDown}
        className="cursor-help rounded-xs underline decoration-danger-ink decoration-dotted decoration-2 underline-offset-4"
      >
        {children}
        <span lang="en" dir="ltr" className="sr-only select-none">
          {' '}
          ({CHECK})
        </span>
      </span>
      {isOpen && (
        <span
          lang="en"
          dir="ltr"
          className="ms-1 inline-block rounded-sm bg-danger-wash px-1.5 text-sm font-normal text-danger-ink select-none"
        >
          {CHECK}
        </span>
      )}
    </>
  );
}
