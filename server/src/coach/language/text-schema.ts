import { z } from 'zod';

const LINE = /^\S+( \S+)*$/u;
const WORDS = /^[^\s\p{Lu}]+( [^\s\p{Lu}]+)*$/u;

/** Text in a file of data, with one blank between words and none around them. */
export const line = (most: number) => z.string().max(most).regex(LINE);

/** Single words of a file of data in lower case, separated by blanks. */
export const words = z.string().max(600).regex(WORDS);
