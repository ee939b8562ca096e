import { clsx } from 'clsx';
import { closingCall } from '#content/marketing.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CONTAINER } from './section.tsx';
import { Rings } from './rings.tsx';
import { useWayIn } from './use-way-in.ts';

export function Closing() {
  const { toHome } = useWayIn();
  return (
    <section aria-labelledby="closing-heading" className="relative overflow-clip border-t border-line">
      <Rings className="top-full left-1/2 size-240 -translate-1/2 opacity-60" />
      <div className={clsx(CONTAINER, 'relative grid justify-items-center gap-5 py-20 text-center sm:py-28')}>
        <h2 id="closing-heading" className="font-display text-4xl font-semibold tracking-tight sm:text-5xl">
          {closingCall.heading}
        </h2>
        <p className="text-lg text-ink-soft">{closingCall.text}</p>
        <LinkButton to={toHome} variant="primary" size="lg" className="mt-2">
          {closingCall.action}
        </LinkButton>
      </div>
    </section>
  );
}
