import { ApiError } from '#api/api-error.ts';
import { isRefusal } from '#api/retry.ts';

export const retryAfter =
  (milliseconds: number) =>
  (error: unknown): number | undefined => {
    if (!(error instanceof ApiError)) return milliseconds;
    return isRefusal(error) ? undefined : Math.max(milliseconds, (error.retryAfter ?? 0) * 1_000);
  };
