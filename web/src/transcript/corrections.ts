import { LineKey } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import {
  changeItems,
  corrected,
  type Correction,
  isGap,
  isItem,
  type Transcript,
  type Utterance,
  utteranceOf,
} from './transcript.ts';

export interface SentCorrection extends Pick<Correction, 'heard' | 'at'> {
  readonly line: string;
  readonly text: string;
}

export type PendingCorrection = SentCorrection & Pick<Utterance, 'session'>;

/** Blank text restores what was heard. */
export function withCorrection(transcript: Transcript, line: string, written: string): Transcript {
  const item = transcript.pages.flat().find((known) => isItem(known) && known.key === line);
  if (!item || !isItem(item)) return transcript;
  const text = written.replaceAll(/\s+/g, ' ').trim().slice(0, LIMITS.line) || (item.heard ?? item.text);
  const settled = !LineKey.safeParse(line).success; // other keys are known to this window only
  return text === item.text ? transcript : withCorrections(transcript, new Map([[line, { text, settled }]]));
}

export function nextPending({ corrections, heard }: Transcript): PendingCorrection | undefined {
  const next = [...corrections].find(([, { settled }]) => !settled);
  if (!next) return undefined;
  const [line, { text }] = next;
  const said = heard.flat().find(({ id }) => id === utteranceOf(line));
  return { line, text, ...(said && !isGap(said) && said.session && { session: said.session }) };
}

export function acknowledge(transcript: Transcript, { line, text }: SentCorrection): Transcript {
  const own = transcript.corrections.get(line);
  if (own?.text !== text) return transcript;
  const settled = { text, settled: true, ...(own.at !== undefined && { at: own.at }) };
  return { ...transcript, corrections: new Map(transcript.corrections).set(line, settled) };
}

export function withCorrections(transcript: Transcript, made: ReadonlyMap<string, Correction>): Transcript {
  const corrections = new Map([...transcript.corrections, ...made]);
  return { ...changeItems(transcript, (item) => corrected(item, made.get(item.key))), corrections };
}
