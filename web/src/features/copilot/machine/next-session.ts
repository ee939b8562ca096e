/** A session that a window goes on in. */
export interface NextSession {
  readonly sessionId: string;
  /** ISO instant of the server. */
  readonly expiresAt: string;
  readonly jobTitle: string;
}

/** The same, and where the window of the one before is found. */
export type FollowingSession = NextSession & { readonly previousUrl: string };

/** What there is to go on with. */
export type Offer =
  /** Another session can be begun; `left`, where there is an end to it: "2 trials left". */
  | { readonly can: true; readonly left: string | null }
  /** `why` none can, and the page where that can be changed. */
  | { readonly can: false; readonly why: string; readonly page: string };

/** How sessions of one kind go on when their time is over. */
export interface WayOn {
  /** Looks at what is left. Throws ApiError. */
  readonly offer: () => Promise<Offer>;
  /** Begins the session that follows, or is given the one that was begun meanwhile. Throws ApiError. */
  readonly start: (sessionId: string, signal: AbortSignal) => Promise<NextSession>;
}
