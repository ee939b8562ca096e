import { MESSAGES } from './messages.ts';

/**
 * Whose calls a budget adds up: a signed-in user's, those from one address (an IPv6 one with its whole
 * /64 unless said otherwise), or those about one account, which the call itself names (see `Endpoint.account`).
 */
type CountedBy = 'user' | 'address' | 'account' | 'account and address';

/** How many calls may come in any such time (a sliding window). Calls that name the same budget share it. */
export interface Budget {
  readonly name: string;
  readonly by: CountedBy;
  readonly calls: number;
  readonly perMinutes: number;
  /** How many bits of an IPv6 address tell the caller; 64 unless said. */
  readonly ipv6Prefix?: number;
  /** What somebody is told who has used it up, where it is more than to wait. */
  readonly refusal?: string;
}

/** Every call without a valid token counts against this one, every other call against {@link EACH_USER}. */
export const EACH_ADDRESS: Budget = { name: 'strangers', by: 'address', calls: 600, perMinutes: 1 };
export const EACH_USER: Budget = { name: 'calls', by: 'user', calls: 600, perMinutes: 1 };

/** The most that one customer is given (RFC 6177 §2): 65,536 networks to guess from, each with budgets of its own. */
const ONE_SITE = 48;
/** None counts by account alone: strangers would use it up, and keep its owner out. */
export const SIGN_IN_TO_ACCOUNT: readonly Budget[] = [
  { name: 'sign-in', by: 'account and address', ipv6Prefix: ONE_SITE, calls: 10, perMinutes: 1 },
  { name: 'sign-in', by: 'account and address', ipv6Prefix: ONE_SITE, calls: 100, perMinutes: 60 },
];
export const SIGN_IN: readonly Budget[] = [
  ...SIGN_IN_TO_ACCOUNT,
  { name: 'sign-in', by: 'address', ipv6Prefix: ONE_SITE, calls: 60, perMinutes: 1 },
];

/** For a call that makes us mail somebody. Each has its own, so that one cannot use up another's. */
export const mailing = (name: string): readonly Budget[] => [
  { name, by: 'account and address', calls: 10, perMinutes: 60 },
  { name, by: 'account', calls: 30, perMinutes: 60 },
  { name, by: 'address', calls: 60, perMinutes: 60 },
];

/** Strangers may use these up: so each ends while the link that it was spent on still works, which is an hour. */
export const RESET_REQUEST: readonly Budget[] = [
  {
    name: 'reset request',
    by: 'account and address',
    calls: 5,
    perMinutes: 30,
    refusal: MESSAGES.resetLinkMailed,
  },
  { name: 'reset request', by: 'account', calls: 15, perMinutes: 30, refusal: MESSAGES.resetLinkMailed },
  { name: 'reset request', by: 'address', calls: 60, perMinutes: 60 },
];

export const SESSION_START: readonly Budget[] = [
  { name: 'session start', by: 'user', calls: 60, perMinutes: 1 },
];
/** Of a session that runs: each may be read ahead by whoever answers. */
export const MATERIAL_CHANGE: readonly Budget[] = [
  { name: 'material change', by: 'user', calls: 30, perMinutes: 5 },
];
/** Each ends the one before. */
export const SECOND_SCREEN_LINK: readonly Budget[] = [
  { name: 'second screen link', by: 'user', calls: 30, perMinutes: 5 },
];
/** Of 256 bits nobody guesses any: this spares the database. */
export const SECOND_SCREEN_OPENING: readonly Budget[] = [
  { name: 'second screen opening', by: 'address', calls: 30, perMinutes: 1 },
];
export const STREAM_OPENING: readonly Budget[] = [
  { name: 'stream opening', by: 'user', calls: 60, perMinutes: 1 },
];
/** Of a user without a subscription: each is a minute of the recogniser for nothing. */
export const SOUND_CHECK: readonly Budget[] = [{ name: 'sound check', by: 'user', calls: 5, perMinutes: 60 }];
export const ANSWER: readonly Budget[] = [{ name: 'answer', by: 'user', calls: 60, perMinutes: 1 }];
/** Of a user without a subscription, who tries styles: a model's answer is paid for. */
export const TRIED_PREVIEW = {
  coach: { name: 'coach preview', by: 'user', calls: 60, perMinutes: 60, refusal: MESSAGES.previewsUsedUp },
  model: { name: 'model preview', by: 'user', calls: 5, perMinutes: 60, refusal: MESSAGES.previewsUsedUp },
} as const satisfies Record<string, Budget>;
/** More than anybody switches by hand; each one is an event of its session. */
export const STYLE_SWITCH: readonly Budget[] = [
  { name: 'style switch', by: 'user', calls: 60, perMinutes: 5 },
];
/** More than anybody corrects by hand, and little enough to keep: each one is an event of its session. */
export const CORRECTION: readonly Budget[] = [{ name: 'correction', by: 'user', calls: 300, perMinutes: 60 }];
export const UPLOAD: readonly Budget[] = [{ name: 'upload', by: 'user', calls: 20, perMinutes: 60 }];
export const RESUME_READING: readonly Budget[] = [
  { name: 'resume reading', by: 'user', calls: 20, perMinutes: 60 },
];
/** All that a user may have, twice over. */
export const DOCUMENT_READING: readonly Budget[] = [
  { name: 'document reading', by: 'user', calls: 40, perMinutes: 60 },
];
/** By the coach's one thread. */
export const STORY_READING: readonly Budget[] = [
  { name: 'story reading', by: 'user', calls: 60, perMinutes: 1 },
];
/** Each may be a model's answer: all that one page asks for at once, twice over. */
export const DRAFT: readonly Budget[] = [
  { name: 'draft', by: 'user', calls: 90, perMinutes: 1 },
  { name: 'draft', by: 'user', calls: 300, perMinutes: 60 },
];
/** As somebody types. */
export const KNOWLEDGE_SEARCH: readonly Budget[] = [
  { name: 'knowledge search', by: 'user', calls: 240, perMinutes: 1 },
];
/** A signed-in user's password asked again: guesses with a stolen token are few. */
export const PASSWORD_CHECK: readonly Budget[] = [
  { name: 'password check', by: 'user', calls: 10, perMinutes: 15 },
];
/** It reads everything of the user's. */
export const DATA_EXPORT: readonly Budget[] = [
  { name: 'data export', by: 'user', calls: 10, perMinutes: 60 },
];
/** Each asks the payment service. */
export const CHECKOUT: readonly Budget[] = [{ name: 'checkout', by: 'user', calls: 20, perMinutes: 10 }];
export const SUBSCRIPTION_REFRESH: readonly Budget[] = [
  { name: 'subscription refresh', by: 'user', calls: 30, perMinutes: 5 },
];
