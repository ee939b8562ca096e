import { join, resolve } from 'node:path';
import { PRO_PAYMENTS } from '@pythia/contracts/pricing.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { coachThread, type Coach, type CoachThread, usualClassifier } from '#coach/answer.ts';
import { type LineLabeller, lineLabeller } from '#coach/line-labeller.ts';
import { systemClock, type Clock } from '#core/clock.ts';
import { ConfigError } from '#core/config-error.ts';
import { describeError } from '#core/describe-error.ts';
import { DatabaseUnavailable } from '#core/errors.ts';
import { loadOrCreateSecret } from '#core/load-or-create-secret.ts';
import { sleep, type Sleep } from '#core/sleep.ts';
import { ThreadClosed } from '#core/timed-thread.ts';
import type { Database } from '#db/database.ts';
import { NOBODY_ELSE, type Notices } from '#db/notices.ts';
import { postgresNotices } from '#db/postgres-notices.ts';
import { migrate, NewerSchema } from '#db/migrate.ts';
import { openPostgres } from '#db/open-postgres.ts';
import { openSqlite } from '#db/open-sqlite.ts';
import { sentenceClassifier } from '#inference/sentence-classifier.ts';
import { judgeByKinds } from '#question-detector/judge-by-kinds.ts';
import { type Judge, judgeAlone } from '#question-detector/judge.ts';
import { type SentenceModels, sentenceModels } from '#inference/sentence-models.ts';
import { type CoachWords, coachLabel } from '#asking/coach-answerer.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { localModels } from '#providers/llm/local-servers/local-models.ts';
import { inTurn } from '#providers/llm/in-turn.ts';
import { findInside } from '#providers/llm/inside/find-inside.ts';
import { modelInside } from '#providers/llm/inside/model-inside.ts';
import { noModel } from '#providers/llm/no-model.ts';
import { openAiCompatible } from '#providers/llm/openai-compatible/openai-compatible.ts';
import type { MailFolder } from '#providers/mail/mail-folder.ts';
import type { MailSender } from '#providers/mail/mail-sender.ts';
import { fileMailSender } from '#providers/mail/outbox/file-mail-sender.ts';
import { mailFolder } from '#providers/mail/outbox/read-mail-folder.ts';
import { smtpMailSender } from '#providers/mail/smtp/smtp-mail-sender.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { stripePayments } from '#providers/payments/stripe/stripe-payments.ts';
import { chooseRecogniser } from '#providers/speech/choose-recogniser.ts';
import type { SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';
import type { OpenSessionParts } from '#features/interviews/timeline/open-session.ts';
import type { FindPreparedParts } from '#features/prepared/find-prepared.ts';
import type { KnowledgeReader } from '#features/knowledge/routes.ts';
import type { Config } from './config.ts';
import { meteredModel, meteredRecogniser, createMetrics, type Metrics } from './metrics/metrics.ts';

export interface Dependencies {
  config: Config;
  clock: Clock;
  sleep: Sleep;
  db: Database;
  notices: Notices;
  secret: string;
  mailSender: MailSender;
  mailFolder: MailFolder | undefined;
  recogniser: SpeechRecogniser;
  model: LanguageModel;
  coach: CoachWords;
  furtherModels: readonly string[];
  /** `test`: the built-in test checkout; undefined: no subscriptions. */
  payments: Payments | 'test' | undefined;
  knowledge: KnowledgeReader & {
    terms: OpenSessionParts['termsOf'];
    openLibrary: (userId: string, library: Library) => Promise<void>;
  };
  documents: {
    open: (userId: string, ...as: Parameters<Coach['openDocuments']>) => Promise<void>;
    forget: (userId: string) => Promise<void>;
  };
  describeStory: (userId: string, text: string) => ReturnType<Coach['describeStory']>;
  labeller: LineLabeller;
  sentenceModels: SentenceModels;
  judge: Judge;
  meaningOf: FindPreparedParts['meaningOf'];
  vectorOf: FindPreparedParts['vectorOf'];
  listJobs: (userId: string, material: Material) => ReturnType<Coach['listJobs']>;
  listStories: (userId: string, material: Material) => ReturnType<Coach['listStories']>;
  silentOn: (userId: string, material: Material) => ReturnType<Coach['silentOn']>;
  review: (userId: string, ...given: Parameters<Coach['review']>) => ReturnType<Coach['review']>;
  isCoachReady: () => boolean;
  metrics: Metrics;
  webDir: string;
  /** Milliseconds, shortened by tests. */
  streamIntervals?: { heartbeat?: number; heard?: number; status?: number };
  /** Milliseconds before a found question is asked, shortened by tests. */
  foundPatience?: { quiet?: number; most?: number; goesOn?: number };
  isBehind?: () => boolean;
  /** Milliseconds for a brief, lengthened by tests. */
  searchWithinMs?: number;
  /** Milliseconds for a draft, shortened by tests. */
  draftWithinMs?: number;
  /** Milliseconds, lengthened by tests. */
  debriefWithinMs?: number;
  /** Seconds for a file, lengthened by tests. */
  readingSeconds?: number;
  close(): Promise<void>;
}

/**
 * Composition root: adapters are chosen only here.
 * @param given parts that tests replace: database, clock, coach
 */
export async function openDependencies(
  config: Config,
  given: Partial<
    Pick<Dependencies, 'db' | 'clock' | 'labeller' | 'sentenceModels'> & { coach: CoachThread }
  > = {},
): Promise<Dependencies> {
  const clock = given.clock ?? systemClock;
  const secret =
    config.secretKey ??
    (await named('DATA_DIR', () => loadOrCreateSecret(join(config.dataDir, 'secret-key'))));
  const db = given.db ?? openDatabase(config.database);
  const notices =
    config.database.kind === 'postgres'
      ? postgresNotices(config.database.url, (error) =>
          console.error('notices between processes are interrupted', describeError(error)),
        )
      : NOBODY_ELSE;
  const mailSender = config.mail.kind === 'smtp' ? smtpMailSender(config.mail) : fileMailSender(config.mail);
  const metrics = createMetrics();
  const onMalformedMessage = (): void => metrics.malformedUpstreamEvent('speech');
  const recogniser = meteredRecogniser(chooseRecogniser({ ...config.speech, onMalformedMessage }), metrics);
  const labeller = given.labeller ?? lineLabeller({ onFailure: onLabellerFailure });
  const sentences = given.sentenceModels ?? sentenceModels({ onFailure: onSentenceFailure });
  const meaning = sentences.of('meaning');
  const prepared = sentences.of('prepared');
  const usualQuestions = usualClassifier(prepared);
  const askedOrNot = sentenceClassifier(
    sentences.of('question'),
    new URL('../weights/question/head.json', import.meta.url),
  );
  const judge = judgeByKinds(askedOrNot.kinds);
  const thread =
    given.coach ??
    coachThread({
      startsAtOnce: true,
      onDeath: onCoachDeath,
      labeller,
      meaning,
      usualQuestions,
      judge: judgeAlone(judge),
    });
  const stripe = config.billing.kind === 'stripe' ? openStripe(config.billing, clock) : undefined;
  const model = meteredModel(openModel(config.chat, metrics), metrics);
  return {
    config,
    clock,
    sleep,
    db,
    notices,
    secret,
    mailSender,
    mailFolder: config.mail.kind === 'outbox' ? mailFolder(config.mail.dir) : undefined,
    recogniser,
    model,
    coach: { ...thread, label: () => coachLabel(thread.isByWords()) },
    furtherModels: config.chat.kind === 'openai' ? config.chat.models : [],
    payments: config.billing.kind === 'test' ? 'test' : stripe,
    knowledge: {
      fieldsShown: (userId, material) => thread.of(userId).fieldsShown(material),
      findEntries: (userId, search, count) => thread.of(userId).findEntries(search, count),
      openLibrary: (userId, library) => thread.of(userId).openLibrary(library),
      terms: ({ userId, ...about }) => thread.of(userId).terms(about),
    },
    documents: {
      open: (userId, ...as) => thread.of(userId).openDocuments(...as),
      forget: (userId) => thread.of(userId).forgetDocuments(),
    },
    describeStory: (userId, text) => thread.of(userId).describeStory(text),
    listJobs: (userId, material) => thread.of(userId).listJobs(material),
    listStories: (userId, material) => thread.of(userId).listStories(material),
    silentOn: (userId, material) => thread.of(userId).silentOn(material),
    review: (userId, given) => thread.of(userId).review(given),
    isCoachReady: () => thread.isReady(),
    labeller,
    sentenceModels: sentences,
    judge,
    meaningOf: usualQuestions.narrow.kinds,
    vectorOf: (text) => meaning.vector(text),
    metrics,
    webDir: resolve(import.meta.dirname, '../../web/dist'),
    close: async () => {
      await mailSender.close();
      await recogniser.close();
      await model.close();
      await stripe?.close();
      if (!given.coach) await thread.close();
      if (!given.labeller) await labeller.close();
      if (!given.sentenceModels) await sentences.close();
      await notices.close();
      await db.destroy();
    },
  };
}

function openModel(chat: Config['chat'], metrics: Metrics): LanguageModel {
  const onMalformedEvent = (): void => metrics.malformedUpstreamEvent('answers');
  if (chat.kind === 'openai') return openAiCompatible({ ...chat, onMalformedEvent });
  if (chat.kind === 'coach') return noModel;
  const installed = findInside(chat.inside.directory, chat.model);
  const { prefixes } = chat.inside;
  const inside = installed && modelInside({ ...installed, prefixes, onTrouble: onModelTrouble });
  const found = localModels({
    model: chat.model,
    onMalformedEvent,
    onNone: () => inside?.begin(),
    onFound: () => inside?.putAway(),
  });
  return inside ? inTurn([found, inside]) : found;
}

function openStripe(billing: Config['billing'] & { kind: 'stripe' }, clock: Clock): Payments {
  const CENTS = 100;
  const amounts = { year: PRO_PAYMENTS.year * CENTS, month: PRO_PAYMENTS.month * CENTS };
  return stripePayments({
    ...billing,
    clock,
    expected: { currency: 'usd', amounts },
    onWrongPrice: (message) => console.error(message),
  });
}

const warnOfThread =
  (what: string) =>
  (error: Error): void => {
    if (!(error instanceof ThreadClosed)) console.error(`${what}:`, describeError(error));
  };
const onCoachDeath = warnOfThread("the coach's thread died");
const onLabellerFailure = warnOfThread('lines of résumés are read by rules');
const onSentenceFailure = warnOfThread('what a text means is not told');
const onModelTrouble = (reason: string): void => console.error(reason);
const onConnectionLost = (error: Error): void => console.error(`database connection lost: ${error.message}`);

function openDatabase(database: Config['database'], options?: { patient: boolean }): Database {
  return database.kind === 'sqlite'
    ? openSqlite(database.file)
    : openPostgres(database.url, onConnectionLost, options);
}

export async function migrateDatabase(database: Config['database']): Promise<void> {
  await named(database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL', async () => {
    const db = openDatabase(database, { patient: true });
    await migrate(db).finally(() => db.destroy());
  });
}

const PERMISSION_DENIED = '42501';

async function named<T>(variable: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const { syscall, code, message } = error as NodeJS.ErrnoException;
    const isRefused = syscall !== undefined || code === 'ERR_SQLITE_ERROR' || code === PERMISSION_DENIED;
    const isExpected = error instanceof DatabaseUnavailable || error instanceof NewerSchema;
    if (!isRefused && !isExpected) throw error;
    throw new ConfigError(variable, message);
  }
}
