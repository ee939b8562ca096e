/** `hang up after`: the work was done. */
export type Fault =
  | 'too many requests'
  | 'server error'
  | 'silence'
  | 'hang up'
  | 'hang up after'
  | { heldUntil: Promise<void> };

/** Ordered, not yet happened. */
export class Faults {
  readonly #ordered: { route: RegExp; fault: Fault; times: number }[] = [];

  /** @param route matches `POST /v1/customers` */
  order(route: RegExp, fault: Fault, times = 1): void {
    this.#ordered.push({ route, fault, times });
  }

  next(route: string): Fault | undefined {
    const found = this.#ordered.find((each) => each.times > 0 && each.route.test(route));
    if (found) found.times -= 1;
    return found?.fault;
  }
}
