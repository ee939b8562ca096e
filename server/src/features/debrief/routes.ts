import { debriefInterview } from '@pythia/contracts/debrief.ts';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import type { Practice } from '@pythia/contracts/practice.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { readThankYou, saveThankYou } from '@pythia/contracts/thank-you.ts';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { ListedStory } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';
import { takeTurns } from '#core/take-turns.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { composeDebrief, type EndedSession } from './compose-debrief.ts';
import { readThankYouNote, storeThankYouNote } from './thank-you-store.ts';

interface WantedSession {
  userId: Id;
  sessionId: Id;
}

interface SessionRow {
  id: Id;
  kind: 'free' | 'paid' | 'practice';
  language: string;
  company: string;
  job_title: string;
  resume_summary: string;
  expires_at: Instant;
}

interface DebriefingParts {
  db: Database;
  clock: Clock;
  findSession: (wanted: WantedSession) => Promise<SessionRow | undefined>;
  readEvents: (
    sessionId: Id,
    page: { after: number; limit: number },
  ) => Promise<{ events: SessionEvent[]; next: number | null }>;
  readMaterial: (resumeSummary: string) => Material;
  storiesOf: (userId: Id) => Promise<Partial<Material>>;
  writtenStories: (userId: Id) => Promise<readonly { title: string; text: string }[]>;
  listStories: (userId: Id, material: Material) => Promise<ListedStory[]>;
  findPractice: (wanted: WantedSession) => Promise<Pick<Practice, 'turns' | 'answers'> | undefined>;
  usualOf: (text: string) => Promise<UsualId | undefined>;
  debriefWithinMs?: number | undefined;
  /** Told of parts that a debrief goes without. */
  onDebriefFailure: (error: unknown) => void;
}

const LINE = { concurrency: 2, mostEach: 4, mostInAll: 100 };
const RETRY_AFTER_SECONDS = 5;
/** Events a turn of the event loop: some milliseconds. */
const PAGE = 200;
/** One deadline for stories and usual questions. */
const WITHIN_MS = 3_000;

export function bindDebrief(bind: Bind, parts: DebriefingParts): void {
  const { db, clock } = parts;
  const inTurn = takeTurns<Id>({ ...LINE, whenFull: tooManyWait });

  bind(debriefInterview, ({ identity: { userId }, params: { session_id: sessionId }, signal }) =>
    inTurn(userId, async () => {
      const session = found(await parts.findSession({ userId, sessionId }));
      if (session.expires_at > clock.now().getTime())
        throw new AppError('conflict', SERVER_MESSAGES.sessionRuns);
      const deadline = performance.now() + (parts.debriefWithinMs ?? WITHIN_MS);
      const material = { ...parts.readMaterial(session.resume_summary), ...(await parts.storiesOf(userId)) };
      const [practised, stories] = await Promise.all([
        session.kind === 'practice' ? practisedIn(parts, { userId, sessionId }) : undefined,
        storiesBy(deadline, parts, userId, material),
      ]);
      const { company, jobDescription: posting, name } = material;
      const about = { language: session.language, company: session.company || company, posting, name };
      return composeDebrief(
        { ...about, role: session.job_title || material.role, practised },
        {
          pages: pagesOf(parts, sessionId, signal),
          stories,
          usualOf: (text) => usualBy(deadline, parts, text),
        },
      );
    }),
  );

  const own = async (wanted: WantedSession): Promise<WantedSession> => {
    found(await parts.findSession(wanted));
    return wanted;
  };

  bind(readThankYou, async ({ identity: { userId }, params: { session_id: sessionId } }) =>
    readThankYouNote(db, await own({ userId, sessionId })),
  );

  bind(saveThankYou, async ({ identity: { userId }, params: { session_id: sessionId }, body }) => {
    const wanted = await own({ userId, sessionId });
    const version = await storeThankYouNote(db, { ...wanted, ...body, now: clock.now().getTime() });
    if (version === undefined) throw new AppError('conflict', SERVER_MESSAGES.thankYouChanged);
    return { version };
  });
}

async function* pagesOf(
  { readEvents }: DebriefingParts,
  sessionId: Id,
  signal: AbortSignal,
): AsyncGenerator<SessionEvent[]> {
  for (let after: number | null = 0; after !== null;) {
    signal.throwIfAborted();
    const page: Awaited<ReturnType<typeof readEvents>> = await readEvents(sessionId, { after, limit: PAGE });
    yield page.events;
    after = page.next;
  }
}

async function practisedIn(
  parts: DebriefingParts,
  wanted: WantedSession,
): Promise<EndedSession['practised']> {
  const practice = await parts.findPractice(wanted);
  const said = new Map(practice?.answers.map(({ turn, text }) => [turn, text]));
  return new Map(
    practice?.turns.flatMap(({ id, question }) =>
      question === null ? [] : [[question, said.get(id)] as const],
    ),
  );
}

/** Deadline on the `performance.now()` clock: the first call waits for a model to load. */
async function usualBy(
  deadline: number,
  { usualOf, onDebriefFailure }: DebriefingParts,
  text: string,
): Promise<UsualId | undefined> {
  const left = deadline - performance.now();
  if (left <= 0) return undefined;
  const reading = usualOf(text);
  try {
    return (await settlesWithin(reading, left)) ? await reading : undefined;
  } catch (error) {
    onDebriefFailure(error);
    return undefined;
  }
}

/** Null: not read in time. */
async function storiesBy(
  deadline: number,
  parts: DebriefingParts,
  userId: Id,
  material: Material,
): Promise<{ title: string; text: string }[] | null> {
  const reading = Promise.all([parts.listStories(userId, material), parts.writtenStories(userId)]);
  try {
    if (!(await settlesWithin(reading, deadline - performance.now()))) return null;
    const [listed, written] = await reading;
    return [
      ...written,
      ...listed
        .filter(({ standing }) => standing !== 'hidden')
        .map(({ title, sentences }) => ({ title, text: sentences.join(' ') })),
    ];
  } catch (error) {
    parts.onDebriefFailure(error);
    return null;
  }
}

const tooManyWait = (): AppError =>
  new AppError('unavailable', SERVER_MESSAGES.tooManyDebriefs, { retryAfter: RETRY_AFTER_SECONDS });
