import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from '#pdf/printable.ts';
import { textWidth } from '#pdf/text-width.ts';
import { BLANK_EXTRAS, BLANK_RESUME, type Resume, type Work } from '../../resume.ts';
import type { Page } from '../page-flow.ts';
import { anyResume } from '../testing/any-resume.ts';
import { withoutSpaces } from '../testing/printed-text.ts';
import { layOutModern } from './lay-out-modern.ts';

const job = (part: Partial<Work>): Work => ({
  company: '',
  position: '',
  dates: '',
  description: '',
  ...part,
});
const resume = (part: Partial<Resume>): Resume => ({ ...BLANK_RESUME, ...part });

/** `x y weight size text` of each text; pages with a rule between. */
const table = (pages: Page[]): string[] =>
  pages.flatMap((page, at) => [
    ...(at > 0 ? ['---'] : []),
    ...page.map(
      ({ x, y, weight, size, text }) => `${x.toFixed(1)} ${y.toFixed(1)} ${weight} ${size} ${text}`,
    ),
  ]);

const WHOLE = resume({
  name: 'Łukasz Ñandú',
  education: [{ school: 'Technical School', degree: 'Diploma', dates: '2009 – 2011' }],
  experience: [
    job({
      company: 'Harbour Bakery',
      position: 'Baker',
      dates: '2011 – 2016',
      description: '• Led 12 bakers\nCut waste',
    }),
    job({ company: 'Rye & Co.', dates: '2016 – now' }),
  ],
  extras: {
    email: 'l@example.com',
    phone: '+44 113 496 0000',
    place: 'Leeds, UK',
    links: 'GitHub github.com/l',
    skills: 'Languages: English, Greek\nSourdough',
  },
});

test('one column: name and contact, jobs, schools, skills, with the dates at the right margin', () => {
  const pages = layOutModern(WHOLE);
  expect(table(pages).filter((line) => !line.endsWith(' | '))).toMatchInlineSnapshot(`
    [
      "20.0 24.0 bold 24 Łukasz Ñandú",
      "20.0 31.0 regular 10 Leeds, UK",
      "40.1 31.0 regular 10 +44 113 496 0000",
      "72.9 31.0 regular 10 l@example.com",
      "103.0 31.0 regular 10 GitHub: github.com/l",
      "20.0 42.0 bold 12 Work Experience",
      "20.0 50.0 bold 11 Baker",
      "169.3 50.0 regular 10.5 2011 – 2016",
      "20.0 55.0 regular 10.5 Harbour Bakery",
      "21.5 60.2 regular 10.5 •",
      "25.5 60.2 regular 10.5 Led 12 bakers",
      "21.5 65.6 regular 10.5 •",
      "25.5 65.6 regular 10.5 Cut waste",
      "20.0 74.1 bold 11 Rye & Co.",
      "170.3 74.1 regular 10.5 2016 – now",
      "20.0 85.1 bold 12 Education",
      "20.0 93.1 bold 11 Diploma",
      "169.3 93.1 regular 10.5 2009 – 2011",
      "20.0 98.1 regular 10.5 Technical School",
      "20.0 109.1 bold 12 Skills",
      "20.0 117.1 bold 10.5 Languages: ",
      "42.1 117.1 regular 10.5 English, Greek",
      "20.0 122.1 regular 10.5 Sourdough",
    ]
  `);
  const dates = pages[0]!.filter(({ text }) => /^\d{4}/.test(text));
  expect(dates).toHaveLength(3);
  for (const { text, x } of dates) expect(x + textWidth(text, 'regular', 10.5)).toBeCloseTo(190, 9);
  const ruled = pages[0]!.filter(({ isRuled }) => isRuled).map(({ text }) => text);
  expect(ruled).toEqual(['Work Experience', 'Education', 'Skills']);
});

test('only what leads somewhere is a link', () => {
  const links = layOutModern(WHOLE)[0]!.flatMap(({ text, url }) => (url === undefined ? [] : [[text, url]]));
  expect(links).toEqual([
    ['l@example.com', 'mailto:l@example.com'],
    ['GitHub: github.com/l', 'https://github.com/l'],
  ]);
});

test('nothing of what is empty is there', () => {
  expect(layOutModern(BLANK_RESUME)).toEqual([[]]);
  const [page] = layOutModern(resume({ extras: { ...BLANK_EXTRAS, skills: 'Bread' } }));
  expect(page!.map(({ text, y }) => [text, y])).toEqual([
    ['Skills', 20],
    ['Bread', 28],
  ]);
});

test('an entry with nothing but a description goes on with the one above', () => {
  const parts = [job({ company: 'C', description: 'a' }), job({ description: 'b' })];
  const together = layOutModern(resume({ experience: [job({ company: 'C', description: 'a\nb' })] }));
  expect(layOutModern(resume({ experience: parts }))).toEqual(together);
});

/** Where a description is that long, the next entry's head comes near the end of a page. */
test.each(Array.from({ length: 20 }, (_, at) => 30 + at))(
  'after %i lines a heading or an entry’s head is never the last on a page',
  (lines) => {
    const description = Array.from({ length: lines }, (_, at) => `line ${at}`).join('\n');
    const head = job({ company: 'Head', position: 'Title', dates: '2019', description: 'told' });
    const whole = resume({
      experience: [job({ company: 'C', description }), head],
      education: [{ school: 'S', degree: 'D', dates: '' }],
    });
    const pages = layOutModern(whole);
    for (const page of pages.slice(0, -1))
      expect(page.at(-1)!.text).not.toMatch(/^(?:Head|Title|2019|Education|D)$/);
    expect(pages.flat().map(({ text }) => text)).toEqual(expect.arrayContaining(['Head', 'told', 'S']));
  },
);

/** Without bullets, which come and go. */
const sorted = (text: string): string =>
  Array.from(text.replace(/[•●▪*–|:,;-]/gu, ''))
    .toSorted()
    .join('');

const RUNS = { numRuns: 60, endOnFailure: true } as const;

const isInside = ({ text, weight, size, x, y }: Page[number]): boolean =>
  x >= 20 - 1e-9 && x + textWidth(text.trimEnd(), weight, size) <= 190 + 1e-9 && y >= 20 && y <= 277;

test('any résumé keeps all its characters, inside the margins, in order from top to bottom', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const pages = layOutModern(resume);
      const texts = pages.flat().map(({ text }) => text);
      const typed = [resume.name, ...[...resume.education, ...resume.experience].flatMap(Object.values)];
      const headings = texts.filter((_, at) => pages.flat()[at]!.isRuled);
      expect(sorted(withoutSpaces(texts))).toBe(
        sorted(withoutSpaces([...typed.map(printable), ...headings])),
      );
      expect(pages.flat().filter((text) => !isInside(text))).toEqual([]);
      for (const page of pages)
        expect(page.slice(1).filter(({ y }, at) => y < page[at]!.y - 1e-9)).toEqual([]);
    }),
    RUNS,
  );
});
