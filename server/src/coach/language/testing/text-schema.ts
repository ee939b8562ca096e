import { z } from 'zod';

const LINE = /^\S+( \S+)*$/u;
const WORDS = /^[^\s\p{Lu}]+( [^\s\p{Lu}]+)*$/u;

export const line = (most: number) => z.string().max(most).regex(LINE);

/** Lower case, separated by blanks. */
export const words = z.string().max(600).regex(WORDS);
