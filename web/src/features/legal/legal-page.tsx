import { Link } from 'react-router';
import type { LegalDocument } from './legal-document.ts';

export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, lead, lastUpdated, sections } = document;
  return (
    <main className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-10 px-5 pt-10 pb-24 sm:px-8 sm:pt-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <header className="grid gap-4 lg:col-start-2">
        <h1 className="font-display text-4xl font-semibold tracking-tight sm:text-5xl">{title}</h1>
        <p className="max-w-reading text-lg text-ink-soft">{lead}</p>
        <p className="text-sm text-ink-faint">Last updated {lastUpdated}</p>
      </header>
      <nav aria-labelledby="contents-heading" className="lg:row-start-2">
        <div className="grid gap-2 border-y border-line py-4 lg:sticky lg:top-24 lg:border-none lg:py-0">
          <h2 id="contents-heading" className="text-sm font-semibold">
            Contents
          </h2>
          <ol className="grid text-sm">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="flex min-h-8 items-center rounded-xs py-1 text-ink-soft underline decoration-transparent underline-offset-4 transition-colors hover:text-ink hover:decoration-line-strong pointer-coarse:min-h-11"
                >
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <article className="grid gap-12 lg:row-start-2">
        {sections.map(({ id, heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="grid scroll-mt-24 gap-4">
            <h2 id={`${id}-heading`} className="font-display text-2xl font-semibold">
              {heading}
            </h2>
            {body}
          </section>
        ))}
      </article>
    </main>
  );
}
