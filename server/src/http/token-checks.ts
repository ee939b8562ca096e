import type { Identify, Identity } from './identity.ts';

/** What was opened with a token, and ends with it. */
export interface Admitted {
  readonly token: string;
  /** @param identity undefined: the token stands for nobody any more */
  onChecked(identity: Identity | undefined): void;
}

interface TokenChecksParts {
  identitiesOf: Identify;
  /** Hears once that tokens cannot be checked, and again only when they could be meanwhile. */
  onFailure: (error: unknown) => void;
}

/** Checks again and again whether tokens are alive; to be called at intervals. A failing database ends nothing. */
export class TokenChecks {
  readonly #parts: TokenChecksParts;
  #isChecking = false;
  #couldCheck = true;

  constructor(parts: TokenChecksParts) {
    this.#parts = parts;
  }

  async check(admitted: readonly Admitted[]): Promise<void> {
    if (this.#isChecking) return; // the previous check still waits for the database
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
