import type { Excerpt } from '@pythia/contracts/interviews.ts';

const SPOKEN_BY: Record<Excerpt['kind'], string> = {
  line: 'Heard',
  question: 'Asked',
  answer: 'Answer',
  correction: 'Corrected',
};

interface ExcerptViewProps {
  excerpt: Excerpt;
  language: string;
}

export function ExcerptView({ excerpt: { kind, pieces }, language }: ExcerptViewProps) {
  return (
    <p className="line-clamp-3 max-w-prose text-sm wrap-anywhere text-ink-soft">
      <span className="text-ink-faint">{SPOKEN_BY[kind]}:</span>{' '}
      <bdi lang={language}>
        {pieces.map(({ text, found }, place) => {
          const shown = kind === 'answer' ? text.replace(MARKDOWN, '') : text;
          // the pieces of an excerpt never change their order
          // oxlint-disable-next-line react/no-array-index-key
          return found ? <mark key={place}>{shown}</mark> : shown;
        })}
      </bdi>
    </p>
  );
}

const MARKDOWN = /[*`#]+/g;
