import { plainLetters } from '@pythia/contracts/plain-letters.ts';

const SYMBOL_BULLET = /[\uF020-\uF0FF\u25aa\u25ab\u25cf\u25a0\u2023\u25e6\u2043\u27a2\u2756]\s*/gu;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]|[^\P{Cc}\t\n]/gu;

export const cleanText = (text: string): string =>
  plainLetters(text)
    .replace(/\r\n?/g, '\n')
    .replace(
      /^([ \t]*)(?:[\uF020-\uF0FF\u25aa\u25ab\u25cf\u25a0\u2023\u25e6\u2043\u27a2\u2756])\s*/gmu,
      '$1• ',
    )
    .replace(SYMBOL_BULLET, ' ')
    .replace(INVISIBLE, '')
    .replaceAll('\u2011', '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/gu, ' ')
    .replace(/(?<![ \t])[ \t]+$/gm, '') // counted from the first blank, or many blanks take quadratic time
    .replace(/\n{3,}/g, '\n\n')
    .trim();
