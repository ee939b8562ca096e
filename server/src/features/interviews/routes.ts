import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { startFreeSession } from './start-free-session.ts';

export function bindInterviews(
  bind: Bind,
  parts: { db: Database; clock: Clock; freeSessionMinutes: number },
): void {
  bind(createFreeSession, async ({ identity, body }) => {
    const session = await startFreeSession(parts, {
      userId: identity.userId,
      jobTitle: body.job_title ?? '',
    });
    return {
      session_id: session.id,
      created_at: new Date(session.created_at).toISOString(),
      expires_at: new Date(session.expires_at).toISOString(),
    };
  });
}
