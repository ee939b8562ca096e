import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STREAMS_PER_USER } from '@pythia/contracts/limits.ts';
import { RESUME_SUMMARY_MAX, writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { systemClock } from '../../server/src/core/clock.ts';
import { newId } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDependencies } from '../../server/src/dependencies.ts';
import { accessTokens } from '../../server/src/features/auth/access-tokens.ts';
import { listenAt } from '../../server/src/listen-at.ts';
import { letHeapGrow } from '../../server/src/let-heap-grow.ts';
import { candidate } from '../answers/candidates/pharmacist.ts';

/**
 * Whole application on SQLite with many people in full sessions, and an attacker. Usage: many-people.ts
 * [model's URL] [Deepgram-like URL]
 */
const PEOPLE = 300;
const [, , upstream = '', speech = ''] = process.argv;

letHeapGrow();
const dataDir = mkdtempSync(join(tmpdir(), 'pythia-bench-'));
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ...(speech === ''
    ? { SPEECH_ENGINE: 'none' }
    : { SPEECH_ENGINE: 'deepgram', DEEPGRAM_API_KEY: 'key-1', DEEPGRAM_URL: speech }),
  RATE_LIMIT_FACTOR: '1000',
  ...(upstream === ''
    ? { ANSWERS: 'coach' }
    : { OPENAI_BASE_URL: `${upstream}/v1`, OPENAI_API_KEY: 'key-1' }),
});
const dependencies = await openDependencies(config);
const { db, secret } = dependencies;
await migrate(db);
const app = await buildApp(dependencies);
const url = await listenAt(app, { port: 0, host: '127.0.0.1' });

const tokens = accessTokens(secret, systemClock);
const now = Date.now();

async function addPerson(summaries: string[]) {
  const id = newId();
  const email = `${id}@example.com`;
  const user = { id, email, email_key: email, password_hash: '', verified_at: now };
  await db
    .insertInto('users')
    .values({ ...user, token_version: 1, trials: 9, created_at: now })
    .execute();
  const sessions = summaries.map((resume_summary) => ({
    id: newId(),
    user_id: id,
    kind: 'free' as const,
    job_title: 'Pharmacist',
    resume_summary,
    created_at: now,
    expires_at: now + 3_600_000,
  }));
  await db.insertInto('interview_sessions').values(sessions).execute();
  const token = tokens.issue({ userId: id, version: 1 });
  const headers = { authorization: `Bearer ${token}` };
  return { token, headers, sessions: sessions.map((session) => session.id) };
}

const honest = writeResumeSummary(candidate.material);
const people = await Promise.all(
  Array.from({ length: PEOPLE }, () => addPerson(Array.from({ length: STREAMS_PER_USER }, () => honest))),
);
/** All distinct, and as slow to read as any found. */
const slow = Array.from({ length: 100 }, (_, n) =>
  `Work: ${n}${'漢•'.repeat(RESUME_SUMMARY_MAX)}`.slice(0, RESUME_SUMMARY_MAX),
);
const attacker = await addPerson(slow);

process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true });
  process.exit();
});
process.send?.({ url: `${url}/api/v1/free/chat`, people, attacker });
