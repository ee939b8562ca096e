import { type SentCorrection, withCorrections } from './corrections.ts';
import { select, type Selection, selectionOf } from './selection.ts';
import {
  type Correction,
  EMPTY_TRANSCRIPT,
  type SoundGap,
  hear,
  isGap,
  missSound,
  type Transcript,
  type Utterance,
} from './transcript.ts';

export function transcriptOf(
  heard: readonly (Utterance | SoundGap)[],
  selection: Selection,
  corrections = EMPTY_TRANSCRIPT.corrections,
): Transcript {
  const transcript = heard.reduce<Transcript>(
    (known, next) => (isGap(next) ? missSound(known, next) : hear(known, next)),
    { ...EMPTY_TRANSCRIPT, corrections },
  );
  return select(transcript, selection);
}

/** Late lines go to their place; an unchanged transcript keeps its identity. */
export function takeLines(transcript: Transcript, lines: readonly Utterance[]): Transcript {
  const last = transcript.heard.at(-1)?.at(-1)?.at ?? -Infinity;
  const isLate = lines.some(({ at }, place) => at < (lines[place - 1]?.at ?? last));
  return isLate ? putInPlace(transcript, lines) : lines.reduce(hear, transcript);
}

function putInPlace(transcript: Transcript, lines: readonly Utterance[]): Transcript {
  const heard = transcript.heard.flat();
  const known = new Set(heard.map(({ id }) => id));
  const added = lines.filter(({ id }) => !known.has(id));
  if (added.length === 0) return transcript;
  const { interim, stands, interimHeld, corrections } = transcript;
  const inOrder = [...heard, ...added].toSorted((a, b) => a.at - b.at);
  const taken = transcriptOf(inOrder, selectionOf(transcript), corrections);
  return { ...taken, interim, stands, interimHeld };
}

/** The server's last correction counts, unless one is pending here. */
export function takeCorrections(transcript: Transcript, told: readonly SentCorrection[]): Transcript {
  const made = new Map<string, Correction>(
    told.map(({ line, text, heard, at }) => [
      line,
      { text, settled: true, ...(heard !== undefined && { heard }), ...(at !== undefined && { at }) },
    ]),
  );
  for (const [line, { text, at }] of made) {
    const own = transcript.corrections.get(line);
    if (!own) continue;
    const isNewer = at !== undefined && at > (own.at ?? '');
    if (own.text === text && isNewer) made.set(line, { ...own, at });
    else if (own.text === text || !own.settled || (own.at !== undefined && !isNewer)) made.delete(line);
  }
  return made.size === 0 ? transcript : withCorrections(transcript, made);
}
