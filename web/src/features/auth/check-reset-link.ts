import type { LoaderFunctionArgs } from 'react-router';
import { checkResetLink } from '@pythia/contracts/accounts.ts';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';

export function resetPasswordLoader({ request }: LoaderFunctionArgs): { refusal: Promise<string | null> } {
  const token = new URL(request.url).searchParams.get('token');
  return { refusal: token ? refusalOf(token) : Promise.resolve(null) };
}

async function refusalOf(token: string): Promise<string | null> {
  try {
    await call(checkResetLink, { query: { token } });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.status === 400 ? error.message : null;
  }
}
