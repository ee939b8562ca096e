import { useSignedIn } from '#account/auth-token.ts';
import { paths } from '#paths.ts';

/** Where the calls to action lead: whoever is in already goes on to their own pages. */
export const useWayIn = (): { toHome: string; toPro: string } =>
  useSignedIn()
    ? { toHome: paths.dashboard, toPro: paths.freeUpgrade } // each area leads on to the other's page
    : { toHome: paths.signUp, toPro: paths.signUp };
