import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';

interface LinesOutOfSightProps {
  side: 'above' | 'below';
  count: number;
  onShow: (byKeyboard: boolean) => void;
  onClear: (() => void) | undefined;
}

const BESIDE_JUMP = 'short:min-[26rem]:bottom-3 short:min-[26rem]:left-3 short:min-[26rem]:translate-x-0';

export function LinesOutOfSight({ side, count, onShow, onClear }: LinesOutOfSightProps) {
  const Arrow = side === 'above' ? ArrowUp : ArrowDown;
  return (
    <div
      className={clsx(
        'absolute left-1/2 flex h-8 -translate-x-1/2 items-stretch rounded-full bg-accent-wash text-sm whitespace-nowrap text-accent-ink shadow-raised inset-ring inset-ring-accent-line pointer-coarse:h-11',
        side === 'above' ? 'top-2' : `bottom-14 ${BESIDE_JUMP}`,
      )}
    >
      <button
        type="button"
        onClick={({ detail }) => onShow(detail === 0)}
        className="inline-flex items-center gap-1.5 rounded-full pr-2 pl-3 font-medium hover:underline"
      >
        <Arrow aria-hidden className="size-4" />
        {count === 1 ? '1 selected line' : `${count} selected lines`} {side}
      </button>
      {onClear && (
        <button
          type="button"
          aria-label="Clear the selection"
          onClick={onClear}
          className="rounded-full border-l border-accent-line pr-3 pl-2 hover:underline"
        >
          Clear
        </button>
      )}
    </div>
  );
}
