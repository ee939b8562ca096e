import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { NO_MATERIAL, type Material } from './material.ts';
import { bytesOfReading, indexMaterial } from './index-material.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapUsed(): number {
  for (let again = 0; again < 3; again += 1) collect();
  return process.memoryUsage().heapUsed;
}

const bullet = (at: number): string =>
  `- Led the move of ${at} services to other machines, which cut the cost of the night shift by ${at}%.\n`;
const place = (at: number): string => `Engineer, Firm ${at}, 2010 - 2020\n${bullet(at)}${bullet(at + 1)}`;
const long = (from: number, line: (at: number) => string, characters: number): string =>
  Array.from({ length: 400 }, (_, at) => line(from + at))
    .join('')
    .slice(0, characters);

const MATERIALS: [string, (user: number) => Material][] = [
  ['a long résumé', (user) => ({ ...NO_MATERIAL, work: long(user, place, 5_000) })],
  [
    'all that may be told',
    (user) => ({
      ...NO_MATERIAL,
      jobDescription: long(user, bullet, 5_000),
      education: long(user, place, 5_000),
      work: long(user, place, 5_000),
      stories: [0, 1, 2, 3, 4, 5].map((at) => long(user + at, bullet, 5_000)),
    }),
  ],
  ['short words', (user) => ({ ...NO_MATERIAL, work: `${user} ${'I am a. '.repeat(600)}` })],
];

test.each(MATERIALS)('a reading of %s takes no more memory than it is counted with', (_what, materialOf) => {
  indexMaterial(materialOf(0));
  const before = heapUsed();
  const materials = [1, 2, 3, 4, 5].map(materialOf);
  const readings = materials.map((material) => indexMaterial(material));
  for (const { stories } of readings) stories();
  const taken = heapUsed() - before;
  const counted = materials.reduce((sum, material) => sum + bytesOfReading(material), 0);
  expect(readings).toHaveLength(5);
  expect(taken).toBeLessThan(counted);
  expect(taken).toBeGreaterThan(counted / 10);
});
