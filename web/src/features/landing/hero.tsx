import { clsx } from 'clsx';
import { hero } from '#content/marketing.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CONTAINER } from './section.tsx';
import { Rings } from './rings.tsx';
import { SampleAnswer } from './sample-answer.tsx';
import { useWayIn } from './use-way-in.ts';

export function Hero() {
  const { toHome } = useWayIn();
  return (
    <section className="relative overflow-clip">
      <Rings className="top-184 left-1/2 size-304 -translate-1/2 opacity-60 lg:top-88 lg:left-3/4" />
      <div
        className={clsx(
          CONTAINER,
          'relative grid items-start gap-12 pt-10 pb-16 sm:pt-16 sm:pb-24 lg:grid-cols-[1.08fr_1fr] lg:gap-14',
        )}
      >
        <div className="grid justify-items-start gap-6">
          <p className="flex items-center gap-2.5 text-sm font-medium text-accent-ink">
            <span aria-hidden className="size-2 rounded-full bg-accent" />
            {hero.eyebrow}
          </p>
          <h1 className="max-w-headline font-display text-display font-semibold">{hero.headline}</h1>
          <p className="max-w-lead text-lg text-ink-soft">{hero.lead}</p>
          <div className="flex flex-wrap items-center gap-3 pt-1">
            <LinkButton to={toHome} variant="primary" size="lg">
              {hero.primary}
            </LinkButton>
            <a href="#see-it-work" className={buttonStyle('secondary', 'lg')}>
              {hero.secondary}
            </a>
          </div>
          <p className="text-sm text-ink-faint">{hero.note}</p>
        </div>
        <SampleAnswer />
      </div>
    </section>
  );
}
