import { useSignedIn } from '#account/auth-token.ts';
import { paths } from '#paths.ts';

export const useWayIn = (): { toHome: string; toPro: string } =>
  useSignedIn()
    ? { toHome: paths.dashboard, toPro: paths.freeUpgrade }
    : { toHome: paths.signUp, toPro: paths.signUp };
