import { ENGLISH, languageName, nearestLanguage } from '@pythia/contracts/language.ts';
import type { RecogniserStatus, SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';

export const heardIn = ({ languages }: Pick<SpeechRecogniser, 'languages'>, wanted: string): string =>
  nearestLanguage(wanted, languages) ?? ENGLISH;

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
