export interface Waiting {
  isAhead: boolean;
}

export class JobQueue<T extends Waiting> {
  readonly #most: number;
  #jobs: T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#jobs.length >= this.#most;
  }

  get hasAnswers(): boolean {
    return this.#jobs.some(({ isAhead }) => !isAhead);
  }

  add(job: T): void {
    this.#jobs.push(job);
  }

  putBack(job: T): void {
    this.#jobs.unshift(job);
  }

  takeNext(): T | undefined {
    const next = this.#jobs.find(({ isAhead }) => !isAhead) ?? this.#jobs[0];
    if (next) this.remove(next);
    return next;
  }

  remove(job: T): void {
    this.#jobs = this.#jobs.filter((one) => one !== job);
  }

  removeAll(isSo: (job: T) => boolean): T[] {
    const removed = this.#jobs.filter(isSo);
    this.#jobs = this.#jobs.filter((one) => !isSo(one));
    return removed;
  }
}
