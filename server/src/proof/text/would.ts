import type { Lexeme } from './lexeme.ts';

const PAST =
  /ed$|^(been|had|got|caught|done|gone|made|taken|given|seen|written|held|kept|left|lost|met|run|set|built|bought|brought|taught|told|found|come|become|begun|always|never|just|already)$/;

/** `I'll`, and `I'd` unless it stands for “I had”. */
export const isWould = ({ low }: Lexeme, next: Lexeme | undefined): boolean =>
  low.endsWith("'ll") || (low.endsWith("'d") && !PAST.test(next?.low ?? ''));
