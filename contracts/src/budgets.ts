import { MESSAGES } from './messages.ts';

/**
 * An address is an IPv6 /64 unless {@link Budget.ipv6Prefix} says otherwise; {@link Endpoint.account} names
 * the account.
 */
type CountedBy = 'user' | 'address' | 'account' | 'account and address';

/** Calls in a sliding window; endpoints with the same budget share it. */
export interface Budget {
  readonly name: string;
  readonly by: CountedBy;
  readonly calls: number;
  readonly perMinutes: number;
  readonly ipv6Prefix?: number;
  readonly refusal?: string;
}

/** Counts calls without a valid token; others count against {@link EACH_USER}. */
export const EACH_ADDRESS: Budget = { name: 'strangers', by: 'address', calls: 600, perMinutes: 1 };
export const EACH_USER: Budget = { name: 'calls', by: 'user', calls: 600, perMinutes: 1 };

/** Largest network of one customer (RFC 6177 §2): it has 65,536 /64s, each with its own budgets. */
const ONE_SITE = 48;
/** No budget counts by account alone: strangers would use it up and lock the owner out. */
export const SIGN_IN_TO_ACCOUNT: readonly Budget[] = [
  { name: 'sign-in', by: 'account and address', ipv6Prefix: ONE_SITE, calls: 10, perMinutes: 1 },
  { name: 'sign-in', by: 'account and address', ipv6Prefix: ONE_SITE, calls: 100, perMinutes: 60 },
];
export const SIGN_IN: readonly Budget[] = [
  ...SIGN_IN_TO_ACCOUNT,
  { name: 'sign-in', by: 'address', ipv6Prefix: ONE_SITE, calls: 60, perMinutes: 1 },
];

export const mailing = (name: string): readonly Budget[] => [
  { name, by: 'account and address', calls: 10, perMinutes: 60 },
  { name, by: 'account', calls: 30, perMinutes: 60 },
  { name, by: 'address', calls: 60, perMinutes: 60 },
];

/** Strangers may use these up, so each window ends within the hour that the last link works. */
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
/** Each change in a running session may be read ahead by a model. */
export const MATERIAL_CHANGE: readonly Budget[] = [
  { name: 'material change', by: 'user', calls: 30, perMinutes: 5 },
];
export const SECOND_SCREEN_LINK: readonly Budget[] = [
  { name: 'second screen link', by: 'user', calls: 30, perMinutes: 5 },
];
export const SECOND_SCREEN_OPENING: readonly Budget[] = [
  { name: 'second screen opening', by: 'address', calls: 30, perMinutes: 1 },
];
export const STREAM_OPENING: readonly Budget[] = [
  { name: 'stream opening', by: 'user', calls: 60, perMinutes: 1 },
];
/** Users without a subscription get a minute of recognition each time. */
export const SOUND_CHECK: readonly Budget[] = [{ name: 'sound check', by: 'user', calls: 5, perMinutes: 60 }];
export const ANSWER: readonly Budget[] = [{ name: 'answer', by: 'user', calls: 60, perMinutes: 1 }];
export const TRIED_PREVIEW = {
  coach: { name: 'coach preview', by: 'user', calls: 60, perMinutes: 60, refusal: MESSAGES.previewsUsedUp },
  model: { name: 'model preview', by: 'user', calls: 5, perMinutes: 60, refusal: MESSAGES.previewsUsedUp },
} as const satisfies Record<string, Budget>;
export const STYLE_SWITCH: readonly Budget[] = [
  { name: 'style switch', by: 'user', calls: 60, perMinutes: 5 },
];
export const CORRECTION: readonly Budget[] = [{ name: 'correction', by: 'user', calls: 300, perMinutes: 60 }];
export const UPLOAD: readonly Budget[] = [{ name: 'upload', by: 'user', calls: 20, perMinutes: 60 }];
export const RESUME_READING: readonly Budget[] = [
  { name: 'resume reading', by: 'user', calls: 20, perMinutes: 60 },
];
export const DOCUMENT_READING: readonly Budget[] = [
  { name: 'document reading', by: 'user', calls: 40, perMinutes: 60 },
];
/** Read in the coach's one thread. */
export const STORY_READING: readonly Budget[] = [
  { name: 'story reading', by: 'user', calls: 60, perMinutes: 1 },
];
/** Twice the drafts that one page asks for; each may cost a model's answer. */
export const DRAFT: readonly Budget[] = [
  { name: 'draft', by: 'user', calls: 90, perMinutes: 1 },
  { name: 'draft', by: 'user', calls: 300, perMinutes: 60 },
];
export const KNOWLEDGE_SEARCH: readonly Budget[] = [
  { name: 'knowledge search', by: 'user', calls: 240, perMinutes: 1 },
];
/** Bounds guesses with a stolen token. */
export const PASSWORD_CHECK: readonly Budget[] = [
  { name: 'password check', by: 'user', calls: 10, perMinutes: 15 },
];
export const DATA_EXPORT: readonly Budget[] = [
  { name: 'data export', by: 'user', calls: 10, perMinutes: 60 },
];
export const CHECKOUT: readonly Budget[] = [{ name: 'checkout', by: 'user', calls: 20, perMinutes: 10 }];
export const SUBSCRIPTION_REFRESH: readonly Budget[] = [
  { name: 'subscription refresh', by: 'user', calls: 30, perMinutes: 5 },
];
