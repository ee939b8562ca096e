import type { Identify, Identity } from './identity.ts';

/** A connection that ends with its token. */
export interface Admitted {
  readonly token: string;
  /** @param identity undefined: the token is dead */
  onChecked(identity: Identity | undefined): void;
}

interface TokenChecksParts {
  identitiesOf: Identify;
  /** Called once an outage of checking. */
  onFailure: (error: unknown) => void;
}

/** Rechecks tokens at each call; a failing database ends nothing. */
export class TokenChecks {
  readonly #parts: TokenChecksParts;
  #isChecking = false;
  #couldCheck = true;

  constructor(parts: TokenChecksParts) {
    this.#parts = parts;
  }

  async check(admitted: readonly Admitted[]): Promise<void> {
    if (this.#isChecking) return; // the last check still waits for the database
    this.#isChecking = true;
    try {
      const identities = await this.#parts.identitiesOf([...new Set(admitted.map(({ token }) => token))]);
      for (const each of admitted) each.onChecked(identities.get(each.token));
      this.#couldCheck = true;
    } catch (error) {
      if (this.#couldCheck) this.#parts.onFailure(error);
      this.#couldCheck = false;
    } finally {
      this.#isChecking = false;
    }
  }
}
