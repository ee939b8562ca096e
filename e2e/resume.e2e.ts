import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { newPerson, startSignedIn, signInAsPro } from './people.ts';
import { readWithPdfJs } from '../web/src/pdf/testing/read-with-pdf-js.ts';
import { readWithPoppler } from './read-pdf.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './test.ts';

const FREE = '/free-dashboard/resume';
const PAID = '/dashboard/resume';

test.slow(); // makes a file, and draws it with two readers

test.describe('offline', () => {
  test.use({ expectedConsole: ['net::ERR_'] }); // the layout asks for sessions

  test('by keyboard alone, from the name to a file that every reader reads, with the network gone', async ({
    page,
    context,
  }) => {
    await startSignedIn(context, await newPerson(context.request));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(decodeURIComponent(request.url()), request.postData() ?? ''));
    await page.goto(FREE);
    await page.getByLabel('Full name').focus();
    await page.keyboard.type('Łukasz Ñandú');
    await typeInto(page, 'Ångström-Schule', 'Δίπλωμα', '2009 – 2011');
    await tabTo(page, button(page, '+ Add Education Section'));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Education 2', 'School name')).toBeFocused();
    await page.keyboard.type('Ελένη’s School');
    await tabTo(page, button(page, 'Next →'));
    const library = page.waitForEvent('requestfinished', (request) => request.url().includes('/jspdf'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Work Experience' })).toBeFocused();
    await library;
    await expect.poll(() => shownFonts(page)).toBe(2); // fetched once, for preview and file

    await typeInto(
      page,
      'Дмитрий & Co.',
      'Office manager',
      '2011 – 2016',
      'Filled final offices – efficiently.',
    );
    await tabTo(page, button(page, 'Generate PDF'));
    await context.setOffline(true);
    const path = await saved(page, () => page.keyboard.press('Enter'), 'resume.pdf');
    await expect(page.getByText('One page, saved as resume.pdf.')).toBeVisible();
    await context.setOffline(false);
    await field(page, 'Work experience 1', 'Position').fill('Manager');
    await expect(page.getByText('saved as resume.pdf')).toBeHidden();
    expect(sent.join()).not.toMatch(/Ñandú|Schule|Office manager/);

    const { pages, info, complaints } = await readWithPoppler(path);
    expect(pages.map((text) => text.trim().split('\n'))).toEqual([
      [
        'Łukasz Ñandú',
        'Education',
        'Ångström-Schule',
        'Δίπλωμα | 2009 – 2011',
        'Ελένη’s School',
        'Work Experience',
        'Дмитрий & Co. - Office manager',
        '2011 – 2016',
        'Filled final offices – efficiently.',
      ],
    ]);
    expect(info).toMatch(/^Title: +Resume of Łukasz Ñandú$/m);
    expect(info).toMatch(/^Page size: .*\(A4\)$/m);
    expect(complaints).toBe('');

    const {
      pages: [shown],
      warnings,
    } = await readWithPdfJs(await readFile(path));
    expect(warnings).toEqual([]);
    const bold = shown?.[0]?.font;
    expect(
      shown?.map(
        ({ text, size, font, y }) => `${y.toFixed(1)} ${size} ${font === bold ? 'bold ' : ''}${text}`,
      ),
    ).toEqual([
      '20.0 22 bold Łukasz Ñandú',
      '35.0 18 Education',
      '45.0 12 bold Ångström-Schule',
      '50.5 12 Δίπλωμα | 2009 – 2011',
      '65.0 12 bold Ελένη’s School',
      '85.0 18 Work Experience',
      '95.0 12 bold Дмитрий & Co. ',
      '95.0 12 - Office manager',
      '100.5 12 2011 – 2016',
      '106.0 12 Filled final offices – efficiently.',
    ]);
    const drawn = await middle(page.locator('svg[aria-label^="Page"] text').first());
    expect(drawn).toBeCloseTo(105, 0);
    expect(shown?.slice(1).every(({ x, text }) => text.startsWith('- ') || Math.abs(x - 20) < 0.01)).toBe(
      true,
    );
  });
});

test('fills two and three pages for a subscriber, with the breaks in sight', async ({ page, context }) => {
  await signInAsPro(context);
  await page.goto(PAID);
  for (const [entries, pages] of [
    [9, 2],
    [20, 3],
  ] as const) {
    await importJson(page, { basics: { name: 'Ada' }, work: Array.from({ length: entries }, job) });
    await expect(page.getByRole('img', { name: `Page ${pages} of ${pages}` })).toBeVisible();
    await button(page, 'Next →').click();
    const path = await saved(page, () => button(page, 'Generate PDF').click(), 'resume.pdf');
    const { pages: read, complaints } = await readWithPoppler(path);
    expect(read).toHaveLength(pages);
    expect(complaints).toBe('');
    const names = read.flatMap((text) => text.match(/^Company \d+ - Baker$/gm) ?? []);
    expect(names).toEqual(Array.from({ length: entries }, (_, at) => `Company ${at} - Baker`));
    const { pages: shown, warnings } = await readWithPdfJs(await readFile(path));
    expect(warnings).toEqual([]);
    expect(shown.flat().every(({ y }) => y >= 19.99 && y <= 277.01)).toBe(true);
    await expect(page.getByText(`${pages} pages, saved as resume.pdf.`)).toBeVisible();
  }
});

test('names what the font cannot print, and saves nothing while it is there', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto(FREE);
  await page.getByLabel('Full name').fill('李 Ming');
  const notice = page.getByText(
    'This font cannot print: 李 (Full name). Leave it out, or write it in other letters.',
  );
  await expect(notice).toBeVisible();
  await button(page, 'Next →').click();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await button(page, 'Generate PDF').click();
  await expect(page.getByRole('alert')).toHaveText('No file was saved.');
  await button(page, '← Previous').click();
  await page.getByLabel('Full name').fill('Ming');
  await expect(notice).toBeHidden();
  await button(page, 'Next →').click();
  await saved(page, () => button(page, 'Generate PDF').click(), 'resume.pdf');
  expect(downloads).toBe(1);
});

