import { clsx } from 'clsx';
import { privacy } from '#content/marketing.ts';
import { paths } from '#paths.ts';
import { CONTAINER } from './section.tsx';
import { Rings } from './rings.tsx';

export function Privacy() {
  return (
    <section
      id="privacy"
      aria-labelledby="privacy-heading"
      data-theme="dark"
      className="overflow-clip border-y border-line bg-canvas text-ink"
    >
      <div className={clsx(CONTAINER, 'relative grid gap-12 py-18 sm:py-26 lg:grid-cols-[1fr_1.15fr]')}>
        <Rings className="top-full left-0 size-208 -translate-1/2 opacity-70" />
        <div className="relative grid content-start justify-items-start gap-5">
          <h2
            id="privacy-heading"
            className="max-w-headline font-display text-3xl font-semibold sm:text-heading"
          >
            {privacy.heading}
          </h2>
          <p className="max-w-lead text-lg text-ink-soft">{privacy.text}</p>
          <a
            href={paths.privacyPolicy}
            className="rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-current"
          >
            Read the privacy policy
          </a>
        </div>
        <ul className="relative grid divide-y divide-line-strong">
          {privacy.points.map(({ title, text }) => (
            <li key={title} className="grid gap-1.5 py-6 first:pt-0 last:pb-0">
              <h3 className="font-display text-xl font-semibold">{title}</h3>
              <p className="max-w-reading text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
