import { expect, test } from 'vitest';
import { readResume } from '../read-resume.ts';
import * as files from '../testing/layout-files.ts';

const { TOLD } = files;
const told = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const WORK = [...TOLD.work, ...TOLD.skills];

const partsOf = async (file: Uint8Array) => (await readResume(file)).parts;

test.each([
  ['a sidebar hardly apart from the lines beside it', files.nearSidebar],
  ['a sidebar on two pages, and a bullet over their border', files.sidebarOnTwoPages],
  ['heads and feet on all pages', () => files.numberedPages(false)],
  ['heads and feet from the second page on', () => files.numberedPages(true)],
  ['bullets that are drawn', files.drawnList],
  ['bullets that the structure tells', files.taggedList],
  ['lines that fill their width', files.justified],
  ['a page that was turned', files.turned],
])('%s: each line is read whole, by itself and in its section', async (_what, file) => {
  const { name, education, work } = await partsOf(await file());
  expect({ name, education: told(education), work: told(work) }).toEqual({
    name: 'Nora Vell',
    education: TOLD.education,
    work: WORK,
  });
});

test('dates that their margin has broken stand whole beside their job', async () => {
  const { work } = await partsOf(await files.datesInMargin());
  expect(told(work).filter((line) => line.includes('\t'))).toEqual([
    'March 2015 – June 2020\tPlatform Engineer, Contoso',
    'March 2012 – June 2015\tSystems Administrator, Northwind',
  ]);
});

test('what was typed into a form is read where it stands', async () => {
  const { name, education, work } = await partsOf(await files.filledForm());
  expect({ name, education, work: told(work) }).toEqual({
    name: 'Nora Vell',
    education: TOLD.education.join(', '),
    work: TOLD.work,
  });
});

test('a line of words of two letters is read as it stands', async () => {
  const { work } = await partsOf(await files.shortWords());
  expect(work).toContain('HR IT QA UX');
});
