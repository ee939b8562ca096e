import { ENGLISH, languageName, nearestLanguage } from '@pythia/contracts/language.ts';
import type { RecogniserStatus, SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';

/** What a recogniser listens for: the wanted language as near as it knows it, else English. */
export const heardIn = ({ languages }: Pick<SpeechRecogniser, 'languages'>, wanted: string): string =>
  nearestLanguage(wanted, languages) ?? ENGLISH;

/** How ready a recogniser is, and that it listens for English where it does not know the wanted language. */
export function statusIn(
  recogniser: Pick<SpeechRecogniser, 'languages' | 'status'>,
  wanted: string,
): RecogniserStatus {
  const status = recogniser.status();
  if (nearestLanguage(wanted, recogniser.languages) !== undefined || status.state === 'unavailable')
    return status;
  const why = `${languageName(wanted)} is not among the languages of this server’s recogniser: it listens for English.`;
  return { ...status, detail: status.detail ? `${why} ${status.detail}` : why };
}
