import type { Token } from 'marked';
import type { ReactNode } from 'react';

export interface ProofToken {
  type: 'proof';
  raw: string;
  text: string;
  tokens: Token[];
  render: (words: ReactNode) => ReactNode;
}

export const isProof = (token: Token | ProofToken): token is ProofToken => token.type === 'proof';
