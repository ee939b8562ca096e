import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { FeedMessage, Glance } from '@pythia/contracts/feed.ts';
import type { SentCorrection } from '#transcript/corrections.ts';
import type { FoundQuestions } from '#transcript/question/found-questions.ts';
import type { SoundGap, Transcript } from '#transcript/transcript.ts';
import type { FollowingSession } from './next-session.ts';
import type { ChosenStyle, SessionStyle, StyleEvent } from './session-style.ts';

/**
 * `listening`: the session runs, or is not yet known to; `following`: it is over, and another is being begun;
 * `over`: for reading; `refused`: the token is not taken; `unknown`: no such session, nothing to read;
 * `left`: signed out.
 */
export type Phase =
  | {
      readonly name: 'listening';
      readonly armed: boolean;
    }
  | ({ readonly name: 'following' } & Ending)
  | ({
      readonly name: 'over';
      readonly failure: string | null;
    } & Ending)
  | { readonly name: 'refused' | 'unknown' | 'left' };

export interface Ending {
  readonly endedByUser: boolean;
}

export interface CopilotSession {
  readonly id: string;
  readonly jobTitle: string;
  readonly language: string;
  /** Epoch milliseconds by the server's clock; NaN: unknown. */
  readonly expiry: number;
  readonly secondsLeft: number | null;
  readonly known: boolean;
  /** Sentence on why no news comes any more; null: it does. */
  readonly notFollowing: string | null;
  readonly phase: Phase;
  readonly previousUrl: string | null;
  readonly transcript: Transcript;
  readonly found: FoundQuestions;
  readonly way: AnsweringWay;
  /** Title and number of the prepared answer or story that fits what is being asked. */
  readonly glance: Glance | null;
  readonly style: SessionStyle;
  /** Sentence about asking, until it is mended or dismissed. */
  readonly error: string | null;
}

export type CopilotEvent =
  | { type: 'tick'; now: number }
  | { type: 'told'; message: FeedMessage; now: number }
  | { type: 'feed'; refusal: string | null }
  | { type: 'held-in'; language: string }
  | { type: 'armed'; armed: boolean }
  | { type: 'session-over'; now: number }
  | { type: 'ended-by-user' }
  | { type: 'going-on' }
  | { type: 'not-followed'; why: string }
  | { type: 'moved'; next: FollowingSession; now: number }
  | { type: 'refused' }
  | { type: 'unknown'; isBlank: boolean }
  | { type: 'signed-out' }
  | { type: 'heard'; transcript: Transcript }
  | { type: 'missed'; gap: SoundGap }
  | { type: 'interrupted' }
  | { type: 'line-toggled'; id: number }
  | { type: 'selection-cleared' }
  | { type: 'lines-asked' }
  | { type: 'line-corrected'; line: string; text: string }
  | { type: 'correction-acknowledged'; correction: SentCorrection }
  | { type: 'put-away'; key: string }
  | { type: 'style-wished'; style: ChosenStyle }
  | { type: 'style-settled'; event: StyleEvent | null }
  | { type: 'switch-read' }
  | { type: 'asking' }
  | { type: 'failed'; error: string }
  | { type: 'error-dismissed' };
