import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import type { Clock } from '#core/clock.ts';
import { type SpokenText, UNMEASURED_SLACK_MS } from './spoken-words.ts';
import { withoutEcho } from './without-echo.ts';

interface HeldLine {
  own: SpokenText;
  keep: (text: string) => void;
  /** On the clock of `performance.now()`. */
  since: number;
}

/** Where nobody tells how far the interviewer is heard, their line may come so much later. */
const HOLD_MS = 2_500;
const MOST_HELD_MS = 30_000;
const APART_MS = 500;
const LOOK_EVERY_MS = 250;
const MOST_HELD = 40;
const REMEMBERED_MS = 90_000;
const MOST_REMEMBERED = 60;
/** Words are shown, and lines come, so long after they were said, where nobody measured it. */
const UNMEASURED_MS = 2_000;

/** What comes by the candidate's microphone, held for a moment until it is known what of it came out of the loudspeaker. */
export class OwnLines {
  readonly #clock: Clock;
  #heard: SpokenText[] = [];
  #live: SpokenText | undefined;
  #heardUntil: number | undefined;
  #held: HeldLine[] = [];
  #looking: NodeJS.Timeout | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a stream of this process hears the interviewer, and tells how far. */
  interviewerIsHeard(isHeard: boolean): void {
    this.#heardUntil = isHeard ? -Infinity : undefined;
  }

  heardInterviewer(agoMs: number): void {
    if (this.#heardUntil !== undefined) this.#heardUntil = this.#now() - agoMs;
  }

  hearInterviewer({
    text,
    at,
    spoken_ms,
  }: {
    text: string;
    at: string;
    spoken_ms?: number | undefined;
  }): void {
    const from = this.#now() - REMEMBERED_MS;
    const recent = this.#heard.filter(({ until }) => until > from).slice(1 - MOST_REMEMBERED);
    this.#heard = [...recent, spokenBy(Date.parse(at), text, spoken_ms)];
    this.#live = undefined;
  }

  /** Tells when the latest line of a channel ended, where that is known exactly; right behind it. */
  lineEnded(channel: SpokenChannel, agoMs: number): void {
    const measured = { until: this.#now() - agoMs, slackMs: 0 };
    if (channel === 'interviewer') {
      const latest = this.#heard.pop();
      if (latest) this.#heard.push({ ...latest, ...measured });
    } else {
      const latest = this.#held.at(-1);
      if (latest) latest.own = { ...latest.own, ...measured };
    }
  }

  hearInterim(text: string): void {
    this.#live = text === '' ? undefined : spokenBy(this.#now(), text);
  }

  /** @param keep hears, once that is known, what of it was the candidate's; not called where nothing was */
  hear({ text, spoken_ms }: { text: string; spoken_ms?: number | undefined }, keep: HeldLine['keep']): void {
    this.#held.push({ own: spokenBy(this.#now(), text, spoken_ms), keep, since: performance.now() });
    if (this.#held.length > MOST_HELD) this.#decide(this.#held.shift()!);
    this.#looking ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  close(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
    for (const line of this.#held.splice(0)) this.#decide(line);
  }

  #look(): void {
    while (this.#held[0] && this.#isDue(this.#held[0])) this.#decide(this.#held.shift()!);
    if (this.#held.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #isDue({ own, since }: HeldLine): boolean {
    const heldFor = performance.now() - since;
    if (heldFor >= MOST_HELD_MS) return true;
    const saidBy = own.slackMs > 0 ? this.#now() - heldFor : own.until;
    if (this.#heardUntil !== undefined) return this.#heardUntil >= saidBy + APART_MS;
    return this.#live === undefined && heldFor >= HOLD_MS;
  }

  #decide({ own, keep }: HeldLine): void {
    const left = withoutEcho(own, this.#live ? [...this.#heard, this.#live] : this.#heard);
    if (left !== '') keep(left);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

const spokenBy = (at: number, text: string, spokenMs = UNMEASURED_MS): SpokenText => ({
  text,
  until: at - spokenMs,
  slackMs: UNMEASURED_SLACK_MS,
});
