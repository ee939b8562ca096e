import { Quote } from 'lucide-react';
import { useState } from 'react';

export function SentenceSource({ line, source }: { line: string; source: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        title={source}
        aria-label={`${source}: ${isOpen ? 'hide' : 'show'} the line`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="ms-1.5 inline-grid size-6 place-items-center rounded-full align-middle text-answer-ink/70 select-none hover:bg-answer-wash hover:text-answer-ink aria-expanded:bg-answer-wash aria-expanded:text-answer-ink"
      >
        <Quote aria-hidden className="size-3.5" />
      </button>
      {isOpen && (
        <span className="mt-1 mb-1.5 block rounded-md bg-answer-wash px-3 py-2 text-sm font-normal text-ink-soft inset-ring inset-ring-answer-line select-none">
          <span lang="en" dir="ltr" className="block text-xs text-answer-ink">
            {source}
          </span>
          <span dir="auto" className="wrap-anywhere">
            {line}
          </span>
        </span>
      )}
    </>
  );
}
