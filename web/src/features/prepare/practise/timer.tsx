import { Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasCharacterKeys, useCharacterKeys } from '#browser/keys.ts';
import { Button } from '#ui/button.tsx';
import { Keyboard } from '#ui/keyboard.tsx';
import { isElement } from '#ui/view.ts';
import { clock } from '#reviews/saying.ts';

interface TimerProps {
  /** Null: not measured yet. */
  seconds: number | null;
  onStart: () => void;
  onStop: (seconds: number) => void;
}

const EVERY_MS = 200;
const KEY = 't';
const IN_A_FIELD = 'input, textarea, select';

export function Timer({ seconds, onStart, onStop }: TimerProps) {
  const begun = useRef<number | null>(null);
  const [running, setRunning] = useState<number | null>(null);
  const isRunning = running !== null;
  const hasKey = useCharacterKeys();
  const toggle = () => {
    if (begun.current === null) {
      begun.current = performance.now();
      setRunning(0);
      onStart();
      return;
    }
    const taken = (performance.now() - begun.current) / 1_000;
    begun.current = null;
    setRunning(null);
    onStop(taken);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (event.key.toLowerCase() !== KEY || !isPlain || !hasCharacterKeys()) return;
    if (isElement(event.target) && event.target.matches(IN_A_FIELD)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setRunning(performance.now() - (begun.current ?? 0)), EVERY_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  const shown = isRunning ? running / 1_000 : (seconds ?? 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        icon={isRunning ? <Square aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
        aria-keyshortcuts={hasKey ? KEY.toUpperCase() : undefined}
        onClick={toggle}
      >
        {isRunning ? 'Stop the timer' : seconds === null ? 'Start the timer' : 'Start again'}
      </Button>
      <span role="timer" aria-label="Time taken" className="text-2xl font-semibold tabular-nums">
        {clock(shown)}
      </span>
      {hasKey && (
        <span className="text-sm text-ink-faint pointer-coarse:hidden">
          <Keyboard>T</Keyboard> starts and stops it
        </span>
      )}
    </div>
  );
}
