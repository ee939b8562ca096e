import type { Question } from './exchange.ts';

interface QuestionHeaderProps {
  question: Question;
  /** The name of who answers, where it is known. */
  answeredBy: string | null;
}

/** What was asked, pinned above its answer. */
export function QuestionHeader({ question, answeredBy }: QuestionHeaderProps) {
  return (
    <header className="max-h-40 shrink-0 overflow-y-auto border-b border-answer-line bg-answer-wash px-5 py-2.5 max-sm:max-h-24 max-sm:px-4 max-sm:py-2 short:max-h-13 short:py-1.5">
      <p className="flex justify-between gap-4 text-xs text-ink-faint short:hidden">
        <span className="shrink-0 font-medium text-answer-ink">
          {question.instead === undefined ? 'Question' : 'Another story'}
        </span>
        {answeredBy && <span className="truncate">Answered by {answeredBy}</span>}
      </p>
      <h2 className="max-w-prose text-base font-medium text-pretty text-ink max-sm:text-sm short:text-sm">
        {question.text}
      </h2>
    </header>
  );
}
