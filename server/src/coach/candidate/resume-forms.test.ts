import { expect, test } from 'vitest';
import { held, jobs, read, told } from './testing/read-parts.ts';

test('a header line over bullets is their place and is never said', () => {
  const work = `Senior Baker, Rye & Co., Leeds, Mar 2019 – present
- Lead a team of 12 bakers
- Cut flour waste by 30%; saved £14,000 a year
Junior Baker, Bread Ltd, York, 2015 – 2019
- Baked 300 loaves a night`;
  expect(jobs({ work })).toEqual([
    ['Senior Baker', 'Rye & Co.', 'Mar 2019', 'now'],
    ['Junior Baker', 'Bread Ltd', '2015', '2019'],
  ]);
  expect(told({ work })).toEqual([
    'Rye & Co.: I lead a team of 12 bakers.',
    'Rye & Co.: I cut flour waste by 30%. I saved £14,000 a year.',
    'Bread Ltd: I baked 300 loaves a night.',
  ]);
});

test.each([
  ['with dates', ', 2015 - 2020', ', 2012 - 2015'],
  ['with dates below', '\n2015 – 2020', '\n2012 – 2015'],
  ['with a town', ', Leeds', ', Utrecht'],
  ['with a town and dates', ', Leeds, 2015 - 2020', ', Utrecht, 2012 - 2015'],
  ['with a town, and dates below', ', Leeds\n2015 – 2020', ', Utrecht\n2012 – 2015'],
])('employers of one word behind their titles, %s, are no towns', (_what, first, second) => {
  const work = `Platform Engineer, Contoso${first}\n- Cut waste.\n\nSystems Administrator, Northwind${second}\n- Moved 3 offices.`;
  expect(read({ work }).places.map(({ employer, isDoubtful }) => [employer, isDoubtful])).toEqual([
    ['Contoso', false],
    ['Northwind', false],
  ]);
});

test('what stands below a list of its own is told of no job', () => {
  const work = 'Baker, Rye & Co., 2019\n- Cut waste.\n\nStrengths\nCalm\nI keep a pager quiet.';
  expect(told({ work })).toEqual(['Rye & Co.: Cut waste.', ': I keep a pager quiet.']);
});

test('cells, a stack, sub-headings and sub-bullets of a developer', () => {
  const work = `ACME GmbH | Software Engineer | 2019–2022
Stack: Go, Kafka
Key achievements:
• Moved 40 services to Kubernetes w/o downtime
• Designed the dbt models that finance uses
  ◦ Trained four analysts`;
  expect(jobs({ work })).toEqual([['Software Engineer', 'ACME GmbH', '2019', '2022']]);
  expect(told({ work })).toEqual([
    'ACME GmbH: I moved 40 services to Kubernetes w/o downtime.',
    'ACME GmbH: I designed the dbt models that finance uses.',
    'ACME GmbH: I trained four analysts.',
  ]);
  expect(held({ work })).toEqual(['skill: Go', 'skill: Kafka']);
  expect(read({ work }).episodes.map(({ names }) => names)).toEqual([['Kubernetes'], ['dbt'], []]);
});

test('title, employer and dates of a nurse in three lines', () => {
  const work = `Registered Nurse
Leeds General Hospital
2016 - 2021
Manage a bay of 8 patients
Introduced a bedside handover. Falls dropped by 20%.
Healthcare Assistant
St. Mary's Care Home
2013 – 2016
Supported 30 residents with personal care`;
  expect(jobs({ work })).toEqual([
    ['Registered Nurse', 'Leeds General Hospital', '2016', '2021'],
    ['Healthcare Assistant', "St. Mary's Care Home", '2013', '2016'],
  ]);
  expect(told({ work })).toEqual([
    'Leeds General Hospital: I manage a bay of 8 patients.',
    'Leeds General Hospital: I introduced a bedside handover. Falls dropped by 20%.',
    "St. Mary's Care Home: I supported 30 residents with personal care.",
  ]);
});

