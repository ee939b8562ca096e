import { expect, test } from 'vitest';
import type { JobPart, Label, LineLabels } from './label.ts';
import { cutTail, readLabelled } from './read-labelled.ts';

/** Rows of `label: text`; of joins the words of each part stand in `[part words]`. */
function layout(...written: string[]) {
  const rows: string[] = [];
  const labelled: LineLabels[] = [];
  written.forEach((line, row) => {
    const [, labels = '', marked = ''] = /^([a-z+]*)\|(.*)$/.exec(line) ?? [];
    const parts: (JobPart | 'other')[] = [];
    const text = marked.replace(
      /\[(\w+) ([^\]]*)\](,?)|\S+/g,
      (word, part?: JobPart, own?: string, comma = '') => {
        const words = own ?? word;
        parts.push(...words.split(' ').map(() => part ?? 'other'));
        return words + comma;
      },
    );
    rows.push(text);
    if (labels !== '')
      labelled.push({
        row,
        labels: labels.split('+') as Label[],
        certainty: 0.9,
        ...(marked.includes('[') && { parts }),
      });
  });
  return readLabelled(rows, labelled);
}
const jobs = (...written: string[]) =>
  layout(...written).places.map(({ title, employer, from, to, isCurrent }) => [
    title,
    employer,
    from,
    isCurrent ? 'now' : to,
  ]);

test('labels in a column are labels, and a deed in one is none', () => {
  const { blocks } = layout(
    'role+employer+dates|[role Foreman], [employer Rye & Co.], [dates 2014 - present]',
    'prose|Trained          four bakers',
    'prose|Problem          ovens failed',
  );
  expect(blocks.map(({ text }) => text.replace('\t', ' '))).toEqual([
    'Trained four bakers',
    'Problem: ovens failed',
  ]);
});

test('time at home is no job, and gives the next one no dates and no title', () => {
  expect(
    jobs(
      'role+employer+dates|[role Mechanic], [employer Rye Transit], [dates 2012 - 2018]',
      'employer+dates|At [employer home, daughter born] [dates May 2018], [dates April – December 2018]',
      '|',
      'role|[role Lead mechanic]',
      'employer+dates|[employer Oak Schools], [dates January 2019 – present]',
    ),
  ).toEqual([
    ['Mechanic', 'Rye Transit', '2012', '2018'],
    ['Lead mechanic', 'Oak Schools', 'January 2019', 'now'],
  ]);
});

test('a line that ends within a sentence heads nothing', () => {
  const { blocks } = layout('heading|PROFILE', 'heading|And not', 'wrapped|everything I plant lives.');
  expect(blocks.map(({ text }) => text)).toEqual(['And not everything I plant lives.']);
});

test('a heading within a job heads no section', () => {
  const { blocks } = layout(
    'role+employer+dates|[role Foreman], [employer Rye & Co.], [dates 2014 - present]',
    'heading|Key responsibilities',
    'bullet|Ran the site of nine.',
  );
  expect(blocks[0]?.heading).toBe('');
});

test('a line of what was built, with its sum or its area, is no job', () => {
  const built = layout(
    'role+employer+dates|[role Foreman], [employer Rye & Co.], [dates 2014 - present]',
    'heading|PROJECTS',
    'role+employer+dates|[employer Oak School], [role addition] $14.2M 61,000 sq ft [dates 2022-2023]',
    'prose|I split the crew into two shifts.',
  );
  expect(built.places.map(({ employer }) => employer)).toEqual(['Rye & Co.']);
  expect(built.blocks.map(({ place }) => place.employer)).toEqual(['']);
});

test('dates that a column breaks over two lines are read as one range, and a later duty’s are not the job’s', () => {
  expect(
    jobs(
      'employer+dates|[dates Mar 2017] – [dates now] [employer Rye Buses]',
      'role+dates|[role Driver; also mentor] since [dates 2021]',
      'bullet|Drove 9 routes',
      '',
      'employer+dates|[dates Sep 2008] – [employer Oak Mail]',
      'role+dates|[dates Mar 2017] [role Sorter]',
      'bullet|Sorted 40 boxes',
      '',
      'employer+dates|[dates Jul 1998] – [employer Elm Mart]',
      'role|Sep 2008 Office clerk: sale sheets, front counter',
    ),
  ).toEqual([
    ['Driver; also mentor', 'Rye Buses', 'Mar 2017', 'now'],
    ['Sorter', 'Oak Mail', 'Sep 2008', 'Mar 2017'],
    ['Office clerk', 'Elm Mart', 'Jul 1998', 'Sep 2008'],
  ]);
});

