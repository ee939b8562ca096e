import { clsx } from 'clsx';
import { useId } from 'react';
import { useHints } from '#browser/eyes.ts';
import { useCharacterKeys } from '#browser/keys.ts';
import { SAID } from '#ui/said.tsx';

interface OtherStoriesProps {
  titles: readonly string[];
  /** Only a sentence that gains time was said. */
  isChoice: boolean;
  told: string | undefined;
  disabled: boolean;
  onTell: (title: string) => void;
}

export const STORY_KEYS = ['A', 'B', 'C'] as const;

export function OtherStories({ titles, isChoice, told, disabled, onTell }: OtherStoriesProps) {
  const heading = useId();
  const characterKeys = useCharacterKeys();
  const hints = useHints();
  return (
    <section
      aria-labelledby={heading}
      className={clsx('max-w-prose', isChoice ? 'mt-2 text-base short:mt-0' : 'mt-6 text-sm max-sm:mt-4')}
    >
      <h3 id={heading} className={isChoice ? 'sr-only' : 'text-xs font-medium text-answer-ink'}>
        {isChoice ? 'Stories you could tell' : 'Other stories you could tell'}
      </h3>
      <ul className="mt-1.5 -ml-2 grid gap-0.5">
        {titles.map((title, place) => (
          <li key={STORY_KEYS[place]} className="grid">
            <button
              type="button"
              disabled={disabled}
              aria-keyshortcuts={characterKeys ? STORY_KEYS[place] : undefined}
              aria-current={title === told || undefined}
              onClick={() => onTell(title)}
              className="flex items-start gap-2.5 rounded-sm px-2 py-1.5 text-left text-pretty text-ink-soft transition-colors hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:text-ink-faint aria-current:bg-hover aria-current:text-ink short:py-0.5 pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {characterKeys && hints && (
                <kbd
                  aria-hidden="true"
                  className="grid size-5 shrink-0 place-items-center rounded-xs font-sans text-xs font-medium text-answer-ink inset-ring inset-ring-answer-line pointer-coarse:hidden"
                >
                  {STORY_KEYS[place]}
                </kbd>
              )}
              <span {...SAID} className={clsx('min-w-0', isChoice && 'short:truncate')}>
                {title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