test('several titles at one employer, whose name has no mark of one', () => {
  const work = `Experience

Google
Team Lead (Jan 2017 - Dec 2018)
Led 6 engineers.
Software Developer (2015 - 2016)
Wrote the billing service. It handles 2 million invoices a month.`;
  expect(jobs({ work })).toEqual([
    ['Team Lead', 'Google', 'Jan 2017', 'Dec 2018'],
    ['Software Developer', 'Google', '2015', '2016'],
  ]);
  expect(told({ work })).toEqual([
    'Google: I led 6 engineers.',
    'Google: I wrote the billing service. It handles 2 million invoices a month.',
  ]);
});

test('a page of a data engineer pasted into one line', () => {
  const work =
    'Summary: Data engineer with 6+ years of experience in Python. Experience: Data Engineer, Zalando SE, Berlin (02/2020 – today). Built a CDC pipeline with Debezium (~2 TB/day). Reduced warehouse cost by €400k p.a. Mentored 2 juniors. Data Analyst, Otto GmbH, Hamburg (2017 – 2020). Created 30 dashboards. Skills: Python, SQL. Languages: German (native), English (C2).';
  expect(jobs({ work })).toEqual([
    ['Data Engineer', 'Zalando SE', '02/2020', 'now'],
    ['Data Analyst', 'Otto GmbH', '2017', '2020'],
  ]);
  expect(told({ work })).toEqual([
    ': Data engineer with 6+ years of experience in Python.',
    'Zalando SE: I built a CDC pipeline with Debezium (~2 TB/day).',
    'Zalando SE: I reduced warehouse cost by €400k p.a.',
    'Zalando SE: I mentored 2 juniors.',
    'Otto GmbH: I created 30 dashboards.',
  ]);
  expect(held({ work })).toEqual([
    'skill: Python',
    'skill: SQL',
    'language: German (native)',
    'language: English (C2)',
  ]);
});

test('one line with headings in capitals and no stops between header and bullet', () => {
  const work =
    'Senior Baker, Rye & Co., Leeds, Mar 2019 – present Led a team of 12 bakers. Junior Baker, Bread Ltd, York, 2015 – 2019 Baked 300 loaves a night. EDUCATION NVQ Level 3 in Bakery, Leeds City College, 2015 SKILLS Sourdough, lamination';
  expect(told({ work })).toEqual([
    'Rye & Co.: I led a team of 12 bakers.',
    'Bread Ltd: I baked 300 loaves a night.',
  ]);
  expect(held({ work })).toEqual([
    'degree: NVQ Level 3 in Bakery, Leeds City College, 2015',
    'skill: Sourdough',
    'skill: lamination',
  ]);
});

test('a chef in plain prose: jobs are read from the sentences, and what hangs together is one episode', () => {
  const other =
    'I worked for three years at Rye & Co. in Leeds as a baker. I ran the night shift. It was a team of six. In 2018 the oven broke on Christmas Eve, so I moved all baking to the school next door. As a result we sold every loaf. Before that I was a waiter at the Harbour Grill. I handled 40 tables a night.';
  expect(told({ other })).toEqual([
    'Rye & Co.: I worked for three years at Rye & Co. in Leeds as a baker.',
    'Rye & Co.: I ran the night shift. It was a team of six.',
    'Rye & Co.: In 2018 the oven broke on Christmas Eve, so I moved all baking to the school next door. As a result we sold every loaf.',
    'Harbour Grill: Before that I was a waiter at the Harbour Grill.',
    'Harbour Grill: I handled 40 tables a night.',
  ]);
});

test('a shop’s table with tabs and dates first', () => {
  const work = `2019-2022\tStore Manager\tCo-op Food, Bradford
\tRan a store with 25 staff
2015-2019\tTeam Leader\tTesco
\tSupervised the night crew`;
  expect(jobs({ work })).toEqual([
    ['Store Manager', 'Co-op Food', '2019', '2022'],
    ['Team Leader', 'Tesco', '2015', '2019'],
  ]);
  expect(told({ work })).toEqual([
    'Co-op Food: I ran a store with 25 staff.',
    'Tesco: I supervised the night crew.',
  ]);
});

