import type { Clock } from '#core/clock.ts';

export class ManualClock implements Clock {
  #now: number;

  constructor(start = '2026-01-15T09:00:00.000Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
