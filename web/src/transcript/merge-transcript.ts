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
 * place in time; the selection stays. The same object when nothing is new.
 */
export function mergeTranscript(transcript: Transcript, known: readonly Utterance[]): Transcript {
  const byId = new Map(transcript.heard.flat().map((entry) => [entry.id, entry]));
  const added = known.filter(({ id, text }) => {
    const entry = byId.get(id);
    return !entry || isGap(entry) || entry.text !== text;
  });
  if (added.length === 0) return transcript;
  for (const utterance of added) byId.set(utterance.id, utterance);
  const inOrder = [...byId.values()].toSorted((a, b) => a.at - b.at);
  const { interim, interimHeld, corrections } = transcript;
  return { ...transcriptOf(inOrder, selectionOf(transcript), corrections), interim, interimHeld };
}
