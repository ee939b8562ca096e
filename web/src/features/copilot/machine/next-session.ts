export interface NextSession {
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly jobTitle: string;
}

export type FollowingSession = NextSession & { readonly previousUrl: string };

export type Offer =
  /** `left`: "2 trials left"; null: unbounded. */
  | { readonly can: true; readonly left: string | null }
  /** `page` shows how to change that. */
  | { readonly can: false; readonly why: string; readonly page: string };

export interface WayOn {
  /** Throws ApiError. */
  readonly offer: () => Promise<Offer>;
  /** Begins the next session, or finds the one begun meanwhile. Throws ApiError. */
  readonly start: (sessionId: string, signal: AbortSignal) => Promise<NextSession>;
}
