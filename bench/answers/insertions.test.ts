import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCandidate } from '../../server/src/coach/candidate/read-candidate.ts';
import { NO_MATERIAL, type Material } from '../../server/src/coach/material.ts';
import { readingOf } from './as-written.ts';
import { loadCandidates } from './load-candidates.ts';

/** Lines said with an added "I". */
function insertionsIn(material: Material): string[] {
  const { education, work, other, stories } = material;
  const isWritten = readingOf([education, work, other, ...stories].join('\n'));
  const lines = readCandidate(material).episodes.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );
  return lines.filter((line) => isWritten(line) === 'but for its I');
}

/** Résumés in many people's forms. */
const WILD = globSync(join(import.meta.dirname, 'wild', '*.txt'))
  .toSorted()
  .map((file) => ({ ...NO_MATERIAL, work: readFileSync(file, 'utf8') }));

test('every “I” that is put before what somebody did has been read by a person, in insertions.txt', async () => {
  const tuning = (await loadCandidates('tuning')).map(({ material }) => material);
  const lines = [...tuning, ...WILD].flatMap(insertionsIn);
  await expect(`${[...new Set(lines)].join('\n')}\n`).toMatchFileSnapshot('insertions.txt');
});

test('of those who are held back nothing but the count is told', async () => {
  const lines = (await loadCandidates('held-back')).flatMap(({ material }) => insertionsIn(material));
  expect(lines.length).toMatchInlineSnapshot(`72`);
});
