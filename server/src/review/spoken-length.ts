import type { GivenAnswer } from './given-answer.ts';

const USUAL_PACE = 140;

/** Seconds. */
export const AIM = { least: 45, most: 120 } as const;

export const answerWords = (text: string): string[] =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

export const secondsOf = ({ text, seconds }: Pick<GivenAnswer, 'text' | 'seconds'>): number =>
  seconds ?? (answerWords(text).length * 60) / USUAL_PACE;

/** Words a minute. */
export const paceOf = ({ text, seconds }: GivenAnswer): number | undefined =>
  seconds === null ? undefined : (answerWords(text).length * 60) / seconds;

/** `It took 2 minutes 30 seconds`, or for a typed answer `Said aloud it takes about 52 seconds`. */
export function sayLength(given: Pick<GivenAnswer, 'text' | 'seconds'>): string {
  const whole = Math.round(secondsOf(given));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    minutes > 0 && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? 'second' : 'seconds'}`,
  ].filter(Boolean);
  return `${given.seconds === null ? 'Said aloud it takes about' : 'It took'} ${parts.join(' ')}`;
}
