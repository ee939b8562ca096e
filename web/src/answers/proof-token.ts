import type { Token } from 'marked';
import type { ReactNode } from 'react';

/** Words of an answer with what is told of them, or the end of a sentence with its line. */
export interface ProofToken {
  type: 'proof';
  raw: string;
  text: string;
  tokens: Token[];
  render: (words: ReactNode) => ReactNode;
}

export const isProof = (token: Token | ProofToken): token is ProofToken => token.type === 'proof';
