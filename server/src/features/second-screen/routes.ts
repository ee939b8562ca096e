import { MESSAGES } from '@pythia/contracts/messages.ts';
import * as contract from '@pythia/contracts/second-screen.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import { bearerToken } from '#http/authorise.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import type { Identify } from '#http/identity.ts';
import { exchangeLink } from './open-second-screen.ts';
import { hashOf, newSecret } from './secrets.ts';
import { endScreen, isOwn, putLink } from './second-screens-store.ts';
import { standingOf } from './standing.ts';

interface SecondScreenParts {
  db: Database;
  clock: Clock;
  identitiesOf: Identify;
}

const LINK_LASTS_MS = 5 * 60_000;

export function bindSecondScreen(bind: Bind, parts: SecondScreenParts): void {
  const { db, clock } = parts;
  const now = (): number => clock.now().getTime();

  const own = async (userId: Id, sessionId: Id) => {
    found(await isOwn(db, { userId, sessionId }));
    return { userId, sessionId, now: now() };
  };

  bind(contract.linkSecondScreen, async ({ identity, params }) => {
    const session = await own(identity.userId, params.session_id);
    const token = newSecret();
    const linkExpiresAt = session.now + LINK_LASTS_MS;
    const isMade = await putLink(db, { ...session, linkHash: hashOf(token), linkExpiresAt });
    if (!isMade) throw new AppError('conflict', MESSAGES.sessionOver);
    return { token, expires_at: new Date(linkExpiresAt).toISOString() };
  });

  bind(contract.readSecondScreenState, async ({ identity, params }) =>
    standingOf(db, await own(identity.userId, params.session_id)),
  );

  bind(contract.endSecondScreen, async ({ identity, params }) =>
    endScreen(db, await own(identity.userId, params.session_id)),
  );

  /** A dead token counts as none. */
  const signedInAs = async (authorization: string | undefined): Promise<Id | undefined> => {
    if (authorization === undefined) return undefined;
    const token = bearerToken(authorization);
    return (await parts.identitiesOf([token])).get(token)?.userId;
  };

  bind(contract.openSecondScreen, async ({ body: { token: link }, readHeader }) => {
    const signedIn = await signedInAs(readHeader('authorization'));
    return { token: await exchangeLink(db, { link, signedIn, now: now() }) };
  });
}
