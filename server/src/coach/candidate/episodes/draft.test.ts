import { expect, test } from 'vitest';
import { NOWHERE } from '../layout/place-of.ts';
import type { Block } from '../layout/layout.ts';
import { draftEpisodes } from './draft.ts';

const line = (text: string, isBullet = false): Block => ({
  text,
  isBullet,
  isAfterGap: false,
  place: NOWHERE,
});
const told = (...blocks: Block[]): string[] =>
  draftEpisodes('work', { blocks, places: [], holdings: [], breaks: [] }).flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );

test('a header in capitals is no story, and a bullet in them is one', () => {
  const deed = line('Cut the loss of beer in the cellar by a third', true);
  expect(told(line('PR.ENG · BREWING & UTILITIES'), deed, line('PASSED THE BREWING EXAM', true))).toEqual([
    'Cut the loss of beer in the cellar by a third',
    'PASSED THE BREWING EXAM',
  ]);
});

test('who writes in capitals alone is told all the same', () => {
  expect(told(line('I LED A KITCHEN OF NINE.'), line('WASTE FELL BY A THIRD.'))).toHaveLength(2);
});

test('lines below a bullet go on with its form, and a form that begins again is another story', () => {
  const form = [
    line('Situation: A parent was angry.', true),
    line('Task: Hear him out.'),
    line('Action: Took him to my office.'),
    line('Result: He stayed.', true),
    line('Task: Playground duty.', true),
  ];
  const drafts = draftEpisodes('work', { blocks: form, places: [], holdings: [], breaks: [] });
  expect(drafts.map(({ sentences }) => sentences.length)).toEqual([4, 1]);
});
