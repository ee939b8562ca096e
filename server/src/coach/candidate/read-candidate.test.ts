import { expect, test } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { readCandidate } from './read-candidate.ts';
import { held, jobs, read, told } from './testing/read-parts.ts';

test('contact lines, page numbers and references are neither said nor held', () => {
  const work = `MARIA LOPEZ
12 Harbour Street, Leeds LS1 4AB
maria@example.com | +44 7700 900123 | linkedin.com/in/maria
https://maria.example.com
Led a team of 12.
Page 1 of 2
References available on request`;
  expect(told({ work })).toEqual([': I led a team of 12.']);
  expect(held({ work })).toEqual([]);
});

test('what another wrote about the candidate stands as it was written, under the job that it names', () => {
  const work =
    'Maria led the night team at Rye & Co. She cut waste by 30% and trained her apprentices herself. Maria manages 12 people.';
  expect(told({ name: 'Maria Lopez', work }).join(' ')).toBe(
    'Rye & Co.: Maria led the night team at Rye & Co. She cut waste by 30% and trained her apprentices herself. Maria manages 12 people.',
  );
});

test('nor is a pronoun changed in it', () => {
  const work =
    'Jolene teaches year nine and is responsible for the library. A boy stopped coming; she visited his mother and found that he cared for her. He came back in three weeks. Her head asked her to lead the year. She doesn’t shout.';
  expect(told({ name: 'Jolene Carter', work }).join(' ')).toBe(
    ': Jolene teaches year nine and is responsible for the library. : A boy stopped coming. She visited his mother and found that he cared for her. He came back in three weeks. Her head asked her to lead the year. She doesn’t shout.',
  );
});

test('a prize that was won is no job, and an employer behind a semicolon is one', () => {
  const work = `Bus Driver, First West Yorkshire, 2015 – now
- Winner, Driver of the Year 2021
Winner, Young Baker 2020
- Helped a colleague
2005 – 2009 Warehouse operative; Amazon, Doncaster`;
  expect(jobs({ work })).toEqual([
    ['Bus Driver', 'First West Yorkshire', '2015', 'now'],
    ['Warehouse operative', 'Amazon', '2005', '2009'],
  ]);
});

test('a name on the page, a figure and a duty towards students are nothing that is held', () => {
  const other = `CV
George Papadakis

Employment history
Receptionist, Smile Bath, 2019 – 2022
- Guest satisfaction score 78 -> 91
- Supervision of two PhD students
- Opera PMS, Micros`;
  expect(held({ other })).toEqual(['skill: Opera PMS, Micros']);
  expect(told({ other })).toEqual([
    'Smile Bath: Guest satisfaction score 78 -> 91.',
    'Smile Bath: Supervision of two PhD students.',
  ]);
});

test('dates in figures are no phone number, and clients are no employer', () => {
  const work = `Office Manager, The Grand Plaza, Tokyo, 04/2018 - 08/2023
- In charge of a 28-bed wing at night
Freelance photographer (since 2016)
Clients: Guardian, Vogue
- Shot 60 weddings
PROJECT MANAGER
Siemens Energy AG, Erlangen
2010 – 2012
- Managed a project
PMP, Prince2 Practitioner
ASSISTANT PROJECT MANAGER
Hochtief (client: Mozilla)
2008 – 2010
- Wrote tenders`;
  expect(jobs({ work })).toEqual([
    ['Office Manager', 'The Grand Plaza', '04/2018', '08/2023'],
    ['Freelance photographer', '', '2016', 'now'],
    ['Project Manager', 'Siemens Energy AG', '2010', '2012'],
    ['Assistant Project Manager', 'Hochtief', '2008', '2010'],
  ]);
  expect(told({ work }).slice(0, 2)).toEqual([
    'The Grand Plaza: In charge of a 28-bed wing at night.',
    ': Clients: Guardian, Vogue.',
  ]);
  expect(held({ work })).toEqual(['certificate: PMP, Prince2 Practitioner']);
});

test('a story ends where the speaker says what he is, or begins another year', () => {
  const work =
    "I have been a plumber for 20 years. In 2018 a customer refused to pay because a tile was cracked. I went round and replaced the tile myself. I'm Gas Safe registered. I sold the firm in 2022.";
  expect(told({ work })).toEqual([
    ': I have been a plumber for 20 years.',
    ': In 2018 a customer refused to pay because a tile was cracked. I went round and replaced the tile myself.',
    ": I'm Gas Safe registered.",
    ': I sold the firm in 2022.',
  ]);
});

