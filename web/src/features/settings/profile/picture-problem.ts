import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from '#api/api-error.ts';

/** Thrown for a file that is no PNG or JPEG picture, damaged, or too large to be decoded here. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

/** What servers, and whatever stands before them, say of a file that they do not take. */
const REFUSED_FILE = new Set([413, 415, 422]);

/** The sentence for a picture that was not changed: the server's own where it gave one. */
export function pictureProblem(error: unknown): string {
  if (error instanceof UnusablePicture) return MESSAGES.invalidPicture;
  if (!(error instanceof ApiError)) return MESSAGES.failedToUpdatePicture;
  if (error.kind === 'network') return MESSAGES.uploadFailed;
  if (error.detail !== undefined) return error.detail;
  return REFUSED_FILE.has(error.status) ? MESSAGES.invalidPicture : MESSAGES.failedToUpdatePicture;
}