const BAKER = [
  'role|Baker',
  'employer+place|[employer Rye & Co.], [place Leeds]',
  'dates|2019 – 2021',
  'bullet|• Baked',
];

test('a job in three lines, whatever comes first', () => {
  const [role, employer, dates] = BAKER as [string, string, string];
  for (const order of [
    [role, employer, dates],
    [employer, role, dates],
    [dates, employer, role],
    [dates, role, employer],
  ])
    expect(jobs(...order)).toEqual([['Baker', 'Rye & Co.', '2019', '2021']]);
});

test.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[2, 0, 1]]])(
  'so it is with two jobs and a blank line between them: %j',
  (order) => {
    const porter = ['role|Porter', 'employer+place|[employer Zizzi], [place York]', 'dates|2016 – 2018'];
    const inOrder = (lines: readonly string[]) => order.map((at) => lines[at]!);
    expect(jobs(...inOrder(BAKER), 'bullet|• Baked', '', ...inOrder(porter), 'bullet|• Carried')).toEqual([
      ['Baker', 'Rye & Co.', '2019', '2021'],
      ['Porter', 'Zizzi', '2016', '2018'],
    ]);
  },
);

test('dates of which the end alone was read are the whole span of the row', () => {
  expect(jobs('employer+dates|[employer Rye & Co.], October 2015 to [dates May 2018]')).toEqual([
    ['', 'Rye & Co.', 'October 2015', 'May 2018'],
  ]);
});

test('two jobs one after the other, without a blank line between them', () => {
  expect(jobs(...BAKER, 'role|Porter', 'employer|Zizzi', 'dates|2016')).toEqual([
    ['Baker', 'Rye & Co.', '2019', '2021'],
    ['Porter', 'Zizzi', '2016', ''],
  ]);
});

test('an employer above its titles is that of each, and none by itself', () => {
  expect(
    jobs(
      'employer+dates|[employer Rye & Co.] [dates 2016 – now]',
      'prose|A bakery.',
      'role+dates|[role Head Baker] [dates 2019 – now]',
      'bullet|• Led',
      'role+dates|[role Baker] [dates 2016 – 2019]',
    ),
  ).toEqual([
    ['Head Baker', 'Rye & Co.', '2019', 'now'],
    ['Baker', 'Rye & Co.', '2016', '2019'],
  ]);
});

test('a title with an employer below it is none of the employer above', () => {
  expect(
    jobs(
      'employer+dates|[employer Rye Mill] [dates 2019 – 2023]',
      'role|Baker',
      'bullet|Baked.',
      '',
      'role|Cook',
      'employer|Quay Inn',
      'dates|2015 – 2019',
    ),
  ).toEqual([
    ['Baker', 'Rye Mill', '2019', '2023'],
    ['Cook', 'Quay Inn', '2015', '2019'],
  ]);
});

test('how long all titles took does not stand in for when one was held', () => {
  expect(jobs('employer|Rye & Co.', 'dates|6 years 2 months', 'role|Baker', 'dates|2019 – now')).toEqual([
    ['Baker', 'Rye & Co.', '2019', 'now'],
  ]);
});

test('lines of another column between those of a header part no job', () => {
  expect(
    jobs('role|Baker', 'heading|SKILLS', 'employer|Rye & Co.', 'skill|Rye', 'dates|2019 – 2021'),
  ).toEqual([['Baker', 'Rye & Co.', '2019', '2021']]);
});

test('what is told below a job is told of it, and below the next heading of none', () => {
  const { blocks } = layout(
    ...BAKER,
    'wrapped|rye bread',
    'heading|Duties:',
    'prose|Ran the shop.',
    '|',
    'heading|Projects',
    'bullet|• Built an oven',
  );
  expect(blocks.map(({ text, place }) => [text, place.employer])).toEqual([
    ['Baked rye bread', 'Rye & Co.'],
    ['Ran the shop.', 'Rye & Co.'],
    ['Built an oven', ''],
  ]);
});

test('a word that the end of a line has cut is whole again', () => {
  expect(layout('bullet|• Sold bread to all restau-', 'wrapped|rants of the town').blocks[0]!.text).toBe(
    'Sold bread to all restaurants of the town',
  );
});

