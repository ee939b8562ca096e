import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';

/** The token of an `Authorization: Bearer …` header (RFC 6750 §2.1). @throws AppError `unauthenticated` */
export function bearerToken(header: string | undefined): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', SERVER_MESSAGES.notSignedIn);
  return token;
}
