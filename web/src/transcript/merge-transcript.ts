import { select, type Selection, selectionOf } from './selection.ts';
import {
  EMPTY_TRANSCRIPT,
  type Gap,
  hear,
  isGap,
  missSound,
  type Transcript,
  type Utterance,
} from './transcript.ts';

/** The transcript of what was heard, in this order, as it was corrected. */
export function transcriptOf(
  heard: readonly (Utterance | Gap)[],
  selection: Selection,
  corrections = EMPTY_TRANSCRIPT.corrections,
): Transcript {
  const transcript = heard.reduce<Transcript>(
    (known, next) => (isGap(next) ? missSound(known, next) : hear(known, next)),
    { ...EMPTY_TRANSCRIPT, corrections },
  );
  return select(transcript, selection);
}

/**
 * Takes in what the server has of the same session: by id, so that nothing is there twice, with the
 * server's text, in the order of the instants that the server gave. What only this window has, keeps its
 * place in time; the selection stays. The same object when nothing is new. What goes on after all that is
 * known is only appended, so that reading a timeline page by page costs as much as reading it at once.
 */
export function mergeTranscript(transcript: Transcript, known: readonly Utterance[]): Transcript {
  const byId = new Map(transcript.heard.flat().map((entry) => [entry.id, entry]));
  const added = known
    .filter(({ id, text }) => {
      const entry = byId.get(id);
      return !entry || isGap(entry) || entry.text !== text;
    })
    .toSorted(byTime);
  if (added.length === 0) return transcript;
  const last = transcript.heard.at(-1)?.at(-1)?.at ?? -Infinity;
  const goesOn = added.every(({ id, at }) => at >= last && !byId.has(id));
  for (const utterance of added) byId.set(utterance.id, utterance);
  const { interim, stands, interimHeld, corrections } = transcript;
  const merged = goesOn
    ? added.reduce(hear, transcript)
    : transcriptOf([...byId.values()].toSorted(byTime), selectionOf(transcript), corrections);
  return { ...merged, interim, stands, interimHeld };
}

const byTime = (a: { at: number }, b: { at: number }): number => a.at - b.at;