test('what somebody has is listed, entry by entry where a line has many', () => {
  const { holdings } = layout(
    'skill|Tools: Excel, SAP',
    'language|French (C1), Polish',
    'language|Arabic: mother tongue',
    'qualification|Driving licence, category B',
    'education|BSc Chemistry, Leeds, 2015',
    'interest|Chess; rowing',
    'contact|12 Mill Lane',
  );
  expect(holdings).toEqual([
    { kind: 'skill', text: 'Excel' },
    { kind: 'skill', text: 'SAP' },
    { kind: 'language', text: 'French (C1)' },
    { kind: 'language', text: 'Polish' },
    { kind: 'language', text: 'Arabic: mother tongue' },
    { kind: 'certificate', text: 'Driving licence, category B' },
    { kind: 'degree', text: 'BSc Chemistry, Leeds, 2015' },
    { kind: 'interest', text: 'Chess' },
    { kind: 'interest', text: 'rowing' },
  ]);
});

test('a title alone on top of a page is no job, and a school in an education line none either', () => {
  expect(
    jobs(
      'role|Software Engineer',
      'objective|I build things.',
      'education|Teacher training, Leeds College, 2012',
    ),
  ).toEqual([]);
});

test('an employer that is not sure is asked about', () => {
  const rows = ['Baker', 'Harlow', '2019'];
  const doubtful = readLabelled(rows, [
    { row: 0, labels: ['role'], certainty: 0.9 },
    { row: 1, labels: ['employer'], certainty: 0.4, doubtful: ['employer'] },
    { row: 2, labels: ['dates'], certainty: 0.9 },
  ]);
  expect(doubtful.places).toMatchObject([{ employer: 'Harlow', isDoubtful: true }]);
});

test('what somebody has is found in a sentence as well', () => {
  const { holdings, blocks } = layout(
    'availability|I must give one month. School-hours posts preferred.',
    'interest|On Sundays I sing in a choir, knit and garden.',
    'language|My French is good and my Gaelic is songs only.',
  );
  expect(holdings.map(({ kind }) => kind)).toEqual(['availability', 'interest', 'interest', 'language']);
  expect(blocks).toEqual([]);
});

test('a new chapter ends the titles of an employer', () => {
  expect(
    jobs(
      'heading|Experience',
      'employer|Rye & Co.',
      'role|Baker',
      'dates|2016 - 2020',
      'heading|Volunteer experience',
      'role|Mentor',
      'employer|Girls Bake',
      'dates|2021 - 2022',
    ),
  ).toEqual([
    ['Baker', 'Rye & Co.', '2016', '2020'],
    ['Mentor', 'Girls Bake', '2021', '2022'],
  ]);
});

test('a title below those of an employer that has no dates where others have is no job', () => {
  const dated = ['employer|Rye & Co.', 'role+dates|[role Baker] [dates 2016 - 2020]', 'bullet|Baked.'];
  expect(jobs(...dated, 'role|Class treasurer')).toEqual([['Baker', 'Rye & Co.', '2016', '2020']]);
  expect(jobs('employer|Rye & Co.', 'role|Baker', 'bullet|Baked.', 'role|Apprentice')).toEqual([
    ['Baker', 'Rye & Co.', '', ''],
    ['Apprentice', 'Rye & Co.', '', ''],
  ]);
});

test('time without a job is no job and goes on with none: what stands below it says why', () => {
  const { places, breaks } = layout(
    ...BAKER,
    'dates+role|[role Career change and redundancy] - [dates Feb 2021 to Oct 2022]',
    'prose|Made redundant when the bakery closed.',
    'dates|TRAVELLING (Nov 2022 - April 2023)',
    'dates+prose|Parental leave, May 2023 – June 2024',
    'role|Porter',
    'employer|Zizzi',
    'dates|2024',
  );
  expect(places.map(({ title, from }) => [title, from])).toEqual([
    ['Baker', '2019'],
    ['Porter', '2024'],
  ]);
  expect(breaks).toEqual([
    {
      text: 'Career change and redundancy - Feb 2021 to Oct 2022',
      told: ['Made redundant when the bakery closed.'],
      isNamed: true,
    },
    { text: 'TRAVELLING (Nov 2022 - April 2023)', told: [], isNamed: true },
    { text: 'Parental leave, May 2023 – June 2024', told: [], isNamed: true },
  ]);
});

test('a day of a story is no break', () => {
  const { breaks, blocks } = layout(...BAKER, 'dates+prose|Christmas Eve 2023: the tills went down at 11.');
  expect(breaks).toEqual([]);
  expect(blocks.at(-1)!.text).toContain('the tills went down');
});

