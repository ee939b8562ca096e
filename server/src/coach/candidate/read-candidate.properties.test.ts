import { RESUME_SUMMARY_MAX } from '@pythia/contracts/resume-summary.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Material } from '#coach/material.ts';
import { readCandidate } from './read-candidate.ts';
import { monotonous } from './testing/monotonous.ts';
import { readingTime } from './testing/reading-time.ts';

const EMPTY = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  settled: [],
  settledJobs: [],
  facts: {},
  other: '',
};

const HEADERS = [
  'Zookeeper, Qwertz Ltd, Leeds, Mar 2019 – present',
  'Qwertz GmbH | Zookeeper | 2019–2022',
  'Zookeeper\nQwertz Ltd\n2016 - 2021',
  '2019-2022\tNight Porter\tQwertz Hotel',
  'Night Porter at Qwertz & Co. (2015 to date)',
  'QWERTZ GMBH — Berlin — Lead Engineer — 03/2015 – 12/2018',
];
const DEBRIS = [
  'qwertz@example.com | +44 7700 900123',
  'https://qwertz.example.com/cv',
  'Tel: 0113 496 0000 (qwertz)',
  'Stack: Qwertz, Kafka',
  'Key achievements:',
  'Page 2 of 3',
  'References available on request',
];
const TOLD = [
  'Led a team of 12 people',
  'Cut waste by 30%; saved £14,000 a year',
  'Managing ordering & stock',
  'Responsible for training',
  'Design and delivery of training for 40 nurses',
  'I ran the night shift. It was a team of six.',
  'Two sensors failed in the first week.',
  'Winner of the 2021 regional award',
  'Leitete ein Team von zwölf Leuten',
];
/** What turns a statement into a sentence of the speaker's; it carries no fact. */
const GLUE = new Set(
  'i a an the my work includes included was were am is are have had job to worked on responsible for and about as with without including versus year then'.split(
    ' ',
  ),
);
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const mark = fc.constantFrom('', '- ', '• ', '* ', '1. ', '  ◦ ');
const line = fc.oneof(
  fc.constantFrom(...HEADERS, ...DEBRIS),
  fc.tuple(mark, fc.constantFrom(...TOLD)).map((parts) => parts.join('')),
);
const resume = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'Led ',
        'she ',
        'Maria ',
        '; ',
        ', ',
        '. ',
        '2019 – ',
        'Ltd ',
        ': ',
        '\n',
        '•',
        '(',
        '"',
        'Head of ',
        '🙂',
        'é',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('whatever a text is, every sentence begins with a capital where its script has one, and ends with a full stop', () => {
  fc.assert(
    fc.property(fc.oneof(resume, anything), fc.constantFrom('', 'Maria Lopez'), (text, name) => {
      const candidate = readCandidate({
        ...EMPTY,
        name,
        work: text,
        education: text,
        other: text,
        stories: [text],
        settled: [],
        settledJobs: [],
        facts: {},
        jobDescription: text,
      });
      for (const { text: said } of candidate.episodes.flatMap(({ sentences }) => sentences)) {
        expect(said).toMatch(/[\p{L}\p{N}].*[.!?…]["”’)\]]*$/su);
        const first = /^["“'‘(]*(\p{L})(?!\p{Lu})/u.exec(said)?.[1] ?? ''; // `iOS`
        expect(first).toBe(first.toUpperCase().length === first.length ? first.toUpperCase() : first);
      }
      expect(candidate.episodes.every(({ sentences }) => sentences.length > 0)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('no header, contact or stack is ever said, and no said word is anybody else’s', () => {
  fc.assert(
    fc.property(resume, (work) => {
      const own = new Set(wordsIn(work));
      const said = readCandidate({ ...EMPTY, work }).episodes.flatMap(({ sentences }) =>
        sentences.map(({ text }) => text),
      );
      for (const text of said) {
        expect(text).not.toMatch(/qwertz|key achievements|page 2|request/i);
        expect(wordsIn(text).filter((word) => !own.has(word) && !GLUE.has(word))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

/** Milliseconds of the processor; any other task of a thread waits as long. */
const LONGEST_MS = 300;
const RESUME = `${[...HEADERS, ...TOLD].join('\n')}\n\n`;
/** As long as one may be: read in half of that, and in more where the machine is slow at the moment. */
const ORDINARY = { ...EMPTY, work: RESUME.repeat(RESUME_SUMMARY_MAX / RESUME.length) };
/** Once compiled and without a collection, at this moment. */
const ordinaryTime = (): number => Math.min(...[1, 2, 3].map(() => readingTime(ORDINARY)));
/** What is compiled or collected on the way may count once. */
const isReadInTime = (material: Material): boolean =>
  [1, 2, 3].some(() => {
    const took = readingTime(material);
    return took <= LONGEST_MS || took <= 2 * ordinaryTime();
  });

test.each([
  [
    'of lines that each go on',
    `Abcdefghijklmnopqrstuvwxyzabcdefghijkl${'İ'.repeat(2_000)}\n${'a-\n'.repeat(960)}`,
  ],
  ['of one line of dashes', `A${'–'.repeat(15_330)}x`],
  ['of a bullet for each letter', '漢•'.repeat(7_500)],
  ['of bullets below a bullet', `- a\n${'  - 1%\n'.repeat(2_000)}`],
  ['of one sentence of commas', ', '.repeat(7_500)],
  ['of one word of capitals', 'İ'.repeat(15_000)],
  ['of clipped sentences', `Skills: a${'w/Xxx yyy. '.repeat(1_360)}`],
  ['of returns alone', `She Ltd ${'\r'.repeat(15_000)}`],
  ['of a name behind each date', '03/2019 Aİ '.repeat(1_360)],
])('a text %s, which once took too long, is read in time', (_, work) => {
  expect(isReadInTime({ ...EMPTY, work })).toBe(true);
  expect(isReadInTime({ ...EMPTY, stories: [work, work] })).toBe(true);
});

test('no material as long as it may be takes longer to read, however monotonous', () => {
  fc.assert(
    fc.property(monotonous, (material) => {
      expect(isReadInTime(material)).toBe(true);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
