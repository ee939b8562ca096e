import { afterAll, expect, test, vi } from 'vitest';
import { coachThread } from './answer.ts';
import type { DocumentPart } from './documents.ts';
import { NO_MATERIAL } from './material.ts';

const thread = coachThread();
afterAll(() => thread.close());

const part = (text: string): DocumentPart => ({ title: 'Briefing', path: ['Pumps'], text });
/** Several pieces of work. */
const PARTS = [
  ...Array.from({ length: 600 }, (_, at) => part(`Pump ${at} lifts water. `.repeat(20))),
  part('The Leakfinder listens.'),
];

const ask = async (owner: string, version: string, asker = owner) =>
  (
    await thread.of(asker).brief({
      material: NO_MATERIAL,
      documents: { owner, version },
      turns: [{ role: 'user', text: 'What does the Leakfinder do?' }],
    })
  ).passages.map(({ sentences }) => sentences[0]);

test('documents are read once, also by two that open them at the same time, and are searched from then on', async () => {
  const read = vi.fn<() => Promise<DocumentPart[]>>(async () => PARTS);
  expect(await ask('ada', 'ada-1')).toEqual([]);
  const ada = thread.of('ada');
  await Promise.all([ada.openDocuments('ada-1', read), ada.openDocuments('ada-1', read)]);
  await ada.openDocuments('ada-1', read);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await ask('ada', 'ada-1')).toEqual(['The Leakfinder listens.']);
});

test('those of another version take their place, and of an older one nothing is found', async () => {
  const bob = thread.of('bob');
  await bob.openDocuments('bob-1', async () => PARTS);
  await bob.openDocuments('bob-2', async () => [part('The Leakfinder sleeps.')]);
  expect(await ask('bob', 'bob-1')).toEqual([]);
  expect(await ask('bob', 'bob-2')).toEqual(['The Leakfinder sleeps.']);
  await bob.forgetDocuments();
  expect(await ask('bob', 'bob-2')).toEqual([]);
});

test('those that fail to be read are read when they are opened again', async () => {
  const eve = thread.of('eve');
  await expect(eve.openDocuments('eve-1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await eve.openDocuments('eve-1', async () => PARTS);
  expect(await ask('eve', 'eve-1')).toHaveLength(1);
});

test('those that are forgotten while they are opened are not kept', async () => {
  const kim = thread.of('kim');
  const begun = Promise.withResolvers<void>();
  const parts = Promise.withResolvers<DocumentPart[]>();
  const opening = kim.openDocuments('kim-1', () => {
    begun.resolve();
    return parts.promise;
  });
  await begun.promise;
  await kim.forgetDocuments();
  parts.resolve(PARTS);
  await opening;
  expect(await ask('kim', 'kim-1')).toEqual([]);
});

/** Words of five letters, each another one. */
function* otherWords(): Generator<string> {
  for (let at = 0; ; at += 7) yield (11_881_376 + (at % 11_881_376)).toString(26).slice(-5).padStart(5, '0');
}

test('documents of two users in which no word comes twice leave the thread its memory', async () => {
  const words = otherWords();
  const partsOf = () =>
    Array.from({ length: 1_100 }, () =>
      part(Array.from({ length: 200 }, () => words.next().value).join(' ')),
    );
  const users = ['lea', 'max'];
  for (const user of users)
    await thread.of(user).openDocuments(user, async () => [...partsOf(), part('The Leakfinder listens.')]);
  for (const user of users) expect(await ask(user, user)).toEqual(['The Leakfinder listens.']);
});

test('where there is no room for all, those that were used longest ago are opened anew', async () => {
  const long = part('-'.repeat(400_000));
  const reads = vi.fn<() => Promise<DocumentPart[]>>(async () => [
    part('The Leakfinder listens.'),
    ...Array.from({ length: 125 }, () => long),
    part('The Leakfinder sleeps.'),
  ]);
  const users = Array.from({ length: 6 }, (_, at) => `user ${at}`);
  for (const user of users) await thread.of(user).openDocuments(user, reads);
  expect(await ask(users[0]!, users[0]!)).toEqual([]);
  expect(await ask(users[5]!, users[5]!)).toEqual(['The Leakfinder listens.']); // no user has more room than that
  await thread.of(users[0]!).openDocuments(users[0]!, reads);
  expect(reads).toHaveBeenCalledTimes(7);
});