test('a job that began since some day is held today', () => {
  expect(
    jobs('role+employer+dates|[role Baker] at [employer Rye & Co.], since [dates September 2020]'),
  ).toEqual([['Baker', 'Rye & Co.', 'September 2020', 'now']]);
});

test.each([
  [
    'Cut scrap by 4 % on two lines. Tools: SAP, Excel.',
    'Cut scrap by 4 % on two lines.',
    'skill',
    'SAP, Excel',
  ],
  ['Moved billing to events; Stack: Go, Kafka', 'Moved billing to events', 'skill', 'Go, Kafka'],
  [
    'Filled each shift after two nurses had left. Employee of the Month, May 2021',
    'Filled each shift after two nurses had left.',
    'award',
    'Employee of the Month, May 2021',
  ],
  [
    'I rebuilt the rota in a week. Won the ward’s safety award.',
    'I rebuilt the rota in a week.',
    'award',
    'Won the ward’s safety award',
  ],
])('%s', (text, told, kind, tail) => {
  expect(cutTail(text)).toEqual({ told, tail: { kind, text: tail } });
});

test.each([
  'The oven failed. I moved the dough.',
  'Tools: SAP, Excel.',
  'Won the ward’s safety award.',
  'We had no tools. I asked the stack of suppliers for some and we finished in time.',
  'I wrote the bid. Won the award for the new ward from the council because nobody else had thought of the night staff.',
])('all of it is told: %s', (text) => {
  expect(cutTail(text)).toEqual({ told: text, tail: undefined });
});

test('dates alone above what was done in between are a break, unlike those of a job', () => {
  const { breaks, places } = layout(
    ...BAKER,
    'dates|January to October 2022',
    'prose|The bakery closed and I studied.',
    '|',
    'employer+place|[employer Zizzi], [place Leeds]',
    'dates+role|[role Porter], [dates 2023 – 2024]',
  );
  expect(places.map(({ employer }) => employer)).toEqual(['Rye & Co.', 'Zizzi']);
  expect(breaks).toEqual([
    { text: 'January to October 2022', isNamed: false, told: ['The bakery closed and I studied.'] },
  ]);
});

test('an entry keeps the heading that tells what it is, and a told line too', () => {
  const { holdings, blocks } = layout(
    'heading|SALARY SOUGHT',
    'availability|£43,000',
    'heading|WAY OF WORKING',
    'prose|Best in pairs.',
  );
  expect(holdings).toEqual([{ kind: 'availability', text: 'SALARY SOUGHT: £43,000' }]);
  expect(blocks).toMatchObject([{ text: 'Best in pairs.', heading: 'WAY OF WORKING' }]);
});

test('a sentence goes on in the next row, whatever that is taken for', () => {
  const { blocks } = layout('prose|We drove in on Saturday. And not', 'bullet|everything I plant lives.');
  expect(blocks.map(({ text }) => text)).toEqual([
    'We drove in on Saturday. And not everything I plant lives.',
  ]);
});

test('a label in a column of its own is one', () => {
  const { blocks } = layout('prose|Looking ahead   I would like to run a bakery.');
  expect(blocks).toMatchObject([{ text: 'Looking ahead: I would like to run a bakery.' }]);
});

test.each([
  [
    '[employer Rye & Co.] (formerly Oak Ltd, [dates 1998 - 2015])',
    '[role Clerk], [dates 2016 - present]',
    '2016',
  ],
  ['[employer Rye & Co.], York, [dates 2015 - 2018]', '[role Clerk], again [dates since 2021]', '2021'],
])('a job that is held goes on, whatever dates stand above: %s', (employer, role, from) => {
  const [[, , begun, end] = []] = jobs(`employer+dates|${employer}`, `role+dates|${role}`);
  expect([begun, end]).toEqual([from, 'now']);
});

test('single quotes around a sentence are those of somebody else, and an apostrophe is none', () => {
  const { blocks } = layout(
    "bullet|'The calmest of us, and she knows your kids' names.' - porter",
    "bullet|'Twas a long night. I sorted the boys' boots.",
    "bullet|'Harbour Lights, Cold Water,' my first radio play, reached 900,000 listeners.",
    "bullet|'Who Goes There at Night?' my second play, reached 90,000 listeners.",
  );
  expect(blocks.map(({ text }) => text)).toEqual([
    "“The calmest of us, and she knows your kids' names.” - porter",
    "'Twas a long night. I sorted the boys' boots.",
    "'Harbour Lights, Cold Water,' my first radio play, reached 900,000 listeners.",
    "'Who Goes There at Night?' my second play, reached 90,000 listeners.",
  ]);
});
