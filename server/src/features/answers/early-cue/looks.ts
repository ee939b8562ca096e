import type { Glance } from '@pythia/contracts/feed.ts';
import { shortCue } from '#coach/answer.ts';
import { asTurns } from '#asking/exchange.ts';
import type { AnsweredSession } from '../answered-session.ts';
import { type BriefParts, preparedFor } from '../brief.ts';
import { glanceOf } from './glance-of.ts';

const RESTS = 3;

export class Looks {
  readonly #parts: BriefParts;
  #isLooking = false;
  #restsUntil = -Infinity;

  constructor(parts: BriefParts) {
    this.#parts = parts;
  }

  get isBusy(): boolean {
    return this.#isLooking || performance.now() < this.#restsUntil;
  }

  async look(
    session: Pick<
      AnsweredSession,
      'userId' | 'jobId' | 'isFree' | 'language' | 'material' | 'library' | 'style'
    >,
    question: string,
  ): Promise<Glance | null> {
    const since = performance.now();
    this.#isLooking = true;
    try {
      const { certain } = await preparedFor(this.#parts, { session, question });
      if (certain) return glanceOf(shortCue(certain.question, certain.text));
      const { userId, material, library, language, style } = session;
      const turns = asTurns([], question);
      const { answer, cue } = await this.#parts.coach
        .of(userId)
        .brief(
          { material, library, turns, language, style, isToldOfEnglish: true },
          { fitting: 1, passages: 0, experiences: false },
        );
      return answer.source === null ? null : glanceOf(cue, answer.storyTitle);
    } catch {
      return null; // a thread that is full or hangs: the answer reports it
    } finally {
      this.#isLooking = false;
      this.#restsUntil = performance.now() + RESTS * (performance.now() - since);
    }
  }
}
