import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWidth } from '#pdf/text-width.ts';
import { BLANK_EXTRAS, BLANK_RESUME, type Education, type Resume, type Work } from '../resume.ts';
import { layOutResume } from './lay-out-resume.ts';
import type { Page } from './page-flow.ts';
import { anyResume } from './testing/any-resume.ts';
import { printedText, withoutSpaces } from './testing/printed-text.ts';

const study = (part: Partial<Education>): Education => ({ school: '', degree: '', dates: '', ...part });
const job = (part: Partial<Work>): Work => ({
  company: '',
  position: '',
  dates: '',
  description: '',
  ...part,
});
const resume = (part: Partial<Resume>): Resume => ({ ...BLANK_RESUME, ...part });

/** `y weight size text`, pages between rules. */
const table = (pages: Page[]): string[] =>
  pages.flatMap((page, at) => [
    ...(at > 0 ? ['---'] : []),
    ...page.map(({ y, weight, size, text }) => `${y} ${weight} ${size} ${text}`),
  ]);

test('stands as specified: name centred at 105, education 20 apart, work 30 apart', () => {
  const whole = resume({
    name: 'Łukasz Ñandú',
    education: [
      study({ school: 'Technical School', degree: 'Diploma', dates: '2009 – 2011' }),
      study({ school: 'Evening School', degree: 'Certificate', dates: '2014' }),
    ],
    experience: [
      job({ company: 'Harbour Bakery', position: 'Baker', dates: '2011 – 2016', description: 'Bread' }),
      job({ company: 'Rye & Co.', position: 'Head Baker', dates: '2016 – now', description: 'More bread' }),
    ],
  });
  const pages = layOutResume(whole);
  expect(table(pages)).toEqual([
    '20 bold 22 Łukasz Ñandú',
    '35 regular 18 Education',
    '45 bold 12 Technical School',
    '50.5 regular 12 Diploma | 2009 – 2011',
    '65 bold 12 Evening School',
    '70.5 regular 12 Certificate | 2014',
    '85 regular 18 Work Experience',
    '95 bold 12 Harbour Bakery ',
    '95 regular 12 - Baker',
    '100.5 regular 12 2011 – 2016',
    '106 regular 12 Bread',
    '125 bold 12 Rye & Co. ',
    '125 regular 12 - Head Baker',
    '130.5 regular 12 2016 – now',
    '136 regular 12 More bread',
  ]);
  const [name, , ...rest] = pages[0]!;
  expect(name!.x + textWidth(name!.text, 'bold', 22) / 2).toBeCloseTo(105, 9);
  const [position, company] = [rest.find(({ text }) => text === '- Baker')!, 'Harbour Bakery '];
  expect(position.x).toBeCloseTo(20 + textWidth(company, 'bold', 12), 9);
  expect(rest.filter(({ text }) => !text.startsWith('- ')).every(({ x }) => x === 20)).toBe(true);
});

test('what was added stands below the name and below the work, and moves nothing else', () => {
  const plain = resume({ name: 'Ada', experience: [job({ company: 'C' })] });
  const extras = { ...BLANK_EXTRAS, email: 'a@b.example', place: 'Leeds', skills: 'Languages: Greek\nBread' };
  const [page] = layOutResume({ ...plain, extras });
  expect(table([page!])).toEqual([
    '20 bold 22 Ada',
    '28 regular 12 Leeds',
    '28 regular 12  | ',
    '28 regular 12 a@b.example',
    '43 regular 18 Education',
    '53 regular 18 Work Experience',
    '63 bold 12 C',
    '93 regular 18 Skills',
    '103 bold 12 Languages: ',
    '103 regular 12 Greek',
    '108.5 regular 12 Bread',
  ]);
  const [first, , last] = page!.filter(({ y }) => y === 28);
  const middle = (first!.x + last!.x + textWidth(last!.text, 'regular', 12)) / 2;
  expect(middle).toBeCloseTo(105, 9);
  expect(layOutResume({ ...plain, extras: BLANK_EXTRAS })).toEqual(layOutResume(plain));
});

test.each([
  ['nothing', study({}), []],
  ['spaces', study({ degree: ' ' }), []],
  ['a school', study({ school: 'S' }), ['S']],
  ['a degree', study({ degree: 'D' }), ['D']],
  ['dates', study({ degree: ' ', dates: '2019' }), ['2019']],
  ['degree and dates', study({ degree: 'D', dates: '2019' }), ['D | 2019']],
])('of an education with only %s no separator is left', (_, entry, lines) => {
  const [, ...printed] = layOutResume(resume({ education: [entry] }))[0]!.map(({ text }) => text);
  expect(printed).toEqual([...lines, 'Work Experience']);
});

