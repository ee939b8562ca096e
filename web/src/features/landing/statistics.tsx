import { clsx } from 'clsx';
import { statistics } from '#content/marketing.ts';
import { CONTAINER } from './section.tsx';

export function Statistics() {
  return (
    <section aria-label="In figures" className="border-y border-line bg-surface">
      <dl className={clsx(CONTAINER, 'grid grid-cols-3 divide-x divide-line py-8 sm:py-12')}>
        {statistics.items.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse gap-1 px-2 text-center sm:px-6">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums sm:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
      {statistics.areSamples && (
        <p className={clsx(CONTAINER, 'pb-6 text-center text-sm text-ink-faint')}>{statistics.samplesNote}</p>
      )}
    </section>
  );
}
