import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import type { SendMessage } from '#http/message-sender.ts';
import type { StreamSession } from './admission.ts';
import type { LineCorrector } from './correcting/line-corrector.ts';
import type { HeardReports } from './heard-reports.ts';
import { plainAbbreviations } from './plain-abbreviations.ts';
import type { SoundBacklog } from './sound-pace.ts';
import type { SpeechEnd } from './speech-end.ts';

interface LiveWords {
  interim: string;
  stands?: number | undefined;
}

export interface SpokenLinesParts {
  send: SendMessage<ServerMessage>;
  session: StreamSession;
  channel: SpokenChannel;
  corrector: LineCorrector;
  reports: HeardReports;
  speechEnd: SpeechEnd;
  backlog: SoundBacklog;
  /** True while audio kept through a break arrives. */
  isCatchingUp: () => boolean;
}

/** What a stream's recogniser says: told to its client, and to the session as a voice's lines. */
export class SpokenLines {
  readonly #parts: SpokenLinesParts;
  #interim = '';

  constructor(parts: SpokenLinesParts) {
    this.#parts = parts;
  }

  interim(words: LiveWords): void {
    this.#interim = words.interim;
    this.#parts.send(words);
    this.#tellInterim(words);
  }

  final(text: string): void {
    this.#end(plainAbbreviations(text));
  }

  /** All up to so many samples is in a line, or was silence. */
  settle(heard: number): void {
    const { session, channel, reports, speechEnd } = this.#parts;
    reports.settle(heard);
    const agoMs = speechEnd.sinceSamples(heard);
    if (agoMs !== undefined && channel === 'interviewer') session.heardInterviewer?.(agoMs);
  }

  /** What was settled last ends with a line, which a connection that breaks now must not replay. */
  settleLine(): void {
    const { session, channel, reports, speechEnd, backlog } = this.#parts;
    reports.flush();
    const agoMs = speechEnd.sinceBefore(reports.heard);
    if (agoMs !== undefined && !backlog.isComing) session.lineEnded?.(channel, agoMs);
  }

  /** Speech has ended: words that no final took up were none. */
  dropInterim(): void {
    if (this.#interim !== '') this.interim({ interim: '' });
  }

  breakOff(): void {
    if (this.#interim.trim() !== '') this.#end(this.#interim);
  }

  #end(text: string): void {
    const kept = this.#append(text);
    this.#parts.send({ transcript: text });
    if (kept) this.#correct(kept.id, text);
    if (this.#interim !== '') this.#tellInterim({ interim: '' });
    this.#interim = '';
  }

  /** @returns the interviewer's line; of the candidate, what becomes a line is known later */
  #append(text: string): { id: string } | undefined {
    const { session, channel, speechEnd, isCatchingUp } = this.#parts;
    const ms = isCatchingUp() ? undefined : speechEnd.since();
    const line = { text, ...(ms !== undefined && { spoken_ms: ms }) };
    if (channel === 'interviewer') return session.append?.({ kind: 'line', ...line });
    session.hearOwn?.(line, ({ id, text: own }) => this.#correct(id, own));
    return undefined;
  }

  /** With the terms that were expected. */
  #correct(id: string, text: string): void {
    const { session, corrector } = this.#parts;
    for (const correction of corrector.hear(id, text))
      session.append?.({ kind: 'correction', ...correction });
  }

  #tellInterim(words: LiveWords): void {
    if (this.#parts.channel === 'interviewer') this.#parts.session.tellInterim?.(words);
  }
}
