import { parseArgs } from 'node:util';
import { describeModel } from './describe-model.ts';
import { DownloadError } from './download-error.ts';
import { obtainModels } from './obtain-models.ts';
import {
  modelsOf,
  profilesByLanguage,
  profilesToFetch,
  SPEECH_MODELS,
  type SpeechModels,
  type SpeechProfile,
} from './speech-profiles.ts';

/*
 * Fetches the models that the app needs: node fetch-models.ts --dir <models> [--speech auto|<profile>]
 * [--mirror <folder or URL>]. Exit code 0: for each purpose there is one, intact; 3: not reachable; 1: else.
 */

const UNREACHABLE = 3;
const BAR = 40;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    speech: { type: 'string', default: 'auto' },
    mirror: { type: 'string' },
  },
});

process.exitCode = await run();

async function run(): Promise<number> {
  const speech = SPEECH_MODELS.find((name) => name === values.speech);
  if (!values.dir || !speech) {
    console.error(`usage: fetch-models.ts --dir <models> [--speech ${SPEECH_MODELS.join('|')}] [--mirror M]`);
    return 2;
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return fetchSpeech(values.dir, speech, stop.signal);
}

async function fetchSpeech(dir: string, chosen: SpeechModels, signal: AbortSignal): Promise<number> {
  let code = 0;
  for (const profiles of profilesByLanguage(chosen).values())
    code = Math.max(code, await fetchFirst(dir, profilesToFetch(profiles), signal));
  return code;
}

/** The first profile that can be had; says why where there is none. */
async function fetchFirst(
  dir: string,
  profiles: readonly SpeechProfile[],
  signal: AbortSignal,
): Promise<number> {
  let code = 0;
  for (const profile of profiles) {
    try {
      await obtainModels(dir, modelsOf(profile), {
        signal,
        mirror: values.mirror,
        onProgress: drawBar,
        onSource: (model, source) => console.log(`  ${model.name}: asking ${source} …`),
      });
      for (const model of modelsOf(profile)) console.log(`  ${await describeModel(dir, model)}`);
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
