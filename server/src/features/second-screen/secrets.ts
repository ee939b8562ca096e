import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, never stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
