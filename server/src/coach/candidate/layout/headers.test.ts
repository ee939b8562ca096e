import { expect, test } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { readCandidate } from '../read-candidate.ts';
import { linesByRules } from '../labels/lines-by-rules.ts';
import { layoutOf } from '../labels/read-labelled.ts';
import { rowsOf } from '../labels/rows-of.ts';
import { unfold } from './unfold.ts';

const readLayout = (work: string) => layoutOf(linesByRules(rowsOf(work), 'told'));

const JOBS = [
  { employer: 'Telvia', title: 'Account Executive', city: 'Barcelona', from: 'Jan 2021', to: 'Present' },
  { employer: 'Haddow Motors', title: 'Showroom Assistant', city: 'York', from: 'Mar 2018', to: 'Dec 2020' },
  {
    employer: 'Northmere General Hospital',
    title: 'Care Assistant',
    city: 'Hull',
    from: 'May 2015',
    to: 'Feb 2018',
  },
];
type Job = (typeof JOBS)[number];

/** A header in each of the ways that résumés write them, over what was told there. */
const HEADERS: [string, (job: Job) => string][] = [
  ['in one line that a full stop ends', (j) => `${j.title}, ${j.employer}, ${j.city}, ${j.from} – ${j.to}.`],
  [
    'with employer and title in sentences of their own',
    (j) => `${j.employer}, ${j.city}. ${j.title}, ${j.from} – ${j.to}.`,
  ],
  ['with a full stop behind each part', (j) => `${j.employer}. ${j.title}. ${j.from} – ${j.to}.`],
  [
    'with the title below employer and town',
    (j) => `${j.employer}, ${j.city}\n${j.title}, ${j.from} – ${j.to}`,
  ],
  [
    'with the town behind the title, below the employer',
    (j) => `${j.employer}\n${j.title}, ${j.city}\n${j.from} – ${j.to}`,
  ],
  [
    'in two columns, dates and town right',
    (j) => `${j.employer}\t${j.from} – ${j.to}\n${j.title}\t${j.city}`,
  ],
  ['before a colon', (j) => `${j.employer}, ${j.title}, ${j.from} – ${j.to}:`],
  ['before a dash', (j) => `${j.title}, ${j.employer} (${j.from} – ${j.to}) -`],
  ['before a colon, with the title behind it', (j) => `${j.employer}: ${j.title} (${j.from} – ${j.to})`],
  [
    'in capitals, with town and dates below',
    (j) => `${j.title.toUpperCase()} | ${j.employer}, ${j.city}\n${j.from} – ${j.to}`,
  ],
  [
    'between pipes, each date in a cell',
    (j) => `${j.employer} | ${j.title} | ${j.city} | ${j.from} | ${j.to}`,
  ],
];

test.each(HEADERS)('a header %s gives each story its employer, title and years', (_, header) => {
  const work = JOBS.map((job) => `${header(job)}\n- Rebuilt the calendar of ${job.employer}`).join('\n\n');
  const places = readLayout(`Experience\n\n${work}`).blocks.map(({ place }) => place);
  expect(places.map((place) => (place.isDoubtful ? '' : place.employer))).toEqual(
    JOBS.map(({ employer }) => employer),
  );
  expect(places).toMatchObject(
    JOBS.map(({ title, from, to }) => ({
      title,
      from,
      ...(to === 'Present' ? { to: '', isCurrent: true } : { to, isCurrent: false }),
    })),
  );
});

test.each(HEADERS)('a header %s is cut from prose that goes on in its line', (_, header) => {
  const isInLines = /[\n|]/.test(header(JOBS[0]!));
  const work = JOBS.map((job) => `${header(job)}${isInLines ? '\n' : ' '}I rebuilt the calendar.`).join('\n');
  expect(readLayout(`Experience\n\n${work}`).blocks).toMatchObject(
    JOBS.map(({ employer }) => ({ text: 'I rebuilt the calendar.', place: { employer } })),
  );
});

test('a title that has no form of one stands where the other headers have theirs', () => {
  const work = `Branch Librarian, Pellgate Library (2014 to now)
- Asked six of them what they would come for
Bookseller, Quill and Candle (2009-2011)
- Sold maps`;
  expect(readLayout(work).places).toMatchObject([
    { title: 'Branch Librarian', employer: 'Pellgate Library' },
    { title: 'Bookseller', employer: 'Quill and Candle' },
  ]);
});

test.each(['Designer, Harlow, 2019 – 2021', 'Designer, Harlow\n2019 – 2021', 'Designer, Harlow, Epping'])(
  'the only name behind a title, or the first of two, is the employer: "%s"',
  (header) => {
    expect(readLayout(`${header}\n- Drew maps`).places).toMatchObject([
      { title: 'Designer', employer: 'Harlow', isDoubtful: false },
    ]);
  },
);

