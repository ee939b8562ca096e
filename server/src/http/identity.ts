/** Who a bearer token stands for. */
export interface Identity {
  userId: string;
  subscribed: boolean;
}

/** Whom each token stands for; one that is wrong, expired or revoked stands for nobody. */
export type Identify = (tokens: readonly string[]) => Promise<ReadonlyMap<string, Identity>>;

/** @throws AppError `unauthenticated` for a token that is wrong, expired or revoked */
export type Authenticate = (token: string) => Promise<Identity>;
