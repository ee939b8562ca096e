import type { MarkedToken, Token } from 'marked';

export type TokenRenderers<Rendered> = {
  readonly [Type in MarkedToken['type']]?: (token: Extract<MarkedToken, { type: Type }>) => Rendered;
};

export const rendererOf = <Rendered>(renderers: TokenRenderers<Rendered>, token: Token) =>
  renderers[token.type as MarkedToken['type']] as ((token: Token) => Rendered) | undefined;
