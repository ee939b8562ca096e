import { enforceRate, type CountCall, type RateRule } from '#http/rate-limit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const RULES = {
  signInAccount: { name: 'sign-in/account', limit: 10, windowMs: MINUTE_MS },
  signInAddress: { name: 'sign-in/address', limit: 60, windowMs: MINUTE_MS },
  mailAccount: { name: 'mail/account', limit: 10, windowMs: HOUR_MS },
  mailAddress: { name: 'mail/address', limit: 60, windowMs: HOUR_MS },
  answer: { name: 'answer/user', limit: 60, windowMs: MINUTE_MS },
  stranger: { name: 'stranger/address', limit: 600, windowMs: MINUTE_MS },
} satisfies Record<string, RateRule>;

/** The product's limits. Each counts one call and throws AppError `too-many-requests` past its rule. */
export function rateLimits(count: CountCall) {
  const enforce = (rule: RateRule, key: string): Promise<void> => enforceRate(count, rule, key);
  return {
    // The caller's address first: calls refused for it must not use up somebody's account.
    signIn: async (account: string, address: string): Promise<void> => {
      await enforce(RULES.signInAddress, address);
      await enforce(RULES.signInAccount, account);
    },
    /** Calls that make us send mail: sign-up and reset request. */
    mail: async (account: string, address: string): Promise<void> => {
      await enforce(RULES.mailAddress, address);
      await enforce(RULES.mailAccount, account);
    },
    answer: (userId: string): Promise<void> => enforce(RULES.answer, userId),
    /** Anything without a valid token. */
    stranger: (address: string): Promise<void> => enforce(RULES.stranger, address),
  };
}
