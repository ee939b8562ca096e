import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { SMOLLM } from '../server/src/models/catalogue.ts';
import { weightsOf } from '../server/src/providers/llm/inside/loaded-model.ts';
import type { ModelEvent } from '../server/src/providers/llm/language-model.ts';
import { findServer, USUAL_ORIGINS } from '../server/src/providers/llm/local-servers/find-server.ts';
import { localModels } from '../server/src/providers/llm/local-servers/local-models.ts';
import { MODELS_DIRECTORY } from '../server/testing/models-directory.ts';

/**
 * llama.cpp's server with SmolLM2: found at both ports, reads only a second question's new part.
 * LLAMA_SERVER=path node bench/llama-server.ts
 * Build: `pip download --no-binary :all: llama-cpp-python`,
 * `cmake -S vendor/llama.cpp -B build -DLLAMA_OPENSSL=OFF`, `cmake --build build --target llama-server`.
 */
const PORTS = [USUAL_ORIGINS.llamaCpp, USUAL_ORIGINS.otherLlamaCpp].map((origin) => new URL(origin).port);
const CONTEXT_TOKENS = '8192';
const PREFIX_SENTENCES = 40;
/** Second question and the first answer's end. */
const MOST_READ_ANEW = 80;
const binary = process.env['LLAMA_SERVER'] ?? '';
const weights = weightsOf(MODELS_DIRECTORY, SMOLLM);
if (!existsSync(binary) || !existsSync(weights)) {
  console.error(
    'LLAMA_SERVER names no llama-server, or npm run setup -- --answers=smollm2-135m was not run.',
  );
  process.exit(1);
}

const SYSTEM = `Answer as the candidate. ${'In 2021 I ran the night shift of a bakery in Leeds and trained four apprentices. '.repeat(PREFIX_SENTENCES)}`;
const never = new AbortController().signal;

async function start(port: string) {
  const args = [
    '-m',
    weights,
    '-c',
    CONTEXT_TOKENS,
    '-np',
    '1',
    '-t',
    '1',
    '--port',
    port,
    '--host',
    '127.0.0.1',
  ];
  const server = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  for (const output of [server.stdout, server.stderr])
    output.setEncoding('utf8').on('data', (text: string) => log.push(text));
  while (!(await findServer(USUAL_ORIGINS, undefined, never))) {
    if (server.exitCode !== null) throw new Error(`llama-server ended: ${log.join('').slice(-500)}`);
    await delay(200);
  }
  return { log, end: async () => void (server.kill(), await once(server, 'exit')) };
}

/** Usage and time to first word. */
async function ask(model: ReturnType<typeof localModels>, questions: readonly string[]) {
  const turns = questions.flatMap((question, at) => [
    ...(at > 0 ? [{ role: 'assistant' as const, content: 'I did.' }] : []),
    { role: 'user' as const, content: question },
  ]);
  const request = {
    messages: [{ role: 'system' as const, content: SYSTEM }, ...turns],
    maxTokens: 12,
    temperature: 0,
  };
  const askedAt = performance.now();
  let firstMs = NaN;
  let end: Extract<ModelEvent, { type: 'end' }> | undefined;
  for await (const event of model.stream(request, never)) {
    if (event.type === 'text' && Number.isNaN(firstMs)) firstMs = performance.now() - askedAt;
    if (event.type === 'end') end = event;
  }
  const { prompt = NaN, cached } = end?.usage ?? {};
  return { firstMs: Math.round(firstMs), prompt, readAnew: prompt - (cached ?? 0), ended: end?.ended };
}

const rows: object[] = [];
let isMet = true;
for (const port of PORTS) {
  const server = await start(port);
  const model = localModels({ onMalformedEvent: () => console.error('an event was not understood') });
  while (model.label === null) await delay(50);
  const first = await ask(model, ['Whom did you train?']);
  const second = await ask(model, ['Whom did you train?', 'And why there?']);
  rows.push(
    { port, name: model.label.name, question: 1, ...first },
    { port, name: model.label.name, question: 2, ...second },
  );
  isMet &&= second.readAnew <= MOST_READ_ANEW;
  const ofReuse = server.log
    .join('')
    .split('\n')
    .filter((line) => /similarity|n_past|cached|reus/i.test(line));
  console.log(ofReuse.slice(-8).join('\n'));
  await model.close();
  await server.end();
}
console.table(rows);
if (!isMet) process.exitCode = 1;
