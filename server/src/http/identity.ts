export interface Identity {
  userId: string;
  subscribed: boolean;
}

/** Wrong, expired or revoked tokens are absent. */
export type Identify = (tokens: readonly string[]) => Promise<ReadonlyMap<string, Identity>>;

/** @throws AppError `unauthenticated` for a wrong, expired or revoked token */
export type Authenticate = (token: string) => Promise<Identity>;
