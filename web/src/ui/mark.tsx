import { clsx } from 'clsx';

interface MarkProps {
  size?: `size-${string}`;
  className?: string;
}

export function Mark({ size = 'size-8', className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('shrink-0', size, className)}>
      <g fill="currentColor">
        <Branch />
        <g transform="matrix(-1 0 0 1 32 0)">
          <Branch />
        </g>
      </g>
      <path
        d="M16.9 7c.5 3.5 4.3 5.5 4.3 10.2a5.2 5.2 0 0 1-10.4 0c0-2.7 1.2-4.2 2.3-5.7.3 1.4.9 2.2 1.7 2.5.2-2.7.6-4.8 2.1-7Z"
        fill="var(--color-accent)"
      />
    </svg>
  );
}

const LEAVES = [
  { x: 11.8, y: 28.5, turn: 176 },
  { x: 5.4, y: 23.1, turn: 216 },
  { x: 4, y: 14.9, turn: 256 },
  { x: 7.8, y: 7.9, turn: 294 },
] as const;

function Branch() {
  return LEAVES.map(({ x, y, turn }) => (
    <path
      key={turn}
      d="M-4.4 0Q0-4.2 4.4 0Q0 4.2-4.4 0Z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  ));
}
