/** Months since the year 0. */
export interface DateSpan {
  line: number;
  from: number;
  to: number;
  exact: boolean;
  now: boolean;
}

const HALF_DAY = 12 * 60;

export class Dates {
  readonly years = new Set<number>();
  readonly yearsOfLines = new Map<number, Set<number>>();
  readonly months = new Set<number>();
  readonly spans: DateSpan[] = [];
  readonly now: Date;
  readonly #monthsOfYears = new Map<number, Set<number>>();
  /** Minutes since midnight or noon. */
  readonly clocks = new Set<number>();

  readonly minutesBetween = new Set<number>();
  #lastClock: { line: number; minutes: number } | undefined;

  constructor(now: Date) {
    this.now = now;
  }

  addYear(year: number, line: number): void {
    this.years.add(year);
    const known = this.yearsOfLines.get(line);
    if (known) known.add(year);
    else this.yearsOfLines.set(line, new Set([year]));
  }

  addClock(minutes: number, line: number): void {
    const last = this.#lastClock?.line === line ? this.#lastClock.minutes : undefined;
    if (last !== undefined) this.minutesBetween.add((minutes - last + HALF_DAY) % HALF_DAY);
    this.clocks.add(minutes);
    this.#lastClock = { line, minutes };
  }

  addMonth(year: number, month: number): void {
    const known = this.#monthsOfYears.get(year);
    if (known) known.add(month);
    else this.#monthsOfYears.set(year, new Set([month]));
  }

  monthsOf(year: number): ReadonlySet<number> {
    return this.#monthsOfYears.get(year) ?? NONE;
  }
}

const NONE: ReadonlySet<number> = new Set();
