import { ApiError } from '#api/api-error.ts';
import { isRefusal } from '#api/retry.ts';

/** For what is to be kept until the server has it: when to send it again, unless it was refused. */
export const retryAfter =
  (milliseconds: number) =>
  (error: unknown): number | undefined => {
    if (!(error instanceof ApiError)) return milliseconds;
    return isRefusal(error) ? undefined : Math.max(milliseconds, (error.retryAfter ?? 0) * 1_000);
  };
