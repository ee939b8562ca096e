import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { Crashed } from './crashed.tsx';
import { MissingScript } from './missing-script.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { isStaleChunk } from './stale-chunk.ts';
import { Unreachable } from './unreachable.tsx';

export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof ApiError) return <Unreachable error={error} />;
  if (isStaleChunk(error)) return <MissingScript error={error} />;
  return <Crashed error={error} />;
}
