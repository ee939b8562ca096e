import type { User } from '@pythia/contracts/accounts.ts';
import { serverNow } from '#api/server-clock.ts';

export const isSubscribed = ({ subscription }: Pick<User, 'subscription'>): boolean =>
  subscription !== null && Date.parse(subscription) > serverNow();