test('law, in semicolon lists behind the header', () => {
  const work = `Law clerk at Hodge & Partners (2020–2022): drafted 40 contracts; researched case law; interviewed many clients
Paralegal – Smith LLP – since 2022
Drafting witness statements`;
  expect(jobs({ work })).toEqual([
    ['Law clerk', 'Hodge & Partners', '2020', '2022'],
    ['Paralegal', 'Smith LLP', '2022', 'now'],
  ]);
  expect(told({ work })).toEqual([
    'Hodge & Partners: I drafted 40 contracts. I researched case law. I interviewed many clients.',
    'Smith LLP: Drafting witness statements.',
  ]);
});

test('German lines beside English ones stay as they are', () => {
  const work = `Berufserfahrung
Koch, Gasthaus Adler, München, 2015 – 2018
- Leitete ein Team von vier Köchen
Sous-chef, The Ivy, London, 2018 – heute
- Ran the pass for 180 covers a night
Sprachen: Deutsch (Muttersprache), Englisch (C1)`;
  expect(told({ work })).toEqual([
    'Gasthaus Adler: Leitete ein Team von vier Köchen.',
    'The Ivy: I ran the pass for 180 covers a night.',
  ]);
  expect(held({ work })).toEqual(['language: Deutsch (Muttersprache)', 'language: Englisch (C1)']);
});

test('a care assistant whose header is a bullet among bullets', () => {
  const work = `• Care Assistant, Willow House Care Home, Bristol (June 2018 – Present)
• Provide personal care to 14 residents incl. people with dementia
• Spotted early signs of sepsis & called 999; she recovered fully
• Medication round: gave medicines to 14 residents without one error
• Dementia champion for the home
• Manual handling, first aid, safeguarding`;
  expect(told({ work })).toEqual([
    'Willow House Care Home: Provide personal care to 14 residents incl. people with dementia.',
    'Willow House Care Home: I spotted early signs of sepsis & called 999. She recovered fully.',
    'Willow House Care Home: Medication round: gave medicines to 14 residents without one error.',
    'Willow House Care Home: Dementia champion for the home.',
  ]);
  expect(held({ work })).toEqual(['skill: Manual handling', 'skill: first aid', 'skill: safeguarding']);
});

test('a teacher’s numbered list under titles in capitals', () => {
  const work = `HEAD OF MATHS, St Bede's School, 2014-now
1. Rewrote the Year 9 scheme of work
2. Raised GCSE pass rate from 61% to 78% in two years.
3. Mentor to four trainee teachers
MATHS TEACHER, Hillside Academy, 2009-2014
4. Taught all ability groups`;
  expect(jobs({ work })).toEqual([
    ['Head of Maths', "St Bede's School", '2014', 'now'],
    ['Maths Teacher', 'Hillside Academy', '2009', '2014'],
  ]);
  expect(told({ work })).toEqual([
    "St Bede's School: I rewrote the Year 9 scheme of work.",
    "St Bede's School: I raised GCSE pass rate from 61% to 78% in two years.",
    "St Bede's School: Mentor to four trainee teachers.",
    'Hillside Academy: I taught all ability groups.',
  ]);
});

test('a warehouse: an employer known only by where it stands, and a job in one line that is not there', () => {
  const work = `Warehouse Operative
Amazon BHX4
10/2019 - 03/2022
* Picked 140 items an hour, 20% over target
* Reach truck and counterbalance licences
Forklift driver 2017-2019: loaded and unloaded lorries`;
  expect(jobs({ work })).toEqual([
    ['Warehouse Operative', 'Amazon BHX4', '10/2019', '03/2022'],
    ['Forklift driver', '', '2017', '2019'],
  ]);
  expect(told({ work })[0]).toBe('Amazon BHX4: I picked 140 items an hour, 20% over target.');
  expect(held({ work })).toEqual(['certificate: Reach truck and counterbalance licences']);
});

test('a form of a hotel with a label in each line', () => {
  const work = `Company: Hotel Adlon
Position: Front Desk Agent
Period: 2018-2020
Duties: Checked in up to 120 guests a day
Company: Motel One
Position: Night Auditor
Period: 2016-2018
Duties: Closed the daily accounts`;
  expect(jobs({ work })).toEqual([
    ['Front Desk Agent', 'Hotel Adlon', '2018', '2020'],
    ['Night Auditor', 'Motel One', '2016', '2018'],
  ]);
  expect(told({ work })).toEqual([
    'Hotel Adlon: I checked in up to 120 guests a day.',
    'Motel One: I closed the daily accounts.',
  ]);
});

