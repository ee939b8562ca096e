import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useView } from './view.ts';

const BARS = 12;
const QUIETEST_DB = -56;
const LOUDEST_DB = -10;
const LOOK_EVERY_MS = 50;
/** Share of the level that stays after 50 ms: bars sink instead of flickering. */
const DECAY = 0.68;

interface LevelMeterProps {
  /** Root mean square, linear, 0 to 1. */
  read: () => number;
  /** Fewer where there is little room. */
  bars?: number;
  className?: string;
}

/** Drawn into the DOM only when another bar is lit. Say in words beside it whether sound is heard. */
export function LevelMeter({ read, bars = BARS, className }: LevelMeterProps) {
  const meter = useRef<HTMLDivElement>(null);
  const { window } = useView();

  useEffect(() => {
    let [shown, lit] = [0, 0];
    const look = () => {
      shown = Math.max(loudness(read()), shown * DECAY);
      const wanted = Math.round(shown * bars);
      if (wanted === lit) return;
      lit = wanted;
      meter.current?.style.setProperty('--lit', String(lit));
    };
    const looking = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(looking);
  }, [read, bars, window]);

  return (
    <div ref={meter} aria-hidden="true" className={clsx('flex h-4 items-center gap-0.75', className)}>
      {Array.from({ length: bars }, (_, bar) => (
        <span key={bar} className="relative h-full w-0.75 rounded-full bg-line-strong">
          <span
            className="absolute inset-0 rounded-full bg-accent"
            style={{ opacity: `clamp(0, var(--lit, 0) - ${bar}, 1)` }}
          />
        </span>
      ))}
    </div>
  );
}

/** Linear amplitude to 0..1 on a decibel scale. */
function loudness(amplitude: number): number {
  const decibels = 20 * Math.log10(Math.max(amplitude, 1e-6));
  return Math.min(1, Math.max(0, (decibels - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB)));
}
