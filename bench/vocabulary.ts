import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCandidates } from './answers/load-candidates.ts';
import { expectedWords } from '../server/src/features/interviews/timeline/expected-words.ts';
import { TermCorrector } from '../server/src/features/transcription/correcting/term-corrector.ts';
import { openMoonshine } from '../server/src/providers/speech/testing/open-moonshine.ts';
import { hearTerms, type HeardTerm } from './vocabulary/hear-terms.ts';
import { questionsOf, referencesIn } from './vocabulary/plain-lines.ts';
import { drawn, seeded } from './vocabulary/random.ts';
import { HELD_BACK, TUNING } from './vocabulary/spoken-terms.ts';

/*
 * Expected terms in the transcript, and lines changed wrongly.
 * node bench/vocabulary.ts [--no-sound] [FOLDER with recordings and MANIFEST.md]
 * Thresholds come from `tuning`; of `held-back` only these numbers were seen.
 */

const FLITE = ['slt', 'rms', 'awb'];
const ESPEAK = ['espeak-ng en-us', 'espeak-ng en-gb'];
const VOCABULARIES = 50;
const TERMS = 300;
const MOST_WRONG = 0.01;
const MOST_MS = 2;

const folder = process.argv.slice(2).find((given) => !given.startsWith('--'));
const spoken = [...TUNING, ...HELD_BACK];
const expected = spoken.map(({ term, sounds_like }) => ({ word: term, ...(sounds_like && { sounds_like }) }));

if (!process.argv.includes('--no-sound')) await measureTerms();
await measurePlainLines();

async function measureTerms(): Promise<void> {
  const recogniser = await openMoonshine();
  const corrector = new TermCorrector(expected);
  for (const voice of [...FLITE, ...(hasEspeak() ? ESPEAK : [])])
    for (const [set, terms] of Object.entries({ tuning: TUNING, 'held-back': HELD_BACK })) {
      const heard = await hearTerms(recogniser, voice, terms);
      const before = heard.filter((one) => isRight(one, one.heard)).length;
      const after = heard.filter((one) => isRight(one, corrector.correct(one.heard) ?? one.heard)).length;
      console.log(`${voice}, ${set}: ${before} of ${heard.length} terms right before, ${after} after`);
    }
  await recogniser.close();
}

function isRight({ term }: HeardTerm, text: string): boolean {
  return text.toLowerCase().includes(term.toLowerCase());
}

function hasEspeak(): boolean {
  try {
    execFileSync('espeak-ng', ['--version']);
    return true;
  } catch {
    console.log('espeak-ng is not installed: its voices are left out.');
    return false;
  }
}

async function measurePlainLines(): Promise<void> {
  const [tuning, heldBack] = await Promise.all([loadCandidates('tuning'), loadCandidates('held-back')]);
  const names = [...tuning, ...heldBack].flatMap(({ material }) => expectedWords('', material));
  const pool = [
    ...new Map(
      [...expected, ...[...names, ...knowledgeTerms()].map((word) => ({ word }))].map((one) => [
        one.word,
        one,
      ]),
    ).values(),
  ];
  const sets = {
    tuning: questionsOf(tuning),
    'held-back': [...questionsOf(heldBack), ...referencesIn(folder)],
  };
  for (const [set, lines] of Object.entries(sets)) {
    const random = seeded(set.length);
    const times: number[] = [];
    const changed: string[] = [];
    for (let round = 0; round < VOCABULARIES; round++) {
      const corrector = new TermCorrector(drawn(pool, TERMS, random));
      for (const line of lines) {
        const began = process.cpuUsage();
        const corrected = corrector.correct(line);
        const { user, system } = process.cpuUsage(began);
        times.push((user + system) / 1_000);
        if (corrected !== undefined) changed.push(`${line} → ${corrected}`);
      }
    }
    const share = changed.length / times.length;
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
    console.log(
      `${set}: ${changed.length} of ${times.length} lines changed wrongly (${(share * 100).toFixed(2)} %), ${VOCABULARIES} vocabularies of ${TERMS} of ${pool.length}; a line takes ${p95.toFixed(2)} ms of a core at p95`,
    );
    if (set === 'tuning') for (const one of new Set(changed)) console.log(`  ${one}`);
    if (share > MOST_WRONG || p95 > MOST_MS) process.exitCode = 1;
  }
}

function knowledgeTerms(): string[] {
  const files = globSync(join(import.meta.dirname, '../server/src/coach/knowledge/fields/*.json'));
  const fields = files.map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { entries: { terms: string[] }[] },
  );
  return fields.flatMap(({ entries }) => entries.flatMap(({ terms }) => terms));
}
