import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { questions } from '#content/marketing.ts';
import { CONTAINER } from './section.tsx';

export function Questions() {
  return (
    <section id="faq" aria-labelledby="faq-heading" className="border-t border-line py-18 sm:py-26">
      <div className={clsx(CONTAINER, 'grid gap-8 lg:grid-cols-[1fr_1.8fr]')}>
        <h2 id="faq-heading" className="font-display text-3xl font-semibold sm:text-heading">
          {questions.heading}
        </h2>
        <div className="divide-y divide-line border-y border-line">
          {questions.items.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-3 text-lg font-medium hover:text-accent-ink">
                {question}
                <Plus
                  aria-hidden
                  className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-reading pb-5 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
