import { REPLAY } from '@pythia/contracts/limits.ts';
import type { Phase } from '../machine/copilot-session.ts';
import type { ListeningState } from './listening-state.ts';

/** `live`: sound comes through; `waiting`: it may yet; `off`: it does not until somebody acts. */
export type ConnectionTone = 'live' | 'waiting' | 'off';

export interface ConnectionWords {
  tone: ConnectionTone;
  words: string;
  kept?: string;
}

export function connectionWords(phase: Phase, listening: ListeningState): ConnectionWords {
  const { sound, speech, needsGesture, hearing } = listening;
  if (phase.name === 'following') return { tone: 'waiting', words: 'Restarting…' };
  if (phase.name === 'over') return { tone: 'off', words: 'Session over' };
  if (sound.state === 'none') return { tone: 'off', words: 'Not listening' };
  if (sound.state === 'elsewhere') return { tone: 'off', words: 'Following along' };
  if (sound.state === 'lost') return { tone: 'off', words: 'Nothing shared' };
  if (speech.state === 'unavailable') return { tone: 'off', words: 'No transcription' };
  if (needsGesture) return { tone: 'waiting', words: 'Click to listen' };
  if (sound.state === 'connecting') return { tone: 'waiting', words: 'Connecting…' };
  if (sound.state === 'reconnecting') {
    return { tone: 'waiting', words: 'Reconnecting…', ...kept(sound.keptSeconds) };
  }
  if (speech.state === 'preparing') return { tone: 'waiting', words: `Preparing${percent(speech.progress)}` };
  return hearing ? { tone: 'live', words: 'Listening' } : { tone: 'live', words: 'Listening, quiet' };
}

/** Sound beyond the ring is lost, the oldest first. */
function kept(seconds: number): Pick<ConnectionWords, 'kept'> {
  if (seconds === 0) return {};
  return { kept: seconds < REPLAY.keptSeconds ? `${seconds} s kept` : `last ${seconds} s kept` };
}

const percent = (progress: number | null): string =>
  progress === null ? '…' : ` ${Math.floor(progress * 100)}%`;
