import { availableParallelism, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { describeModel } from './describe-model.ts';
import { DownloadError } from './download-error.ts';
import {
  LANGUAGE_PROFILES,
  languageProfileFor,
  languageProfileNamed,
  type LanguageProfile,
} from './language-profiles.ts';
import type { Model } from './model.ts';
import { obtainModels } from './obtain-models.ts';
import {
  modelsOf,
  profilesByLanguage,
  profilesToFetch,
  SPEECH_MODELS,
  type SpeechModels,
} from './speech-profiles.ts';

/*
 * Usage: node fetch-models.ts --dir <models> [--speech auto|<profile>] [--answers auto|<profile>] [--mirror
 * <folder or URL>]. Exit code 0: each purpose has an intact model; 3: unreachable; 1: other.
 */

const UNREACHABLE = 3;
const BAR = 40;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    speech: { type: 'string' },
    answers: { type: 'string' },
    mirror: { type: 'string' },
  },
});

process.exitCode = await run();

async function run(): Promise<number> {
  const { dir, speech = values.answers === undefined ? 'auto' : undefined, answers } = values;
  const heard = SPEECH_MODELS.find((name) => name === speech);
  const answering = answers === undefined ? undefined : languageProfile(answers);
  if (!dir || (speech !== undefined && !heard) || (answers !== undefined && !answering)) {
    const names = LANGUAGE_PROFILES.map(({ name }) => name).join('|');
    console.error(
      `usage: fetch-models.ts --dir <models> [--speech ${SPEECH_MODELS.join('|')}] [--answers auto|${names}] [--mirror M]`,
    );
    return 2;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return Math.max(
    heard ? await fetchSpeech(dir, heard, stop.signal) : 0,
    answering ? await fetchFirst(dir, [[answering.model]], stop.signal) : 0,
  );
}

function languageProfile(name: string): LanguageProfile | undefined {
  if (name !== 'auto') return languageProfileNamed(name);
  return languageProfileFor({ memoryBytes: totalmem(), cores: availableParallelism() });
}

async function fetchSpeech(dir: string, chosen: SpeechModels, signal: AbortSignal): Promise<number> {
  let code = 0;
  for (const profiles of profilesByLanguage(chosen).values())
    code = Math.max(code, await fetchFirst(dir, profilesToFetch(profiles).map(modelsOf), signal));
  return code;
}

async function fetchFirst(
  dir: string,
  choices: readonly (readonly Model[])[],
  signal: AbortSignal,
): Promise<number> {
  let code = 0;
  for (const models of choices) {
    try {
      await obtainModels(dir, models, {
        signal,
        mirror: values.mirror,
        onProgress: drawBar,
        onSource: (model, source) => console.log(`  ${model.name}: asking ${source} …`),
      });
      for (const model of models) console.log(`  ${await describeModel(dir, model)}`);
      return 0;
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error;
      console.error(`  ${error.message}`);
      code = error.reason === 'unreachable' ? UNREACHABLE : 1;
      if (error.endsAll) return code;
    }
  }
  return code;
}

function drawBar(fraction: number): void {
  if (!process.stdout.isTTY) return;
  const full = Math.round(fraction * BAR);
  const percent = `${Math.floor(fraction * 100)}`.padStart(3);
  process.stdout.write(
    `\r  ${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${percent} %${fraction === 1 ? '\n' : ''}`,
  );
}
