/** Who a bearer token stands for. */
export interface Identity {
  userId: string;
  subscribed: boolean;
}

/** @throws AppError `unauthenticated` for a token that is wrong, expired or revoked */
export type Authenticate = (token: string) => Promise<Identity>;
