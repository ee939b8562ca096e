import type { FastifyRequest } from 'fastify';

export type ChosenTheme = 'light' | 'dark' | undefined;

export function chosenTheme(request: FastifyRequest): ChosenTheme {
  const [, theme] = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
  return theme as ChosenTheme;
}
