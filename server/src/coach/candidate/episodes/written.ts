import { readSentences, type Token } from '#coach/language/read-text.ts';
import { inPieces } from '../in-pieces.ts';
import { spellOut } from '../speech/spell-out.ts';

/** A sentence as it was written, with its words. */
export interface Written {
  text: string;
  tokens: readonly Token[];
}

/** Written text in sentences, its abbreviations spelt out so that their points end none. */
export const readWritten = (text: string): Written[] =>
  inPieces(spellOut(text))
    .flatMap(readSentences)
    .filter(({ tokens }) => tokens.length > 0);
