import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { Text } from '@pythia/contracts/text.ts';
import { z } from 'zod';
import { AppError } from '#core/errors.ts';

const TokenQuery = z.object({ token: Text.min(1).max(4_096) });

/**
 * Reads the query, since browsers send sockets no headers.
 * @throws AppError `unauthenticated`
 */
export function socketToken(query: unknown): string {
  const given = TokenQuery.safeParse(query).data;
  if (!given) throw new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);
  return given.token;
}
