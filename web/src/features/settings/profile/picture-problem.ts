import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from '#api/api-error.ts';

export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

const REFUSED_FILE = new Set([413, 415, 422]);

export function pictureProblem(error: unknown): string {
  if (error instanceof UnusablePicture) return MESSAGES.invalidPicture;
  if (!(error instanceof ApiError)) return MESSAGES.failedToUpdatePicture;
  if (error.kind === 'network') return MESSAGES.uploadFailed;
  if (error.detail !== undefined) return error.detail;
  return REFUSED_FILE.has(error.status) ? MESSAGES.invalidPicture : MESSAGES.failedToUpdatePicture;
}