test('loses nothing by a slip, and keeps nothing of a closed page', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto(FREE);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Education', exact: true })).toBeVisible();
  await expect(currentStep(page)).toHaveText('1Personal Information');
  await expect(page.getByLabel('Full name')).toHaveAttribute('maxlength', '50');
  await expectLimits(page, 'Education 1', { 'School name': 50, Degree: 50, Dates: 20 });
  await page.getByLabel('Full name').fill('Ada');
  await field(page, 'Education 1', 'School name').fill('First');
  await expect(button(page, 'Remove Education 1')).toBeHidden();
  await button(page, '+ Add Education Section').click();
  await page.keyboard.type('Second');
  await button(page, 'Move Education 2 up').click();
  await expect(button(page, 'Move Education 1 down')).toBeFocused();
  await expect(field(page, 'Education 1', 'School name')).toHaveValue('Second');
  await button(page, 'Remove Education 1').click();
  await expect(field(page, 'Education 1', 'School name')).toBeFocused();
  await expect(field(page, 'Education 1', 'School name')).toHaveValue('First');
  await button(page, 'Undo').click();
  await expect(field(page, 'Education 1', 'School name')).toHaveValue('Second');

  await button(page, 'Next →').click();
  await expect(currentStep(page)).toHaveText('2Work Experience');
  const limits = { Company: 50, Position: 50, Dates: 20, Description: 200 };
  await expectLimits(page, 'Work experience 1', limits);
  await expect(field(page, 'Work experience 1', 'Description')).toHaveAttribute('rows', '2');
  await expect(button(page, 'Remove Work experience 1')).toBeHidden();
  await button(page, '+ Add Work Experience Section').click();
  await page.keyboard.type('Newer');
  await button(page, 'Remove Work experience 1').click();
  await expect(field(page, 'Work experience 1', 'Company')).toHaveValue('Newer');
  await expect(button(page, 'Remove Work experience 1')).toBeHidden();
  await button(page, '← Previous').click();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('Second');

  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('comes back from its own file, and says what of another it does not show', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto(FREE);
  await importJson(page, {
    basics: { name: 'Ada', label: 'Baker', email: 'ada@example.com' },
    education: [
      { institution: 'S'.repeat(60), studyType: 'BSc', startDate: '2009-09-01', endDate: '2012-06-30' },
    ],
    work: [{ name: 'C', position: 'P', startDate: '2012', summary: 'Did', highlights: ['this', 'that'] }],
    skills: [{ name: 'Bread' }],
    awards: [{ title: 'Loaf of the year' }],
  });
  const asked = page.getByRole('group', { name: 'Longer than the form takes' });
  await expect(asked.getByRole('heading', { name: 'One text is longer than the form takes' })).toBeFocused();
  await expect(asked.getByText(`Left out: “${'S'.repeat(10)}”`)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(''); // nothing is replaced before that is asked
  await button(page, 'Use it, shortened').click();
  await expect(page.getByText('Shortened to fit the form: Education 1, school name.')).toBeVisible();
  await expect(page.getByText('In the file, but not in this résumé: label, awards.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Skills', { exact: true })).toHaveValue('Bread');
  await expect(field(page, 'Education 1', 'Dates')).toHaveValue('2009-09 – 2012-06');

  const path = await saved(page, () => button(page, 'Export JSON Resume').click(), 'resume.json');
  const exported = JSON.parse(await readFile(path, 'utf8'));
  await page.getByLabel('Full name').fill('Somebody else');
  await importJson(page, exported);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada');
  await expect(page.getByText('In the file, but')).toBeHidden();
  await expect(field(page, 'Education 1', 'School name')).toHaveValue('S'.repeat(50));
  await page.getByLabel('Full name').fill('Ada Since');
  await button(page, 'Next →').click();
  await expect(field(page, 'Work experience 1', 'Dates')).toHaveValue('2012 – Present');
  await expect(field(page, 'Work experience 1', 'Description')).toHaveValue('Did\nthis\nthat');
  await button(page, 'Undo').click();
  await button(page, '← Previous').click();
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody else');
  await expect(page.getByText('In the file, but')).toBeVisible();
  await button(page, 'Undo').click(); // typing since the import stays
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Since');
  await expect(page.getByText('In the file, but')).toBeHidden();

  for (const [content, sentence] of [
    ['no JSON', 'This file is not JSON.'],
    ['[1]', 'This file is JSON, but not a JSON Resume.'],
    [
      `"${'x'.repeat(1_000_000)}"`,
      'This file is larger than 1 MB, which is too much for a résumé in text form.',
    ],
  ] as const) {
    await importFile(page, content);
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Since');
});

const jobsOf = (summary: string) => Array.from({ length: 25 }, () => ({ name: 'Harbour Bakery', summary }));

test('says of a résumé that is too long for an interview that it was cut', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto(FREE);
  const interview = page.getByRole('region', { name: 'Interview' });
  await importJson(page, { basics: { name: 'Ada' }, work: jobsOf('Baked') });
  await button(page, 'Use in an interview').click();
  await expect(interview.getByRole('status')).toHaveText(/filled in for your interview, in this tab\.$/);
  await importJson(page, { basics: { name: 'Ada' }, work: jobsOf('Baked '.repeat(33)) });
  await button(page, 'Use in an interview').click();
  await expect(interview.getByText(/No room for the last \d+ characters, from “Baked Baked/)).toBeVisible();
  await button(page, 'Use it, shortened').click();
  await expect(interview.getByRole('status')).toHaveText(/What was too long was cut off at the end\.$/);
});

test('hands its facts to the free interview in this tab alone, and takes them back', async ({
  page,
  context,
}) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  await page.goto(FREE);
  await importJson(page, {
    basics: { name: 'Ada' },
    education: [{ institution: 'School', studyType: 'BSc', dates: '2012' }],
    work: [
      {
        name: 'Harbour Bakery',
        position: 'Baker',
        dates: '2012 – 2016',
        summary: 'Baked 300 loaves a night',
      },
    ],
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    const isReading = request.url().endsWith('/material/jobs/read'); // the checked card keeps nothing
    if (!isReading) sent.push(request.postData() ?? '');
  });
  await button(page, 'Use in an interview').click();
  const interview = page.getByRole('region', { name: 'Interview' });
  await interview.getByRole('button', { name: 'Undo' }).click();
  await expect(interview).toBeFocused();
  await page.getByRole('link', { name: 'Interview AI' }).first().click();
  await page.getByText('Type it in, or correct what was read').click();
  await expect(page.getByLabel('Your name')).toHaveValue('');

  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await button(page, 'Use in an interview').click();
  await page.getByRole('link', { name: 'Prepare an interview' }).click();
  await expect(page).toHaveURL('/free-dashboard/interview-ai-free');
  await page.getByText('Type it in, or correct what was read').click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await expect(page.getByLabel('Education')).toHaveValue('BSc, School, 2012');
  await expect(page.getByLabel('Work', { exact: true })).toHaveValue(
    'Baker, Harbour Bakery, 2012 – 2016\n- Baked 300 loaves a night',
  );
  expect(sent.join('')).not.toContain('Harbour');
  const headers = { authorization: `Bearer ${person.token}` };
  const kept = await (await context.request.get('/api/v1/material', { headers })).text();
  expect(kept).toContain('"work":""');
});