test('education gives degrees and, where something was done, episodes', () => {
  const education = `University of Leeds, BSc Biology, 2012 – 2015
Organised the science fair for 600 visitors
A-levels: Maths, Biology
Languages: French (B2)`;
  expect(told({ education })).toEqual([': I organised the science fair for 600 visitors.']);
  expect(held({ education })).toEqual([
    'degree: University of Leeds, BSc Biology, 2012 to 2015',
    'degree: A-levels: Maths, Biology',
    'language: French (B2)',
  ]);
  expect(jobs({ education })).toEqual([]);
});

test('a story is one episode whose sentences know their part, its title and labels left out', () => {
  const story = `The day the oven broke
Situation: At Rye & Co. our oven broke on Christmas Eve. Task: I had to find another kitchen for 900 loaves. Action: I called the school next door. Result: We sold every loaf and saved £2,000. I learned to keep a plan B.`;
  const [episode, ...others] = read({
    work: 'Baker, Rye & Co., 2019 – present',
    stories: [story],
  }).episodes;
  expect(others).toEqual([]);
  expect(episode?.place.title).toBe('Baker');
  expect(episode?.sentences.map(({ part, text }) => [part, text])).toEqual([
    ['situation', 'At Rye & Co. our oven broke on Christmas Eve.'],
    ['task', 'I had to find another kitchen for 900 loaves.'],
    ['action', 'I called the school next door.'],
    ['result', 'We sold every loaf and saved £2,000.'],
    ['lesson', 'I learned to keep a plan B.'],
  ]);
  expect(episode?.numbers).toEqual(['900', '£2,000']);
});

test('numbered stories in one field are episodes of their own', () => {
  const stories = [
    'Story 1: I fixed the till. It took an hour. Story 2: not here',
    'Story 1: I fixed it.\nStory 2: I broke it.',
  ];
  expect(read({ stories }).episodes).toHaveLength(3);
});

test('the job’s statements are the employer’s, and its words are not the candidate’s', () => {
  const candidate = read({
    company: 'Rye',
    work: 'Led a team',
    jobDescription: 'What you will do\n- Own the flour budget\nWe are an equal opportunities employer.',
  });
  expect(candidate.job.statements.map(({ text }) => text)).toEqual(['Own the flour budget']);
  expect(candidate.words.has('flour')).toBe(false);
  expect(candidate.words.has('lead') && candidate.words.has('led')).toBe(true);
});

test('stories told one after another in a paragraph are one episode each, with all of their sentences', () => {
  const work = `I have been a barista at Corner Beans since 2019. I open the shop three mornings a week. One morning in January the card machine died with a queue out of the door. I wrote down orders on paper. Nobody failed to come back. Another time a new colleague burned her hand. I drove her to hospital. A colleague wanted to use a reward chart that I thought humiliating. We argued about it. In the end we kept neither. My biggest mistake was in 2018 when I forgot a risk assessment. The head cancelled the trip at the gate. I now have a checklist.`;
  expect(told({ work })).toEqual([
    'Corner Beans: I have been a barista at Corner Beans since 2019.',
    'Corner Beans: I open the shop three mornings a week.',
    'Corner Beans: One morning in January the card machine died with a queue out of the door. I wrote down orders on paper. Nobody failed to come back.',
    'Corner Beans: Another time a new colleague burned her hand. I drove her to hospital.',
    'Corner Beans: A colleague wanted to use a reward chart that I thought humiliating. We argued about it. In the end we kept neither.',
    'Corner Beans: My biggest mistake was in 2018 when I forgot a risk assessment. The head cancelled the trip at the gate. I now have a checklist.',
  ]);
});

test('a place that prose names without a title is the place of what follows', () => {
  const work = `At Oakwood School I look after eight children. Last autumn one boy, Leo, stopped eating. I let him eat in the library.

Earlier, at Hill Top Nursery, I set up the forest school.`;
  expect(told({ work })).toEqual([
    'Oakwood School: At Oakwood School I look after eight children.',
    'Oakwood School: Last autumn one boy, Leo, stopped eating. I let him eat in the library.',
    'Hill Top Nursery: Earlier, at Hill Top Nursery, I set up the forest school.',
  ]);
});