test('a scientist: what failed belongs to what was done about it', () => {
  const work = `Postdoctoral Researcher, Institute of Marine Biology, Kiel, 2018-2021
Ran a 14-month field experiment at three sites. Two sensors failed in the first week. I rebuilt them from spare parts.
Supervised 3 MSc students`;
  expect(told({ work })).toEqual([
    'Institute of Marine Biology: I ran a 14-month field experiment at three sites. Two sensors failed in the first week. I rebuilt them from spare parts.',
    'Institute of Marine Biology: I supervised 3 MSc students.',
  ]);
});

test('an electrician without bullets, and what he is licensed for', () => {
  const work = `ELECTRICIAN
Sparks & Sons Ltd   Cardiff        2012 – 2024
  Rewired 60 terraced houses for the council, on budget.
  Fault finding
City & Guilds 2391 Inspection and Testing, 2016
Full UK driving licence`;
  expect(jobs({ work })).toEqual([['Electrician', 'Sparks & Sons Ltd', '2012', '2024']]);
  expect(told({ work })).toEqual([
    'Sparks & Sons Ltd: I rewired 60 terraced houses for the council, on budget.',
    'Sparks & Sons Ltd: Fault finding.',
  ]);
  expect(held({ work })).toEqual([
    'degree: City & Guilds 2391 Inspection and Testing, 2016',
    'certificate: Full UK driving licence',
  ]);
});

test('years may be missing, and a title may begin like a verb', () => {
  const work = `TEACHING EXPERIENCE
Teaching Assistant
Oakfield Primary School
• Ran phonics groups`;
  expect(jobs({ work })).toEqual([['Teaching Assistant', 'Oakfield Primary School', '', '']]);
  expect(told({ work })).toEqual(['Oakfield Primary School: I ran phonics groups.']);
});

test('a header in bold, and titles that begin like a verb in -ing, are headers', () => {
  const work = `**Data Scientist — BioNova Ltd — London (Jan 2021–present)**
* Presented results to clinicians
Marketing Executive at Bloom & Wild (2019 to 2024)
Launched a channel from zero to 180k followers`;
  expect(jobs({ work })).toEqual([
    ['Data Scientist', 'BioNova Ltd', 'Jan 2021', 'now'],
    ['Marketing Executive', 'Bloom & Wild', '2019', '2024'],
  ]);
  expect(told({ work })).toEqual([
    'BioNova Ltd: I presented results to clinicians.',
    'Bloom & Wild: I launched a channel from zero to 180k followers.',
  ]);
});

test('a letter names its places itself: nobody is employed by who it is to, and its courtesies are not told', () => {
  const work = `Dear Ms. Hartley,

Head of Fundraising, reference HF/21

I am writing to apply for the post that I saw on your website.

For six years I have raised money for the Harbour Trust. Last spring a donor wanted her gift back. I listened for an hour. She gave twice as much.

Yours sincerely,`;
  expect(told({ work })).toEqual([
    'Harbour Trust: For six years I have raised money for the Harbour Trust.',
    'Harbour Trust: Last spring a donor wanted her gift back. I listened for an hour. She gave twice as much.',
  ]);
  expect(held({ work })).toEqual([]);
});

test('a profile as a network shows it: durations and ways of employment are no employers', () => {
  const work = `Experience

Finance Manager
Tolliver & Brand Homeware · Full-time
Mar 2020 - Present · 5 yrs 8 mos
Fenbridge · Hybrid
I lead finance for a wholesaler with 11 shops.

Senior Auditor
Grisdale Partners LLP · Full-time
Sep 2016 - Feb 2020 · 3 yrs 6 mos
Led audits of retailers.`;
  expect(jobs({ work })).toEqual([
    ['Finance Manager', 'Tolliver & Brand Homeware', 'Mar 2020', 'now'],
    ['Senior Auditor', 'Grisdale Partners LLP', 'Sep 2016', 'Feb 2020'],
  ]);
  expect(held({ work })).toEqual([]);
});

