import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askPlainly } from './answer-stream/ask-plainly.ts';
import type { FromLoad, ToLoad } from './audio-relay/protocol.ts';

/**
 * Answers a second of one process, coach and model, at 300 ms to the first word for 19 of 20; twice the load;
 * beside an attacker; beside full streams.
 */
const SECONDS = 6;
const LONGEST_P95_MS = 300;
/** Rounds beside streams, whose heartbeats fall inside. */
const ROUNDS = 5;
const RATES = { coach: [120, 240, 360, 480, 960], model: [60, 120, 180, 240, 480] };
/** A model's answer, word by word. */
const PACE = { tokens: 60, firstMs: 5, everyMs: 5 };
const QUESTIONS = [
  'Tell me about a mistake you made.',
  'Why do you want to work here?',
  'Tell me about a time you disagreed with a colleague.',
  'What are you proud of?',
];

interface Person {
  token: string;
  headers: Record<string, string>;
  sessions: string[];
}
interface Server {
  url: string;
  people: Person[];
  attacker: Person;
}

const children: ChildProcess[] = [];

const said = async <T>(child: ChildProcess): Promise<T> => ((await once(child, 'message')) as [T])[0];

function run(file: string, ...args: string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args);
  children.push(child);
  return child;
}

const start = <T>(file: string, ...args: string[]): Promise<T> =>
  said<T>(run(join('answer-stream', file), ...args));

const ask = (server: Server, { headers, sessions }: Person, message: string, session = sessions[0]) =>
  askPlainly(server.url, headers, JSON.stringify({ session_id: session, message }));

/** A different person each time. */
async function load(server: Server, perSecond: number, questionOf: (n: number) => string) {
  const asked: ReturnType<typeof ask>[] = [];
  const begun = performance.now();
  for (let n = 0; n < perSecond * SECONDS; n++) {
    const late = performance.now() - begun - (n * 1_000) / perSecond;
    if (late < 0) await delay(-late);
    asked.push(ask(server, server.people[n % server.people.length]!, questionOf(n)));
  }
  const all = await Promise.all(asked);
  const answered = all.filter(({ status }) => status === 200).map(({ firstMs }) => firstMs);
  const refused = all.filter(({ status }) => status === 503);
  return {
    'asked a second': perSecond,
    'answered a second': Math.round(answered.length / ((performance.now() - begun) / 1_000)),
    'p95 ms': Math.round(share(answered, 0.95)),
    'refused %': Math.round((100 * refused.length) / all.length),
    'p95 of a refusal ms':
      Math.round(
        share(
          refused.map(({ firstMs }) => firstMs),
          0.95,
        ),
      ) || '',
    'failed %': Math.round((100 * (all.length - answered.length - refused.length)) / all.length),
  };
}

const share = (values: number[], of: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * of)] ?? NaN;

async function measure(server: Server, rates: readonly number[], questionOf: (n: number) => string) {
  await load(server, rates[0]!, questionOf); // reads all materials, and compiles
  const rows = [];
  for (const rate of rates) rows.push(await load(server, rate, questionOf));
  console.table(rows);
  const met = rows.filter(
    (row) => row['p95 ms'] <= LONGEST_P95_MS && row['refused %'] + row['failed %'] === 0,
  );
  console.log(
    `p95 within ${LONGEST_P95_MS} ms, none refused: ${met.at(-1)?.['asked a second'] ?? 0} answers a second`,
  );
}

/** Ten answers a second with sound in every session. */
async function measureBesideStreams(questionOf: (n: number) => string): Promise<void> {
  const sound = run('audio-relay/load.ts');
  const { sinkUrl } = await said<Extract<FromLoad, { sinkUrl: string }>>(sound);
  const tell = <T extends FromLoad>(message: ToLoad): Promise<T> => {
    sound.send(message);
    return said<T>(sound);
  };
  const server = await start<Server>('many-people.ts', '', sinkUrl);
  await load(server, 10, questionOf);
  const address = new URL('transcribe', server.url).href.replace('http', 'ws');
  const urls = server.people.flatMap(({ token, sessions }) =>
    sessions.map((session) => `${address}?token=${token}&session_id=${session}`),
  );
  const { group } = await tell<Extract<FromLoad, { group: number }>>({ do: 'connect', urls });
  console.log(`The coach, ten answers a second, beside ${urls.length} streams to a speech service`);
  const rows = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [answers, frames] = await Promise.all([
      load(server, 10, questionOf),
      tell<Extract<FromLoad, { frames: number }>>({ do: 'send', group, seconds: SECONDS }),
    ]);
    rows.push({
      ...answers,
      'frames lost': frames.frames - frames.arrived,
      'p95 of a frame ms': Math.round(frames.p95Ms),
    });
  }
  console.table(rows);
}

try {
  const ownQuestion = (n: number): string => QUESTIONS[n % QUESTIONS.length]!;
  console.log('The built-in coach');
  const coach = await start<Server>('many-people.ts');
  await measure(coach, RATES.coach, ownQuestion);

  console.log('The coach, ten answers a second, alone and beside somebody whose material reads slowly');
  const alone = await load(coach, 10, ownQuestion);
  const attack = new AbortController();
  const attacking = (async () => {
    for (let n = 0; !attack.signal.aborted; n++) {
      const sessions = coach.attacker.sessions.slice((n * 10) % 100).slice(0, 10);
      await Promise.all(sessions.map((session) => ask(coach, coach.attacker, 'Why?', session)));
    }
  })();
  const beside = await load(coach, 10, ownQuestion);
  attack.abort();
  await attacking;
  console.table({ alone, beside });

  console.log(`A language model, answers of ${PACE.tokens} words`);
  const { url: upstream } = await start<{ url: string }>('upstream.ts');
  const model = await start<Server>('many-people.ts', upstream);
  await measure(model, RATES.model, (id) => JSON.stringify({ id, ...PACE }));

  await measureBesideStreams(ownQuestion);
} finally {
  for (const child of children) if (child.connected) child.disconnect();
}