test.each(['Designer, Lisbon, 2019 – 2021', 'Designer\nGalway, Ireland\n2019 – 2021', 'Designer at Present'])(
  'no town, country or date is an employer: "%s"',
  (header) => {
    const employers = readLayout(`${header}\n- Drew maps`).places.filter(
      ({ employer, isDoubtful }) => employer !== '' && !isDoubtful,
    );
    expect(employers).toEqual([]);
  },
);

const CAREER =
  'Career: Tamsin Build Ltd (project manager 2018 to present; site manager 2014-2018), Orrin Joinery (carpenter 2007 – 2014)';
const HELD = [
  { employer: 'Tamsin Build Ltd', title: 'project manager', from: '2018', to: '', isCurrent: true },
  { employer: 'Tamsin Build Ltd', title: 'site manager', from: '2014', to: '2018' },
  { employer: 'Orrin Joinery', title: 'carpenter', from: '2007', to: '2014' },
];

test('employers in one line, with the jobs at each in brackets, are as many jobs', () => {
  expect(readLayout(CAREER).places).toMatchObject(HELD);
});

test.each([
  ['with two dates', 'Orrin Joinery (carpenter 2007 – 2009, 2011 – 2014)'],
  ['without a date', 'Orrin Joinery (carpenter in two workshops)'],
  ['without a title', 'Orrin Joinery (2007 – 2014)'],
  ['followed by something else', 'Orrin Joinery (carpenter 2007 – 2014), and the army'],
])('a line of employers is not read as jobs where one is %s', (_, other) => {
  const row = `Career: Tamsin Build Ltd (site manager 2014-2018), ${other}`;
  expect(unfold(row)).not.toContain('site manager, Tamsin Build Ltd, 2014-2018');
});

test('what stands below a heading under the jobs of several employers is told of none of them', () => {
  const list = HELD.map((job) => `${job.title}, ${job.employer}, ${job.from} – ${job.to || 'present'}`);
  const work = `${list.join('\n')}\n\nSELECTED PROJECTS\n- Moved the crane base by four metres`;
  expect(readLayout(work)).toMatchObject({ places: HELD, blocks: [{ place: { employer: '' } }] });
});

test('a title without an employer beside the jobs of one is not another employer’s', () => {
  const work =
    'Porter, 2021 – present\nTeam Leader, Stannard Ltd, 2018 – 2021\n\nKey achievements:\n- Led 18 pickers';
  expect(readLayout(work).blocks).toMatchObject([{ place: { employer: 'Stannard Ltd' } }]);
});

test('what stands below a heading of a job’s own is told of that job', () => {
  const work =
    'Shift Manager, Stannard Ltd, 2021 – present\nTeam Leader, Orrin Joinery, 2018 – 2021\nKey achievements:\n- Led 18 pickers';
  expect(readLayout(work).blocks).toMatchObject([{ place: { employer: 'Orrin Joinery' } }]);
});

test('a sidebar is read by itself, and a line that hangs below its bullet goes on with it', () => {
  const work = `CONTACT              EXPERIENCE
Bristol
imre@example.org     Product Designer
                     Hollin Studio, Barcelona (remote)
SKILLS               Jan 2021 – Present
Figma                • Redesigned the checkout after watching
Maze                   14 people fail to find the seat map.
                     UX Designer
                     Tessel Mobility, Bristol
                     May 2017 – Dec 2020
                     • Ran 60 interviews with drivers`;
  const { blocks, holdings } = readLayout(work);
  expect(blocks).toMatchObject([
    {
      text: 'Redesigned the checkout after watching 14 people fail to find the seat map.',
      place: { employer: 'Hollin Studio' },
    },
    { text: 'Ran 60 interviews with drivers', place: { employer: 'Tessel Mobility' } },
  ]);
  expect(holdings.map(({ text }) => text)).toEqual(['Figma', 'Maze']);
});

test('a page that has lost its blanks beside a sidebar is read by itself', () => {
  const work = `CONTACT              EXPERIENCE
Leith SC             Glazier, Hollin Panes, Leith
imre@example.org     Jan 2021 – Present
- Cut the breakage of large panes
by a third with felt on every rack.
SKILLS               - Two clients wanted one and the same Friday
Leading              and I asked both for a Monday, so
we lost neither.
Forklift
INTERESTS            - Taught three apprentices to cut
Choir                curves by hand before any machine
was switched on. All of them stayed.
NOTICE
Two weeks            Porter, Tessel Mills, Perth
May 2017 – Dec 2020
- Moved 40 crates a day without one crack in them.
Left for glass.`;
  const { blocks, holdings } = readLayout(work);
  expect(blocks).toMatchObject([
    { text: 'Cut the breakage of large panes by a third with felt on every rack.' },
    { text: 'Two clients wanted one and the same Friday and I asked both for a Monday, so we lost neither.' },
    { text: expect.stringContaining('was switched on. All of them stayed.') },
    { text: expect.stringContaining('Moved 40 crates'), place: { employer: 'Tessel Mills' } },
    { text: 'Left for glass.' },
  ]);
  expect(holdings.map(({ text }) => text)).toEqual(expect.arrayContaining(['Leading', 'Forklift', 'Choir']));
});

