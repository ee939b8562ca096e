import type { FastifyInstance } from 'fastify';
import type { Bind } from '#http/bind-endpoint.ts';
import { runEvery } from '#http/run-every.ts';
import { forgetAllUnkept } from './forgetting/forget-sessions.ts';
import { bindInterviews, type InterviewParts } from './routes.ts';

const MINUTE_MS = 60_000;

/** Binds the calls, and forgets sessions that their users do not keep while the application runs. */
export function openInterviews(app: FastifyInstance, bind: Bind, parts: InterviewParts): void {
  bindInterviews(bind, {
    ...parts,
    onEnd: (session) => {
      parts.onEnd(session);
      parts.sessions.end(session);
    },
  });
  runEvery(app, MINUTE_MS, (signal) => forgetAllUnkept(parts, signal));
}
