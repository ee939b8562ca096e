import { Lexer } from 'marked';
import type { DocumentBlock } from './block.ts';

export const markdownBlocks = (text: string): DocumentBlock[] =>
  new Lexer()
    .blockTokens(text)
    .map((token) =>
      token.type === 'heading'
        ? { level: token['depth'] as number, text: withoutMarks(token['text'] as string) }
        : { level: 0, text: token.raw },
    );

const withoutMarks = (heading: string): string => heading.replace(/\*\*|__|`/g, '');
