import type { Tokens } from 'marked';
import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import { useHighlighting } from './use-highlighting.ts';

interface CodeBlockProps {
  code: Tokens.Code;
  caret: ReactNode;
}

/** Highlighted when complete: streaming would repeat the whole block. */
export function CodeBlock({ code: { text, lang = '' }, caret }: CodeBlockProps) {
  const language = lang.split(/\s/, 1)[0]!;
  const coloured = useHighlighting(text, caret ? '' : language);
  return (
    <div className="overflow-hidden rounded-md bg-sunken inset-ring inset-ring-line">
      <div className="flex items-center border-b border-line pl-3.5 text-xs text-ink-faint">
        <span className="mr-auto truncate">{language}</span>
        <CopyButton text={text} variant="quiet" size="sm">
          Copy code
        </CopyButton>
      </div>
      <pre
        role="region"
        aria-label={lang ? `Code in ${lang}` : 'Code'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0} // scrolled by keys
        className="scroll-shadows overflow-x-auto px-3.5 py-3 font-mono text-[max(0.875rem,0.8em)] leading-[1.7] outline-offset-[-2px] [--scrolled:var(--color-sunken)]"
      >
        <code>
          {coloured ?? text}
          {caret}
        </code>
      </pre>
    </div>
  );
}