test('contact, links and skills by keyboard, as Modern, with real links and words in reading order', async ({
  page,
  context,
}) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto(FREE);
  await expect(page.getByLabel('E-mail')).toBeHidden();
  await page.getByLabel('Full name').fill('Ada Fenwick');
  await tabTo(page, button(page, '+ Add contact, links and skills'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('ada@example.com');
  await typeInto(page, '0113 496 0000', 'Leeds, UK', 'GitHub github.com/ada', 'Languages: English, Greek');
  await tabTo(page, button(page, 'Remove contact, links and skills'));
  await page.keyboard.press('Enter');
  await expect(button(page, '+ Add contact, links and skills')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Skills', { exact: true })).toHaveValue('Languages: English, Greek');

  const templates = page.getByRole('group', { name: 'Template' });
  await expect(templates.getByRole('button', { name: 'Classic' })).toHaveAttribute('aria-pressed', 'true');
  await templates.getByRole('button', { name: 'Modern' }).click();
  await button(page, 'Next →').click();
  await typeInto(page, 'Harbour Bakery', 'Baker', '2011 – 2016', 'Led 12 bakers');
  const path = await saved(page, () => button(page, 'Generate PDF').click(), 'resume.pdf');
  const { pages, complaints } = await readWithPoppler(path);
  expect(complaints).toBe('');
  expect(pages.map((text) => text.trim().split('\n'))).toEqual([
    [
      'Ada Fenwick',
      'Leeds, UK | 0113 496 0000 | ada@example.com | GitHub: github.com/ada',
      'Work Experience',
      'Baker 2011 – 2016',
      'Harbour Bakery',
      '• Led 12 bakers',
      'Skills',
      'Languages: English, Greek',
    ],
  ]);
  const drawn = page.getByRole('img', { name: 'Page 1 of 1' }).locator('text');
  await expect(drawn.filter({ hasText: '2011 – 2016' })).toHaveCount(1);
  await page.goto(FREE); // a new page: the template is kept, the words are not
  await expect(templates.getByRole('button', { name: 'Modern' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('E-mail')).toBeHidden();
});

test('is accessible in both steps, wide or narrow', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto(FREE);
  await importJson(page, {
    basics: { name: '李', email: 'a@b.c', label: 'Baker' },
    work: Array.from({ length: 9 }, job),
  });
  await expect(page.getByLabel('Full name')).toHaveValue('李'); // read by now: it replaces the added parts
  await button(page, '+ Add Education Section').click();
  await button(page, 'Use in an interview').click();
  await expectAccessible(page, 'personal information');
  await button(page, 'Next →').click();
  await button(page, 'Generate PDF').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'work experience');
  await page.setViewportSize({ width: 360, height: 800 });
  await button(page, 'Preview').click();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await expectAccessible(page, 'the preview');
});

const job = (_: unknown, at: number): object => ({
  name: `Company ${at}`,
  position: 'Baker',
  dates: '2012 – 2016',
  summary: 'Baked bread.',
});

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const field = (page: Page, entry: string, name: string): Locator =>
  page.getByRole('group', { name: entry, exact: true }).getByLabel(name, { exact: true });

const currentStep = (page: Page): Locator =>
  page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]');

/** Characters by field. */
async function expectLimits(page: Page, entry: string, limits: Record<string, number>): Promise<void> {
  for (const [name, most] of Object.entries(limits))
    await expect(field(page, entry, name)).toHaveAttribute('maxlength', `${most}`);
}

const shownFonts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => family === 'NotoSans' && status === 'loaded').length,
  );

/** Types from the next field on. */
async function typeInto(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

/** @returns the downloaded file */
async function saved(page: Page, press: () => Promise<unknown>, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toBe(name);
  return download.path();
}

const importJson = (page: Page, json: object): Promise<void> => importFile(page, JSON.stringify(json));

const importFile = (page: Page, content: string): Promise<void> =>
  page
    .getByLabel('JSON Resume file')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(content) });

/** Millimetres on the page's picture. */
const middle = (text: Locator): Promise<number> =>
  text.evaluate((element: SVGTextElement) => {
    const { x, width } = element.getBBox();
    return x + width / 2;
  });
