import { signIn as signInEndpoint } from '@pythia/contracts/accounts.ts';
import { call } from '#api/call.ts';
import { holdAuthToken, readAuthToken } from '#account/auth-token.ts';
import { clearSignInNotice } from '#account/sign-in-notice.ts';
import { signOut } from '#account/sign-out.ts';
import { stopAwaiting } from './check-your-mail/awaited-address.ts';

export async function signInWith(email: string, password: string): Promise<void> {
  const { access_token } = await call(signInEndpoint, {
    body: {
      grant_type: 'password',
      username: email,
      password,
      scope: '',
      client_id: 'string',
      client_secret: 'string',
    },
  });
  if (readAuthToken() !== null) signOut(); // a former user
  holdAuthToken(access_token);
  clearSignInNotice();
  stopAwaiting();
}
