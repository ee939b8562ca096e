import { Lexer } from 'marked';
import type { DocumentBlock } from './block.ts';

/** Text with the headings of Markdown in it; all else stays as it is written, so that its lines need no look inside. */
export const markdownBlocks = (text: string): DocumentBlock[] =>
  new Lexer()
    .blockTokens(text)
    .map((token) =>
      token.type === 'heading'
        ? { level: token['depth'] as number, text: withoutMarks(token['text'] as string) }
        : { level: 0, text: token.raw },
    );

const withoutMarks = (heading: string): string => heading.replace(/\*\*|__|`/g, '');
