import { clsx } from 'clsx';

const COUNT = 13;
const STEP = 44;
const CENTRE = COUNT * STEP;

export function Rings({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${2 * CENTRE} ${2 * CENTRE}`}
      aria-hidden="true"
      fill="none"
      className={clsx('pointer-events-none absolute stroke-line-strong', className)}
    >
      {Array.from({ length: COUNT }, (_, at) => (
        <circle key={at} cx={CENTRE} cy={CENTRE} r={(at + 1) * STEP - 1} strokeOpacity={1 - at / COUNT} />
      ))}
    </svg>
  );
}
