import type { SessionEvent } from '@pythia/contracts/interviews.ts';

type EventOf<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { kind: Kind }>;

export interface GatheredQuestion {
  id: string;
  event: string;
  text: string;
  at: string;
  sort: string | undefined;
  /** None: only heard. */
  attempts: readonly EventOf<'question'>[];
  /** Newest with words, else the newest. */
  answer: EventOf<'answer'> | undefined;
}

interface Found {
  key: string;
  at: string;
  text: string;
  sort: string | undefined;
  isDoubtful: boolean;
  lines: readonly string[];
}

export class AskedQuestions {
  readonly #found = new Map<string, Found>();
  readonly #asked = new Map<string, EventOf<'question'>[]>();
  /** First attempt, by attempt. */
  readonly #firstOf = new Map<string, string>();
  readonly #answers = new Map<string, EventOf<'answer'>>();
  readonly #planned: ReadonlySet<string> | undefined;

  /** @param planned questions of a practice, which need no detection */
  constructor(planned?: ReadonlySet<string>) {
    this.#planned = planned;
  }

  take(event: SessionEvent): void {
    if (event.kind === 'question') this.#ask(event);
    else if (event.kind === 'answer') this.#answer(event);
    else if (event.kind === 'detected' && !this.#planned) this.#find(event);
    else if (event.kind === 'line' && this.#planned?.has(event.text)) {
      const { id, at, text } = event;
      this.#found.set(id, { key: id, at, text, sort: undefined, isDoubtful: false, lines: [id] });
    }
  }

  all(): GatheredQuestion[] {
    const found = [...this.#found.values()];
    const byKey = new Map(found.map((one) => [one.key, one]));
    const byLine = new Map(found.flatMap((one) => one.lines.map((line) => [line, one] as const)));
    const byText = new Map(found.map((one) => [one.text, one]));
    const answered = new Set<Found>();
    const asked = [...this.#asked.values()].map((attempts): GatheredQuestion => {
      const [first] = attempts as [EventOf<'question'>];
      const about = first.lines?.map((line) => byLine.get(line.split('/')[0]!)).find(Boolean);
      const heard = byKey.get(first.found ?? '') ?? about ?? byText.get(first.text);
      if (heard) answered.add(heard);
      const { id, text, at } = first;
      return { id, event: id, text, at, sort: heard?.sort, attempts, answer: this.#bestOf(attempts) };
    });
    const onlyHeard = found
      .filter((one) => !answered.has(one) && !one.isDoubtful)
      .map(({ key, text, at, sort }): GatheredQuestion => {
        const event = key.split('/')[0]!;
        return { id: key.replace('/', '-'), event, text, at, sort, attempts: [], answer: undefined };
      });
    return [...asked, ...onlyHeard].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  #ask(event: EventOf<'question'>): void {
    const first = (event.again && this.#firstOf.get(event.again)) ?? event.id;
    this.#firstOf.set(event.id, first);
    this.#asked.set(first, [...(this.#asked.get(first) ?? []), event]);
  }

  #answer(event: EventOf<'answer'>): void {
    this.#answers.set(event.exchange_id, event);
  }

  #find({ key, change, question, instead, at }: EventOf<'detected'>): void {
    const before = this.#found.get(instead ?? key);
    if (instead !== undefined) this.#found.delete(instead);
    if (change === 'withdrawn' || !question) {
      this.#found.delete(key);
      return;
    }
    const { text, sort, doubtful: isDoubtful, lines } = question;
    this.#found.set(key, { key, at: before?.at ?? at, text, sort, isDoubtful, lines });
  }

  #bestOf(attempts: readonly EventOf<'question'>[]): EventOf<'answer'> | undefined {
    const answers = attempts.flatMap(({ id }) => this.#answers.get(id) ?? []);
    return answers.findLast(({ text }) => text !== '') ?? answers.at(-1);
  }
}
