import type { RecordedEvent } from './recorded-session.ts';
import { apply, NOTHING_YET, type Replay } from './replay.ts';

export interface PlaybackState {
  phase: 'playing' | 'paused' | 'ended';
  replay: Replay;
}

export interface Playback {
  state: () => PlaybackState;
  subscribe: (listener: () => void) => () => void;
  play: () => void;
  pause: () => void;
  restart: () => void;
}

export type Sound = Pick<HTMLAudioElement, 'currentTime' | 'ended' | 'error' | 'play' | 'pause'>;

/** Calls `look` with monotonic milliseconds. */
export type NextFrame = (look: (now: number) => void) => void;

/** Plays events by the sound's clock, or a plain one if the sound cannot play. */
export function openPlayback(events: readonly RecordedEvent[], sound: Sound, nextFrame: NextFrame): Playback {
  const listeners = new Set<() => void>();
  let current: PlaybackState = { phase: 'paused', replay: NOTHING_YET };
  let happened = 0;
  let elapsed = 0;
  let silent = false;
  let lastLook: number | undefined;
  let looking = false;

  function change(next: Partial<PlaybackState>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }

  function lookNext(): void {
    if (looking) return;
    looking = true;
    nextFrame((now) => {
      looking = false;
      if (current.phase === 'playing') look(now);
    });
  }

  function look(now: number): void {
    const passed = lastLook === undefined ? 0 : now - lastLook;
    lastLook = now;
    const soundLeads = !silent && !sound.ended && !sound.error;
    elapsed = soundLeads ? sound.currentTime * 1_000 : elapsed + passed;
    let { replay } = current;
    for (let event = events[happened]; event && event.at <= elapsed; event = events[++happened]) {
      replay = apply(replay, event);
    }
    const ended = happened === events.length;
    if (ended || replay !== current.replay) change({ replay, phase: ended ? 'ended' : 'playing' });
    lookNext();
  }

  function play(): void {
    if (current.phase === 'playing') return;
    if (current.phase === 'ended') return restart();
    lastLook = undefined;
    change({ phase: 'playing' });
    if (!sound.ended || elapsed === 0) {
      // an audio element that was rewound may still say `ended`
      sound.play().catch(() => {
        silent = true;
      });
    }
    lookNext();
  }

  function pause(): void {
    sound.pause();
    change({ phase: 'paused' });
  }

  function restart(): void {
    pause();
    sound.currentTime = 0;
    happened = 0;
    elapsed = 0;
    silent = false;
    change({ replay: NOTHING_YET });
    play();
  }

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play,
    pause,
    restart,
  };
}
