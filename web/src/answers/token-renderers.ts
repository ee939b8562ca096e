import type { MarkedToken, Token } from 'marked';

/** What becomes of each type of token; a type that is missing has nothing of its own to show. */
export type TokenRenderers<Rendered> = {
  readonly [Type in MarkedToken['type']]?: (token: Extract<MarkedToken, { type: Type }>) => Rendered;
};

export const rendererOf = <Rendered>(renderers: TokenRenderers<Rendered>, token: Token) =>
  renderers[token.type as MarkedToken['type']] as ((token: Token) => Rendered) | undefined;
