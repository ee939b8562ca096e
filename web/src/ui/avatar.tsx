import { Avatar as BaseAvatar } from '@base-ui/react/avatar';
import { clsx } from 'clsx';
import { Mark } from './mark.tsx';

/** A person's picture; the mark while there is none or it does not load. */
export function Avatar({ src, className }: { src: string | null; className?: string }) {
  return (
    <BaseAvatar.Root
      className={clsx(
        'inline-grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken text-ink-soft inset-ring inset-ring-line-strong',
        className,
      )}
    >
      {src !== null && <BaseAvatar.Image src={src} alt="" className="size-full object-cover" />}
      <BaseAvatar.Fallback className="grid size-full place-items-center">
        <Mark size="size-[56%]" />
      </BaseAvatar.Fallback>
    </BaseAvatar.Root>
  );
}