test('what is so today, or was in a later year, is not of a job in prose that had ended', () => {
  const work = `From 2008 to 2015 I worked as a bookkeeper at Rye Joinery. I rang each customer before the bill was due.

I am used to long days, and we chart in MedLedger.

Since 2020 I have been treasurer of the theatre. I sold every seat a brass plate.`;
  expect(told({ work })).toEqual([
    'Rye Joinery: From 2008 to 2015 I worked as a bookkeeper at Rye Joinery.',
    'Rye Joinery: I rang each customer before the bill was due.',
    ': I am used to long days, and we chart in MedLedger.',
    ': Since 2020 I have been treasurer of the theatre. I sold every seat a brass plate.',
  ]);
});

test('a story field that goes on with another time tells two', () => {
  const stories = [
    'Once I found £900 in a coat. I gave it to my manager. Another time I dropped a pallet. I told my boss at once.',
  ];
  expect(told({ stories })).toEqual([
    ': Once I found £900 in a coat. I gave it to my manager.',
    ': Another time I dropped a pallet. I told my boss at once.',
  ]);
});

test('what is held is told from what is said in one paragraph', () => {
  const other = 'Reliable team leader. Forklift licence. Speaks English and French. Available immediately.';
  expect(told({ other })).toEqual([': Speaks English and French.']);
  expect(held({ other })).toEqual([
    'skill: Reliable team leader',
    'certificate: Forklift licence',
    'skill: Available immediately',
  ]);
});

test.each([
  'a',
  'A, ',
  '| 2019 | a ',
  'A|',
  'ab ',
  '1,',
  '2019 – ',
  '((',
  'a;',
  '+4',
  'a-\n',
  'Led ',
  'a.',
  '@',
])(
  'five thousand characters of "%s" are read without getting stuck',
  (part) => {
    const text = part.repeat(5000).slice(0, 5000);
    const began = performance.now();
    readCandidate({
      ...NO_MATERIAL,
      name: text.slice(0, 100),
      work: text,
      education: text,
      other: text,
      stories: [text],
    });
    // Ten times what it takes: a pattern that backtracks without end takes minutes.
    expect(performance.now() - began).toBeLessThan(10_000);
  },
  20_000,
);

test('a scene without a verb is told before what was done then, and a list of tools is not', () => {
  const work = `Corporal, Corvian Army, 2012 to 2018
- Night march, wrong valley, my map. Woke everybody and led them back.
- Java, Kafka. Built a map of the valley.`;
  expect(told({ work })).toEqual([
    'Corvian Army: Night march, wrong valley, my map. I woke everybody and led them back.',
    'Corvian Army: I built a map of the valley.',
  ]);
});

test('terms of employment are read one by one', () => {
  const other = 'Available in March. Would move to Leeds. Currently on £45,500.';
  expect(told({ other })).toEqual([': Would move to Leeds.']);
  expect(held({ other })).toEqual(['skill: Available in March', 'skill: Currently on £45,500']);
});

test('a blank line parts two stories that share a word', () => {
  const work = `I drew up a rota of alternating weeks for two bakers who quarrelled. They have not quarrelled since.

I wrote the rota of the drivers anew. They save an hour a day.`;
  expect(told({ work })).toEqual([
    ': I drew up a rota of alternating weeks for two bakers who quarrelled. They have not quarrelled since.',
    ': I wrote the rota of the drivers anew. They save an hour a day.',
  ]);
});

test('a story whose form stands in several bullets is one', () => {
  const work = `Teacher, Ghent & Sons, 2019 – 2022
• Situation: a parent accused a colleague of marking unfairly, in public
• Task: protect the colleague and hear the parent
• Action: re-marked the paper blind with the head of department
• Situation: small fire in lab 2
• Action: closed the gas and led the class out`;
  expect(told({ work })).toEqual([
    'Ghent & Sons: A parent accused a colleague of marking unfairly, in public. Protect the colleague and hear the parent. I re-marked the paper blind with the head of department.',
    'Ghent & Sons: Small fire in lab 2. I closed the gas and led the class out.',
  ]);
});
