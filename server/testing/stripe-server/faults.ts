/** What may go wrong with a call. `hang up after` has done what was asked for; the others have not. */
export type Fault =
  | 'too many requests'
  | 'server error'
  | 'silence'
  | 'hang up'
  | 'hang up after'
  | { heldUntil: Promise<void> };

/** The faults that were ordered and have not happened yet. */
export class Faults {
  readonly #ordered: { route: RegExp; fault: Fault; times: number }[] = [];

  /** @param route matched against the likes of `POST /v1/customers` */
  order(route: RegExp, fault: Fault, times = 1): void {
    this.#ordered.push({ route, fault, times });
  }

  next(route: string): Fault | undefined {
    const found = this.#ordered.find((each) => each.times > 0 && each.route.test(route));
    if (found) found.times -= 1;
    return found?.fault;
  }
}
