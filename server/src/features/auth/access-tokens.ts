import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { Clock } from '#core/clock.ts';

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
