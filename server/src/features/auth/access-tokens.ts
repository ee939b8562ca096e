import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';

/** A week: people prepare over days, and a password change or reset ends every token at once. */
const LIFETIME_SECONDS = 7 * 24 * 3_600;

const Claims = z.object({ sub: z.string(), ver: z.int(), exp: z.int() });

/** Whom a token stands for; it is good while the user's `token_version` is still this one. */
export interface TokenClaims {
  userId: string;
  version: number;
}

export interface AccessTokens {
  issue(claims: TokenClaims): string;
  /** Undefined for a token that is forged, malformed or expired. */
  read(token: string): TokenClaims | undefined;
}

/** JSON web tokens (RFC 7519) signed with HMAC-SHA-256; no other algorithm is accepted. */
export function accessTokens(secret: string, clock: Clock): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  // Expiry is ours to check, so that it follows the given clock; the cache spares the HMAC, never the check.
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
    return undefined; // whatever is wrong with it, the caller hears the same
  }
}
