import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id, Row } from '#db/database.ts';
import type { Authenticate, Identify } from '#http/identity.ts';

/** A week: people prepare over days, and a new password ends all tokens. */
const LIFETIME_SECONDS = 7 * 24 * 3_600;

const Claims = z.object({ sub: z.string(), ver: z.int(), exp: z.int() });

/** Valid while the user's `token_version` is this one. */
export interface TokenClaims {
  userId: string;
  version: number;
}

export interface AccessTokens {
  issue(claims: TokenClaims): string;
  read(token: string): TokenClaims | undefined;
}

export function accessTokens(secret: string, clock: Clock): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  // expiry follows the injected clock; the cache spares only the HMAC
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: true, ignoreExpiration: true });
  const nowSeconds = (): number => Math.floor(clock.now().getTime() / 1_000);

  return {
    issue: ({ userId, version }) => {
      const iat = nowSeconds();
      return sign({ sub: userId, ver: version, iat, exp: iat + LIFETIME_SECONDS });
    },
    read: (token) => {
      const claims = Claims.safeParse(verifiedPayload(verify, token));
      if (!claims.success || claims.data.exp <= nowSeconds()) return undefined;
      return { userId: claims.data.sub, version: claims.data.ver };
    },
  };
}

function verifiedPayload(verify: (token: string) => unknown, token: string): unknown {
  try {
    return verify(token);
  } catch {
    return undefined;
  }
}

interface Holding {
  db: Database;
  clock: Clock;
}

/** Who the bearers of tokens are, as far as these are valid. */
export function identifyBy(
  tokens: Pick<AccessTokens, 'read'>,
  { db, clock }: Holding,
): { identitiesOf: Identify; authenticate: Authenticate } {
  const identitiesOf: Identify = async (given) => {
    const claimed = given.flatMap((token) => {
      const claims = tokens.read(token);
      return claims ? [{ token, ...claims }] : [];
    });
    const ids = [...new Set(claimed.map(({ userId }) => userId))];
    const holders = new Map(
      ids.length > 0 ? (await findTokenHolders(db, ids)).map((holder) => [holder.id, holder]) : [],
    );
    const now = clock.now().getTime();
    const identities = claimed.flatMap(({ token, userId, version }) => {
      const holder = holders.get(userId);
      if (holder?.token_version !== version) return [];
      return [[token, { userId, subscribed: (holder.subscription_ends_at ?? 0) > now }] as const];
    });
    return new Map(identities);
  };
  const authenticate: Authenticate = async (token) => {
    const identity = (await identitiesOf([token])).get(token);
    if (!identity) throw new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);
    return identity;
  };
  return { identitiesOf, authenticate };
}

async function findTokenHolders(
  db: Database,
  ids: readonly Id[],
): Promise<Pick<Row<'users'>, 'id' | 'token_version' | 'subscription_ends_at'>[]> {
  return db
    .selectFrom('users')
    .select(['id', 'token_version', 'subscription_ends_at'])
    .where('id', 'in', ids)
    .execute();
}
