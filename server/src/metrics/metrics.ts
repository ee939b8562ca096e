import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type LanguageModel, ModelError } from '#providers/llm/language-model.ts';
import { SpeechError, type SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';

const MS = 1_000;
/** Seconds; first words should come within one or two. */
const FIRST_ANSWER_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30];

/** Seconds; the slowest step of a local recogniser or model takes several. */
const STEP_BUCKETS = [0.02, 0.05, 0.1, 0.25, 0.5, 0.9, 1.5, 3, 6, 12];

export interface QueuedWork {
  mails?: Record<string, number>;
  billingEvents?: Record<string, number>;
}

/** Counters. No label names a user, an address or a word. */
export interface Metrics {
  streamOpened(): void;
  streamClosed(): void;
  finalHeard(): void;
  /** @param ms from the question's arrival to its answer's first piece */
  answerBegan: (ms: number) => void;
  stepTook: (step: string, ms: number) => void;
  upstreamFailed(service: 'answers' | 'speech' | 'mail' | 'payments'): void;
  malformedUpstreamEvent(service: 'answers' | 'speech'): void;
  faultUnhandled(kind: 'rejection' | 'exception'): void;
  callRefused(): void;
  rowsForgotten(rule: string, rows: number): void;
  forgettingFailed(rule: string): void;
  /**
   * Prometheus' format.
   * @param counts by state; empty without the database
   */
  render(counts: QueuedWork): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['service'] as const;
  const streams = new Gauge({
    name: 'pythia_streams_open',
    help: 'Transcription streams open now.',
    registers,
  });
  const finals = new Counter({ name: 'pythia_finals_total', help: 'Final lines recognised.', registers });
  const firstAnswer = new Histogram({
    name: 'pythia_first_answer_seconds',
    help: 'From a question to the first piece of its answer.',
    buckets: FIRST_ANSWER_BUCKETS,
    registers,
  });
  const steps = new Histogram({
    name: 'pythia_question_step_seconds',
    help: 'From the end of speech to its line, to the question in it, to the first word of its answer, to the last.',
    buckets: STEP_BUCKETS,
    labelNames: ['step'],
    registers,
  });
  const failures = new Counter({
    name: 'pythia_upstream_failures_total',
    help: 'Failures of the services that we use.',
    labelNames,
    registers,
  });
  const malformed = new Counter({
    name: 'pythia_upstream_malformed_events_total',
    help: 'Messages of services that could not be understood.',
    labelNames,
    registers,
  });
  const faults = new Counter({
    name: 'pythia_unhandled_faults_total',
    help: 'Faults of the server itself that nothing in it handled.',
    labelNames: ['kind'],
    registers,
  });
  const refusals = new Counter({
    name: 'pythia_rate_refusals_total',
    help: 'Calls refused by a limit.',
    registers,
  });
  const forgotten = new Counter({
    name: 'pythia_retention_deleted_rows_total',
    help: 'Rows deleted because they had no use any more, by rule.',
    labelNames: ['rule'],
    registers,
  });
  const forgettingFailures = new Counter({
    name: 'pythia_retention_failures_total',
    help: 'Rules of retention that failed; each is tried again an hour later.',
    labelNames: ['rule'],
    registers,
  });
  const mails = new Gauge({
    name: 'pythia_mails',
    help: 'Mails by state.',
    labelNames: ['state'],
    registers,
  });
  const billingEvents = new Gauge({
    name: 'pythia_billing_events',
    help: 'Events of the payment service by state; a dead one was given up after a day.',
    labelNames: ['state'],
    registers,
  });
  return {
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    finalHeard: () => finals.inc(),
    answerBegan: (ms) => firstAnswer.observe(ms / MS),
    stepTook: (step, ms) => steps.observe({ step }, ms / MS),
    upstreamFailed: (service) => failures.inc({ service }),
    malformedUpstreamEvent: (service) => malformed.inc({ service }),
    faultUnhandled: (kind) => faults.inc({ kind }),
    callRefused: () => refusals.inc(),
    rowsForgotten: (rule, rows) => forgotten.inc({ rule }, rows),
    forgettingFailed: (rule) => forgettingFailures.inc({ rule }),
    render: (counts) => {
      setByState(mails, counts.mails);
      setByState(billingEvents, counts.billingEvents);
      return registry.metrics();
    },
  };
}

function setByState(gauge: Gauge<'state'>, counts: Record<string, number> = {}): void {
  gauge.reset();
  for (const [state, count] of Object.entries(counts)) gauge.set({ state }, count);
}

export function meteredRecogniser(recogniser: SpeechRecogniser, metrics: Metrics): SpeechRecogniser {
  return {
    name: recogniser.name,
    languages: recogniser.languages,
    status: () => recogniser.status(),
    close: () => recogniser.close(),
    async *transcribe(...given) {
      metrics.streamOpened();
      try {
        for await (const event of recogniser.transcribe(...given)) {
          if (event.type === 'final') metrics.finalHeard();
          yield event;
        }
      } catch (error) {
        const isRefusal = error instanceof SpeechError && error.code === 'capacity';
        if (!isRefusal) metrics.upstreamFailed('speech');
        throw error;
      } finally {
        metrics.streamClosed();
      }
    },
  };
}

export function meteredModel(model: LanguageModel, metrics: Metrics): LanguageModel {
  const failed = (): void => metrics.upstreamFailed('answers');
  return {
    get label() {
      return model.label;
    },
    get warmUp() {
      return model.warmUp;
    },
    forget: () => model.forget?.(),
    close: () => model.close(),
    stream: (request, signal) =>
      watched(model.stream(request, signal), {
        item: (event) => {
          if (event.type === 'end' && event.ended === 'broken') failed();
        },
        failure: (error) => {
          if (!(error instanceof ModelError) || error.code !== 'absent') failed();
        },
      }),
  };
}

/** Not a generator: three promises a token. */
function watched<T>(
  source: AsyncIterable<T>,
  see: { item: (item: T) => void; failure: (error: unknown) => void },
): AsyncIterable<T> {
  const items = source[Symbol.asyncIterator]();
  const pass = (result: IteratorResult<T>): IteratorResult<T> => {
    if (!result.done) see.item(result.value);
    return result;
  };
  const fail = (error: unknown): never => {
    see.failure(error);
    throw error;
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => items.next().then(pass, fail),
      return: async () => (await items.return?.()) ?? { done: true, value: undefined },
    }),
  };
}