test('years may be missing while the way of employment is given', () => {
  const work = `Team Leader
Full time
DHL Supply Chain, Daventry
Duties included leading 18 pickers
Picker
Part time
Amazon
Picked and packed orders`;
  expect(jobs({ work })).toEqual([
    ['Team Leader', 'DHL Supply Chain', '', ''],
    ['Picker', 'Amazon', '', ''],
  ]);
});

test('a bullet that ran into the next header', () => {
  const work =
    'EMPLOYMENT HISTORY HR Officer (part time), Salford Council, June 2020 - Present • Wrote the menopause policy • Member of the job evaluation panel HR Assistant, NHS Blood Trust, 2017 - 2020 • Answered 40 queries a day Page 1 of 2 Administrator, Brightwater Temps, 2015 - 2017 • General administration and reception duties';
  expect(jobs({ work })).toEqual([
    ['HR Officer', 'Salford Council', 'June 2020', 'now'],
    ['HR Assistant', 'NHS Blood Trust', '2017', '2020'],
    ['Administrator', 'Brightwater Temps', '2015', '2017'],
  ]);
  expect(told({ work })).toEqual([
    'Salford Council: I wrote the menopause policy.',
    'Salford Council: Member of the job evaluation panel.',
    'NHS Blood Trust: I answered 40 queries a day.',
    'Brightwater Temps: General administration and reception duties.',
  ]);
});

test('an acronym in capitals stays one, and the line without a known title names the employer', () => {
  const work = `SENIOR SRE
Nimbus Pay | Remote | 2021 - Present
Tech: Kubernetes, Go
* Cut latency by 35%`;
  expect(jobs({ work })).toEqual([['Senior SRE', 'Nimbus Pay', '2021', 'now']]);
  expect(told({ work })).toEqual(['Nimbus Pay: I cut latency by 35%.']);
  expect(held({ work })).toEqual(['skill: Kubernetes', 'skill: Go']);
});

test('rows of a table between pipes, without its head and rule', () => {
  const work = `| Period | Employer | Position | Tasks |
|---|---|---|---|
| 2020 - now | BioLab SAS | QA Specialist | Wrote 12 SOPs for the laboratory |
| 2017 - 2020 | Clinique du Parc | Lab Technician | Spotted a mixed-up sample before surgery |`;
  expect(told({ work })).toEqual([
    'BioLab SAS: I wrote 12 SOPs for the laboratory.',
    'Clinique du Parc: I spotted a mixed-up sample before surgery.',
  ]);
});

test('the fields of a project are one episode', () => {
  const work = `Project: Millrace Apartments, 84 flats
Value: £14.2m
What happened: The groundworks hit a culvert in week three. I moved the crane base.
Outcome: no complaint in eleven months.

Project: Corvedale Surgery
Value: £3.4m
What happened: I accepted the lowest tender.`;
  expect(told({ work })).toEqual([
    ': Value: £14.2m. The groundworks hit a culvert in week three. I moved the crane base. No complaint in eleven months.',
    ': Value: £3.4m. I accepted the lowest tender.',
  ]);
});

const TYPED = `cook at Rye & Co. from 2012
made 300 covers a night with a team of four
when the oven failed i moved the whole service to the neighbour's kitchen, carried every tray across the yard with two apprentices in the rain, and not one of the forty guests waited longer than a quarter of an hour

then head cook, Harbour Inn, 12 staff, 2016 to 2020
cut waste by 10 percent`;

test('rows longer than any page are lines of their own, also in small letters and without full stops', () => {
  expect(told({ work: TYPED })).toEqual([
    'Rye & Co.: I made 300 covers a night with a team of four.',
    expect.stringMatching(/^Rye & Co\.: When the oven failed/),
    'Harbour Inn: I cut waste by 10 percent.',
  ]);
});

test('a job that goes on from the one before it has its title and employer, and not how large it was', () => {
  expect(jobs({ work: TYPED }).at(-1)).toEqual(['head cook', 'Harbour Inn', '2016', '2020']);
});
