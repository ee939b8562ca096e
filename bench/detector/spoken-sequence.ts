import { joined, silence } from '../../server/src/providers/speech/testing/audio-sources.ts';
import { SAMPLE_RATE } from '../../server/src/providers/speech/streaming/audio-format.ts';
import { cough } from '../spoken-questions/sound.ts';
import type { Sequence } from './sequence.ts';
import { MANNERS, statisticalVoice } from './statistical-voice.ts';

/** Seconds. */
const PAUSE = { least: 0.4, most: 1.6 };
/** A silence in which somebody answered, of which so much stays. */
const ANSWER = { least: 2.7, stays: 4 };
/** Lines per cough, or word. */
const EACH = 8;

export interface SpokenSound {
  samples: Int16Array;
  /** Seconds of the last loud sample of each line, by the line's number. */
  endOf: ReadonlyMap<number, number>;
  startOf: ReadonlyMap<number, number>;
}

/**
 * A sequence as sound: its lines with pauses as people make them, silence where it was answered, coughs and `Okay.`
 * behind some.
 */
export function spokenSequence({ id, events }: Sequence): SpokenSound {
  const chance = chanceOf(id);
  const manner = MANNERS[Math.floor(chance() * MANNERS.length)]!;
  const pieces: Int16Array[] = [silence(0.5)];
  const [startOf, endOf] = [new Map<number, number>(), new Map<number, number>()];
  const seconds = (): number => pieces.reduce((sum, { length }) => sum + length, 0) / SAMPLE_RATE;
  const pause = (): Int16Array => silence(PAUSE.least + (PAUSE.most - PAUSE.least) * chance());
  let saidAt = Infinity;
  for (const { text, line, kind, t } of events) {
    if (kind !== 'final') continue;
    const begunAt = events.find((event) => event.line === line)!.t;
    if (begunAt - saidAt > ANSWER.least) pieces.push(silence(ANSWER.stays));
    saidAt = t;
    startOf.set(line, seconds());
    pieces.push(statisticalVoice(text, manner));
    endOf.set(line, seconds());
    pieces.push(pause());
    const behind = Math.floor(chance() * EACH);
    if (behind === 0) pieces.push(cough(), pause());
    if (behind === 1) pieces.push(statisticalVoice('Okay.', manner), pause());
  }
  pieces.push(silence(6));
  return { samples: joined(...pieces), startOf, endOf };
}

/** Numbers from 0 to 1, the same for the same name. */
function chanceOf(name: string): () => number {
  let seed = Array.from(name).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296;
  };
}