test.each([
  ['nothing', job({}), []],
  ['a company', job({ company: 'C' }), ['C']],
  ['a position', job({ position: 'P' }), ['P']],
  ['company and position', job({ company: 'C', position: 'P' }), ['C ', '- P']],
  ['a description', job({ description: 'a\n\nb' }), ['a', 'b']],
])('of a work experience with only %s no separator is left', (_, entry, lines) => {
  const printed = layOutResume(resume({ experience: [entry] }))[0]!.map(({ text }) => text);
  expect(printed).toEqual(['Education', 'Work Experience', ...lines]);
});

test('a section without an entry prints its heading, and a blank entry takes no room', () => {
  const education = [study({}), study({ school: 'S' }), study({})];
  expect(table(layOutResume(resume({ education })))).toEqual([
    '35 regular 18 Education',
    '45 bold 12 S',
    '65 regular 18 Work Experience',
  ]);
});

test('lines too long for 170 are wrapped, and what is longer than its slot pushes the next down', () => {
  const wide = job({ company: 'W'.repeat(50), position: 'M'.repeat(50), description: 'W'.repeat(200) });
  const [page] = layOutResume(resume({ experience: [wide, job({ company: 'Next' })] }));
  const entry = page!.filter(({ y }) => y >= 65);
  expect(
    Math.max(...page!.map(({ text, weight, size }) => textWidth(text, weight, size))),
  ).toBeLessThanOrEqual(170);
  const next = entry.at(-1)!;
  const last = entry.at(-2)!;
  expect([next.text, next.y]).toEqual(['Next', last.y + 8]);
});

test('an entry is kept together, and a heading with its first entry', () => {
  const long = job({ company: 'C', dates: '2019', description: 'a\nb' }); // the eighth would reach from 265 to 281.5
  const eight = layOutResume(resume({ experience: Array.from({ length: 8 }, () => long) }));
  const education = Array.from({ length: 11 }, () => study({ school: 'S', degree: 'D' }));
  const headed = layOutResume(resume({ education, experience: [job({ company: 'C', dates: '2019' })] }));
  const shown = [...eight, ...headed].map((page) => page.map(({ text, y }) => `${y} ${text}`));
  expect(shown).toHaveLength(4);
  expect(shown[0]!.slice(-2)).toEqual(['246 a', '251.5 b']);
  expect(shown[1]).toEqual(['20 C', '25.5 2019', '31 a', '36.5 b']);
  expect(shown[2]!.slice(-2)).toEqual(['245 S', '250.5 D']); // heading at 265, entry to 280.5
  expect(shown[3]).toEqual(['20 Work Experience', '30 C', '35.5 2019']);
});

test('an entry that no page holds goes on on the next', () => {
  const description = Array.from({ length: 100 }, (_, at) => `${at}`).join('\n');
  const pages = layOutResume(resume({ experience: [job({ description }), job({ company: 'Next' })] }));
  expect(pages).toHaveLength(3);
  expect(pages.slice(1).map(([first]) => first!.y)).toEqual([20, 20]);
  const numbers = pages.flat().filter(({ text }) => /^\d+$/.test(text));
  expect(numbers.map(({ text }) => Number(text))).toEqual(Array.from({ length: 100 }, (_, at) => at));
});

test.each([44, 45, 46, 47, 48])('a heading stays with a first entry of %i lines', (lines) => {
  const description = Array.from({ length: lines }, (_, at) => `${at}`).join('\n');
  const whole = resume({ education: [study({ school: 'S' })], experience: [job({ description })] });
  for (const page of layOutResume(whole).slice(0, -1)) expect(page.at(-1)!.size).not.toBe(18);
});

/** Unshrunk: shrinking takes minutes. */
const RUNS = { numRuns: 60, endOnFailure: true } as const;

const isInside = ({ text, weight, size, x, y }: Page[number]): boolean =>
  x >= 20 - 1e-9 && x + textWidth(text.trimEnd(), weight, size) <= 190 + 1e-9 && y >= 20 && y <= 277;

test('any résumé keeps all its text in order, inside the margins, and no two lines in one place', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const pages = layOutResume(resume);
      const all = pages.flat();
      expect(withoutSpaces(all.map(({ text }) => text))).toBe(printedText(resume));
      expect(all.filter((text) => !isInside(text))).toEqual([]); // one expectation of many: each costs time
      const tooClose = pages.flatMap((page) => {
        const lines = page.filter(({ text }) => !text.startsWith('- '));
        return lines.slice(1).filter(({ y }, at) => y - lines[at]!.y < 5);
      });
      expect(tooClose).toEqual([]);
    }),
    RUNS,
  );
});

test('a heading is never the last thing on a page of any résumé that has text below it', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const education = [study({ school: 'S' }), ...resume.education];
      for (const page of layOutResume({ ...resume, education }).slice(0, -1))
        expect(page.at(-1)!.size).not.toBe(18);
    }),
    RUNS,
  );
});
