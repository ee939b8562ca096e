import { clsx } from 'clsx';

/** Pythia's mark: a laurel, open at the top, around the flame. Decoration beside the name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('size-8 shrink-0', className)}>
      <g fill="currentColor">
        <Branch />
        <g transform="matrix(-1 0 0 1 32 0)">
          <Branch />
        </g>
      </g>
      <path
        d="M16 9c2.8 3.2 4.3 5.6 4.3 8.2a4.3 4.3 0 0 1-8.6 0c0-2.6 1.5-5 4.3-8.200Z"
        fill="var(--color-accent)"
      />
    </svg>
  );
}

const LEAVES = [
  { x: 12.2, y: 27.2, turn: 20, length: 3.2 },
  { x: 7.4, y: 23.8, turn: 50, length: 3.4 },
  { x: 4.6, y: 18.6, turn: 80, length: 3.4 },
  { x: 4.9, y: 12.6, turn: 108, length: 3.2 },
  { x: 8.1, y: 7.4, turn: 136, length: 2.8 },
] as const;

function Branch() {
  return LEAVES.map(({ x, y, turn, length }) => (
    <ellipse
      key={turn}
      cx={x}
      cy={y}
      rx={length}
      ry={length * 0.46}
      transform={`rotate(${turn} ${x} ${y})`}
    />
  ));
}
