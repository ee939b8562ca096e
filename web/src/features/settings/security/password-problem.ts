import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError } from '#api/api-error.ts';

export function passwordProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'shape') return MESSAGES.networkErrorAlone;
  if (error.kind === 'network') return MESSAGES.noResponse;
  return error.detail ?? MESSAGES.passwordUpdateFailed;
}
