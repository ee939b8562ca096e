import type { FastifyRequest } from 'fastify';

/** A theme that the visitor chose; without one a page follows the system. */
export type ChosenTheme = 'light' | 'dark' | undefined;

/** The browser keeps the choice in a cookie as well, so that a page arrives in it, without a script. */
export function chosenTheme(request: FastifyRequest): ChosenTheme {
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
  return theme as ChosenTheme;
}
