import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import { isEnglish } from '@pythia/contracts/language.ts';
import { speechStatus, TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bind } from '#http/bind-endpoint.ts';
import type { Identify } from '#http/identity.ts';
import type { Revocations } from '#http/revocation.ts';
import type { SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';
import { openSocket } from '#http/open-socket.ts';
import { notSignedIn } from '#http/socket-closing.ts';
import {
  admitFree,
  admitPaid,
  admitPractice,
  type Admission,
  type Admit,
  type AdmissionParts,
  type StreamSession,
} from './admission.ts';
import { AudioStream } from './audio-stream.ts';
import { LineCorrector } from './correcting/line-corrector.ts';
import { prepareTerms } from './correcting/term-corrector.ts';
import { STREAM_INTERVALS, type StreamIntervals } from './intervals.ts';
import { OpenStreams } from './open-streams.ts';
import { streamClosingFor } from './stream-closing.ts';
import type { StreamLease, StreamLeases } from './stream-leases-store.ts';

export interface TranscriptionParts extends AdmissionParts {
  identitiesOf: Identify;
  recogniser: SpeechRecogniser;
  revocations: Revocations;
  answerer: () => AnswererLabel;
  mostStreams: number;
  isBehind: () => boolean;
  onRefusal: () => void;
  leases: StreamLeases;
  publicUrl: string | undefined;
  intervals?: Partial<StreamIntervals> | undefined;
}

export function bindTranscription(app: FastifyInstance, bind: Bind, parts: TranscriptionParts): void {
  const { recogniser } = parts;
  const intervals = { ...STREAM_INTERVALS, ...parts.intervals };
  const streams = new OpenStreams({
    ...parts,
    onLeaseFailure: (error) => app.log.error({ err: error }, 'the place of a stream could not be kept'),
    onCheckFailure: (error) => app.log.error({ err: error }, 'tokens of streams are not checked'),
  });
  bind(speechStatus, () => ({
    engine: recogniser.name,
    ...recogniser.status(),
    languages: [...recogniser.languages],
    answers: parts.answerer(),
  }));
  const open = (path: string, admit: Admit): void =>
    openSocket(app, {
      ...parts,
      path,
      serve: (socket, request) => serve(socket, request, admit, streams, { ...parts, intervals }),
      closing: streamClosingFor,
    });
  open(TRANSCRIBE_PATHS.free, admitFree(parts));
  open(TRANSCRIBE_PATHS.paid, admitPaid(parts));
  open(TRANSCRIBE_PATHS.practice, admitPractice(parts));
  streams.keep(app, intervals.heartbeat);
}

const NOT_PREPARED = 'how the expected words sound could not be found out';
const NOT_CORRECTED = 'a line was not corrected';

type SocketParts = TranscriptionParts & { intervals: StreamIntervals };

async function serve(
  socket: WebSocket,
  request: FastifyRequest,
  admit: Admit,
  streams: OpenStreams,
  { clock, recogniser, intervals, revocations, onRefusal }: SocketParts,
): Promise<void> {
  const since = performance.now();
  socket.pause(); // frames that arrive meanwhile stay in the socket's buffer
  try {
    const admission = await admit(request.query, request.ip);
    const { userId, asked, session, release } = admission;
    const hasLeft = () => socket.readyState !== socket.OPEN;
    try {
      if (hasLeft()) return;
      const { words, later } = await session.vocabulary();
      const lease = await placeFor(admission, streams);
      socket.resume();
      if (hasLeft()) return await lease.release(); // the close event has passed already
      const language = asked.language ?? session.language;
      const corrector = correctorOf(language, admission, { words, later }, request.log);
      const stream = new AudioStream(socket, request.raw.socket, {
        heardBefore: streams.leaveTo(admission),
        recogniser,
        userId,
        vocabulary: words.map(({ word }) => word),
        language,
        keepsLanguage: asked.language !== undefined,
        remainingMs: session.expiresAt - clock.now().getTime(),
        intervals,
        allowance: streams.allowances.of(userId),
        session,
        channel: asked.channel,
        corrector,
        onFailure: (error) => {
          if (streamClosingFor(error).code === CLOSE.tooManyStreams) onRefusal();
          else request.log.error({ err: error }, 'the speech recogniser failed');
        },
      });
      const unfollow = session.followLanguage?.(stream.hearLanguage);
      const unhear =
        asked.channel === 'interviewer'
          ? session.hearBy?.(asked.client ?? null, stream.isCatchingUp)
          : undefined;
      const done = streams.run({ ...admission, lease }, stream);
      const unheed = revocations.follow(userId, since, () => stream.cutOff(notSignedIn()));
      await done;
      unheed();
      unfollow?.();
      unhear?.();
    } finally {
      release();
    }
  } finally {
    socket.resume(); // also a refused one, or its closing handshake would never be read
  }
}

/** Uses the expected words now, and the complete list once it is there. */
function correctorOf(
  language: string,
  { asked: { channel } }: Admission,
  { words, later }: Awaited<ReturnType<StreamSession['vocabulary']>>,
  log: FastifyBaseLogger,
): LineCorrector {
  const corrector = new LineCorrector(channel, (error) => log.error({ err: error }, NOT_CORRECTED));
  if (!isEnglish(language)) return corrector; // phones are those of English
  const expect = (expected: Vocabulary): void => {
    corrector.expect(expected);
    // not awaited: words must not wait for it
    prepareTerms(expected).catch((error: unknown) => log.error({ err: error }, NOT_PREPARED));
  };
  expect(words);
  void later?.then(expect);
  return corrector;
}

const placeFor = (
  { userId, sessionId, asked: { client, channel, listen } }: Admission,
  streams: OpenStreams,
): Promise<StreamLease> =>
  streams.admit({ userId, sessionId, client: client ?? null, channel, takesOver: listen === 'here' });
