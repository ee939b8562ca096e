import type { Identify, Identity } from './identity.ts';

export interface Admitted {
  readonly token: string;
  onChecked(identity: Identity | undefined): void;
}

interface TokenChecksParts {
  identitiesOf: Identify;
  onFailure: (error: unknown) => void;
}

export class TokenChecks {
  readonly #parts: TokenChecksParts;
  #isChecking = false;
  #couldCheck = true;

  constructor(parts: TokenChecksParts) {
    this.#parts = parts;
  }

  async check(admitted: readonly Admitted[]): Promise<void> {
    if (this.#isChecking) return;
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