test('a sidebar on the right is read by itself, below lines that go across the page', () => {
  const work = `Jo Marr, baker and teacher of bakers, with eleven years at four ovens
SENIOR BAKER                     SKILLS
Telvia Ovens, Harlow             Sourdough
2018 – today                     Costing of recipes
• Moved the night shift to       Food safety
  the morning.
• The ovens failed before        LANGUAGES
  Easter. I rang six farms       Dutch (native)
  and we were open again.        English (C2)

ASSISTANT
Rye & Co., Harlow
2012 – 2018
• Taught four apprentices.
I have baked for schools, for hospitals and for two weddings of more than 300 guests.`;
  const { blocks, holdings } = readLayout(work);
  expect(blocks).toMatchObject([
    { text: expect.stringContaining('teacher of bakers') },
    { text: 'Moved the night shift to the morning.', place: { employer: 'Telvia Ovens' } },
    { text: 'The ovens failed before Easter. I rang six farms and we were open again.' },
    { text: 'Taught four apprentices.', place: { employer: 'Rye & Co.' } },
    { text: expect.stringContaining('two weddings') },
  ]);
  expect(holdings.map(({ text }) => text)).toEqual([
    'Sourdough',
    'Costing of recipes',
    'Food safety',
    'Dutch (native)',
    'English (C2)',
  ]);
});

test('headings that hang to the left of a page are no sidebar', () => {
  const work = `EXPERIENCE     Baker, Telvia Ovens, 2018 – 2020
               • Moved the night shift
               • Taught four apprentices
               Porter, Rye & Co., 2016 – 2018
               • Carried flour
SKILLS         Sourdough, costing`;
  expect(readLayout(work).blocks.map(({ place }) => place.employer)).toEqual([
    'Telvia Ovens',
    'Telvia Ovens',
    'Rye & Co.',
  ]);
});

test('what says by its form that it is an employer is no title', () => {
  const work = `Kettle & Sons, Penlow, foundry placement, summer 2022
- Drew maps
Marlingford Rocketry Club, treasurer, 2019 – 2021
- Sold maps`;
  expect(readLayout(work).places).toMatchObject([
    { employer: 'Kettle & Sons' },
    { employer: 'Marlingford Rocketry Club' },
  ]);
});

test('short parts in small letters are a header where dates and a title are among them', () => {
  const work = `Greenbasket supermarket, Penlow, weekend shift leader, 2019–2022
- Drew maps`;
  expect(readLayout(work).blocks).toMatchObject([
    { text: 'Drew maps', place: { employer: 'Greenbasket supermarket', title: 'weekend shift leader' } },
  ]);
});

test('who supervised is no title of the candidate', () => {
  const work = `Master's project, 2023–2024, supervisor Dr Achterberg
- Drew maps`;
  expect(readLayout(work).places.map(({ title }) => title)).not.toContain('supervisor Dr Achterberg');
});

test('what is called after several of a trade is an employer and no title', () => {
  const work = `Senior Nurse - Millpond Vets, Ellerby (2018 - now)
- Made a rota`;
  expect(readLayout(work).places).toMatchObject([{ employer: 'Millpond Vets', title: 'Senior Nurse' }]);
});

test.each(['Career break', 'Sabbatical', 'Parental leave'])('a %s has no employer', (gap) => {
  const work = `Baker, Rye & Co., 2018 to 2020
- Taught four apprentices
${gap}, 2016 to 2018
- Learned more about hospitals than I wished to`;
  expect(readLayout(work).blocks.map(({ place }) => place.employer)).toEqual(['Rye & Co.', '']);
});

test('prose that names its job is the place of what stands below it, bullets among it', () => {
  const work =
    'I have been a teacher for nine years. I worked as a nursery assistant at St Aidan’s Nursery from 2010 to 2013. A boy there did not speak.';
  expect(
    readCandidate({ ...NO_MATERIAL, work: `${work}\n- Built a den` }).episodes.map(
      ({ place }) => place.employer,
    ),
  ).toEqual(['', 'St Aidan’s Nursery', 'St Aidan’s Nursery', 'St Aidan’s Nursery']);
});

test('a number in square brackets is a bullet', () => {
  const work = `Baker, Rye & Co., 2019 – present
[1] Cut the waste of the night shift to a tenth.
[2] Moved the ovens
    in one night. Nothing was burnt.`;
  expect(readLayout(work).blocks).toMatchObject([
    { text: 'Cut the waste of the night shift to a tenth.' },
    { text: 'Moved the ovens in one night. Nothing was burnt.' },
  ]);
});
