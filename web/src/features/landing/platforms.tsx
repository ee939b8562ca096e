import { clsx } from 'clsx';
import { platforms } from '#content/marketing.ts';
import { CONTAINER } from './section.tsx';
import { PlatformMark } from './platform-mark.tsx';

export function Platforms() {
  return (
    <section aria-labelledby="platforms-heading" className="border-y border-line bg-surface py-12">
      <div className={clsx(CONTAINER, 'grid justify-items-center gap-7 text-center')}>
        <h2 id="platforms-heading" className="font-medium text-ink-soft">
          {platforms.heading}
        </h2>
        <ul className="flex flex-wrap justify-center gap-x-9 gap-y-4">
          {platforms.items.map(({ mark, name }) => (
            <li key={name} className="flex items-center gap-2.5 text-lg font-semibold text-ink-soft">
              <PlatformMark of={mark} />
              {name}
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-faint">{platforms.note}</p>
      </div>
    </section>
  );
}
