export interface Identity {
  userId: string;
  subscribed: boolean;
}

export type Identify = (tokens: readonly string[]) => Promise<ReadonlyMap<string, Identity>>;

export type Authenticate = (token: string) => Promise<Identity>;
