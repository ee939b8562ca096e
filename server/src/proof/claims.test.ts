import { expect, test } from 'vitest';
import { Proofs, type SupportLine } from './prove-answers.ts';
import { unprovedBy } from './testing/unproved-by.ts';

const RESUME = [
  'Aino Berg – lodge manager, Mombasa, Kenya',
  'Simba Lodge: Assistant Manager, since March 2021',
  '32 tents, team of 14 guides and 6 drivers',
  'Solar with batteries, 2023: diesel from KSh 14.5m to KSh 6.0m a year',
  'Home stays: 26 guests stayed on since 2022, 23 still there; checked in from 11 minutes to 4',
  'Handed over 61 rooms with 38 minutes of downtime, 4 hours were agreed',
  'Flood on Christmas Eve 2023, first guest out at 05:40',
  'Trained 4 cooks who stayed for a year',
  'M.Ed. Hospitality, Mlima College, 2019; HACCP Level 3, 2022',
  '2020 (October) – 2021: night porter; a fire on 9 February 2021, out by 4.10 am',
  'Camp season of autumn 2018; Postgraduate Certificate, fiscal year 2018',
  'Kestrel Rowe: Principal Engineer 2022–, Engineer 2018–2022',
  'Gannet & Gorse: sous chef, 2015–2019; cook before that (from 2013)',
  'CEng; BSN, Elm College; CSPO; CCRN; nominee, Camp Awards; exchange in Lyon',
  'Nightly load 6 h 20 min -> 1 h 45 min; sessions without a crash 99.93 %',
  'Revenue from C$1.8M to C$4.6M; 1.1 million meters',
  'Elm Rail: Signaller since Feb 2022, Porter from Aug 2020; NPQSL; SOC',
  '780 residents, 14 care homes; 14% more returns; U17 coach; pay of $21.6 million over 4 camps',
  'Errors per 10,000 items: 4.1, then 1.6; answers from 52 minutes to 19; Security+, MA Human Resource Management',
  'Scheme score 43/45; waste 22% to 8%; Form 483; steel 61 mm short, lost 2 days',
  'Licence until Nov 2039; sold at 7.1 times the usual price; rate from $88 to $117',
  'Birch Bank since 01.09.2023; Birch Police, 1998–2007; Dipl. Kffr., logistics',
  'A lady lost £46,000; I sat with her and her daughter, froze the account of the thief in 40 min, and £39,000 came back',
  '14 screens to 5; completion 48% to 77%; 29 wins of 96',
  'Alder Clinic: Matron since Aug 1988, Deputy from 1977; HND Catering; CSWE; repeat calls down a fifth',
  'Co-author, 51 papers; first author, 22; lost 6 of 49 guests',
  'First aid, 2024; got R9.4m back; donors: 61 dogs, 12 cats; promoter score 31 -> 78; 91 concerts',
  'Stock days 96 to 39; 7,700 flight hours; delay of 2 h 45 at the gate; Cat 83; FCA; HDip 1990',
  'SIWES at Larch Yard; BSBA; RTLB; National Award for SEN Coordination; from 2019-04 a choir',
];
const POSTING = ['General Manager, Mto Camps', 'Two camps, 18 staff, CLT buildings'];
const LINES: SupportLine[] = [
  ...RESUME.map((text) => ({ text, source: 'From your résumé' })),
  ...POSTING.map((text) => ({ text, source: 'From the job description', isOfPosting: true })),
];
/** So many lines that a word of one alone counts. */
const FILLING: SupportLine[] = Array.from({ length: 12 }, (_, line) => ({
  text: `Task ${line}`,
  source: '',
}));
const proofs = new Proofs(() => new Date('2025-11-01'));

const unprovedIn = unprovedBy(LINES);

test.each([
  [
    'a scheme in full, with a possessive',
    "My Students' Industrial Work Experience Scheme was at Larch Yard.",
  ],
  ['an abbreviation of words of which one gives several letters', 'I have the NASENCO.'],
  ['a degree in full', 'I hold a Bachelor of Science in Business Administration.'],
  ['a title in full, with a colon', 'The Resource Teacher: Learning and Behaviour helped me.'],
  ['a year and its month', 'The choir began in 2019-04.'],
  ['a day with dashes', 'I came to Birch Bank on 01-09-2023.'],
  ['minutes without their name', 'The nightly load now takes one hour forty-five.'],
  ['a name of a saying', 'The sea does not read your Gantt chart.'],
  ['a number joined by hyphens', 'It is a seven-hundred-and-eighty-resident house.'],
  ['a figure of the posting in a clause of its own', 'I lead 14 guides, and 18 staff suits me.'],
  ['more than all', 'I cook, and one hundred and ten per cent.'],
  ['a sum of money of one line', 'The solar saves us eight and a half million shillings a year.'],
  [
    'a difference that is not called one',
    'Of the 26 guests who stayed on since 2022, three are not there any more.',
  ],
  [
    'a difference in two units',
    'We gave back three hours and twenty-two minutes of the downtime agreed for the 61 rooms.',
  ],
  ['all of a group', 'I have a team of twenty.'],
  ['a time in words', 'The first guest was out at twenty to six.'],
  ['a time with a dot, in words', 'The fire was out at ten past four.'],
  ['a time with a dot', 'It was out at 4.10 in the end.'],
  ['a day in digits', 'The fire was on 9.2.2021.'],
  ['a day in digits, the month first', 'The fire was on 2/9/21.'],
  ['a season by its other name', 'I was at the camp in the fall of 2018.'],
  ['a season of a month behind its year', 'I was a porter from the autumn of 2020 on.'],
  ['a financial year', 'That was in FY18.'],
  ['a degree, shortened', 'I have a PgCert.'],
  ['a holiday as a date', 'It was the twenty-fourth of December 2023.'],
  ['a degree in full', 'I hold a Master of Education.'],
  ['years between dates', 'I finished in 2019, and was at the lodge two years later.'],
  ['the money of a place', 'We burn six million Kenyan shillings of diesel a year.'],
  ['what an abbreviation stands for', 'I took a course in cross-laminated timber.'],
  ['the country of a place', 'Before France I was a student.'],
  ['years up to now behind an open dash', 'I have been with Kestrel Rowe for seven years.'],
  ['years told backwards', 'I went from cook to sous chef over six years at Gannet & Gorse.'],
  ['a chartered title of its short form', "I'm a chartered engineer."],
  ['a degree of its short form', "I'm a nurse with a bachelor of science in nursing."],
  ['a certificate in the words of its short form', 'I have my critical care certification.'],
  ['a word of what a short form stands for', "I'm a certified Scrum product owner."],
  ['a nomination', 'They nominated me.'],
  ['a difference of hours, rounded', 'The load is four and a half hours shorter.'],
  ['a share of what the sentence before told', 'It runs in less than a third of the time now.'],
  ['a round number in words', 'Mto Camps has a million meters.'],
  ['both ends of a range of money', 'I took revenue from 1.8 to 4.6 million Canadian dollars.'],
  ['an abbreviation in what is so with everybody', 'Getting a new WMS live is about people.'],
  ['a number in what is so of any', 'A good briefing takes five minutes.'],
  ['a quotient', 'That comes to about fifty-six a home.'],
  ['money for each', 'That is about five and a half million each.'],
  ['years up to now behind an earlier place', 'I have been with Elm Rail for five years.'],
  ['a share in fives, in words', 'Errors per item fell by sixty per cent.'],
  ['an age', 'I coach seventeen-year-old girls.'],
  ['half a length of time between two', 'Our answer is more than half an hour quicker.'],
  ['a seventh', 'Returns went up by about a seventh.'],
  ['a sign that is spoken', 'I hold the Security Plus.'],
  ['a subject in short', "I did my master's in HRM."],
  ['an abbreviation of two letters, of many', 'P&Ls are for us.'],
  ['a certificate in the last words of its short form', 'I have the senior leadership qualification.'],
  ['a part of a plan', "I'd know every family in Year 1."],
  [
    'the same in millions, told shorter',
    'It is over twenty-one million dollars, and I asked for twenty-one point six.',
  ],
  ['a score in words', 'The scheme gave us forty-three out of forty-five.'],
  ['less than a small share', 'Less than a tenth is waste.'],
  ['the number of a form without its name', 'They found no 483.'],
  ['years that are left', 'My licence is good for another fourteen years.'],
  ['a multiple, rounded in words', 'We sold at seven times the usual price.'],
  ['a growth as a share', 'The rate grew by a third.'],
  ['an abbreviation of which any is told', 'An SAE report starts a clock.'],
  [
    'years before those at an employer',
    'I work at Birch Bank, and before that I was a detective for nine years.',
  ],
  ['what is left of money told far apart', 'All but seven thousand of it came back.'],
  ['an abbreviation as a subject', 'KYC on paper stops nobody.'],
  ['years up to now from a day', 'I have been with Birch Bank for two years.'],
  ['a diploma of another country', 'I have a diploma in logistics.'],
  ['the next in a plan', "I'd be glad to be the sixteenth."],
  ['years before a month', 'I was the deputy at Alder Clinic for eleven years.'],
  ['a diploma spelt out', 'I have a higher national diploma in catering.'],
  ['a short form of a word with two capitals', "I'm a Certified SolidWorks Expert."],
  ['a share in percent', 'The repeat calls fell by twenty per cent.'],
  ['a sum of one thing', "I've got my name on seventy-three papers."],
  ['what is still there', 'Forty-three guests were still there.'],
  ['a number that names, in what is so', 'Hunger is a good sauce, but not on ward 71.'],
  ['a sum that follows', 'So seventy-three animals are donors.'],
  ['points of a score', 'Our promoter score is forty-seven points higher.'],
  ['more than some dozens', 'We gave more than seven dozen concerts.'],
  ['the speaker too, behind', 'I have dogs and cats as donors, seventy-four with me.'],
  ['what was not done', "I haven't run a 93-hour ward."],
  ['what may be', 'The show may start fifty minutes late.'],
  ['who does what the material names', "I'm a trained first aider."],
  ['what anything takes', 'It takes fifty minutes to calm a child.'],
  ['rand in millions', 'I got nearly nine and a half million rand back.'],
  ['a year of what is so', 'Hope is no strategy, nor is a runbook from 2006.'],
  ['two animals', 'Tax and duty are sixteen different animals.'],
  ['days less of days without their word', 'We hold fifty-seven days less stock.'],
  ['hours of something', 'I have nearly eight thousand hours.'],
  ['hours and minutes without their word', 'It cost us 2.75 hours.'],
  ['a name in short', "I've done category 83."],
  ['a higher diploma', 'I did a higher diploma in 1990.'],
  ['what is run', 'I run the tenders.'],
  ['an hour of habit', 'I write best before eight.'],
  ['a saying that bears a name', "I like Amazon's two-pizza rule."],
  ['a title of another', 'Start early, as our senior partner likes to say.'],
  ['a year that is still to come', 'The course would end in 2028.'],
  ['a time in two numbers', 'The fire was out at four ten in the morning.'],
  ['a part of a field without an article', 'I was a porter in theatre.'],
  ['a certified role of one line', "I'm a qualified first aider."],
  ['a negated tool', 'I have never used a spiral freezer.'],
  ['what is so with everybody', 'You have three seconds to win a guest, and Show and Tell wins none.'],
])('stands: %s', async (_, text) => {
  expect(await unprovedIn(text)).toEqual([]);
});

test.each([
  ['a figure of another line', 'Of 26 guests who stayed on, 18 are still there today.', '18'],
  ['a figure of the posting', 'I lead a team of 18 there.', '18'],
  ['a year of another line', 'We put in the solar and its batteries in 2022.', '2022'],
  ['people for things', 'I had thirty-two people there.', 'thirty-two'],
  ['the end of a change for its difference', 'I brought it from 11 minutes to 7 minutes.', '7 minutes'],
  ['another level', 'I have HACCP Level 4.', '4'],
  [
    'money of another place',
    'We burn six million Tanzanian shillings of diesel.',
    'six million Tanzanian shillings',
  ],
  ['money without a figure', 'We are paid in euros.', 'euros'],
  ['a title of the year', 'They made me Cook of the Year.', 'Cook of the Year'],
  ['a degree with dots', 'I hold an Ed.D. in hospitality.', 'Ed.D'],
  ['a tool of a trade', 'For the roofs we used ion mobility.', 'ion mobility'],
  ['a technology by its head', 'We kept the boars away with acoustic monitoring.', 'acoustic monitoring'],
  ['a technology of two everyday words', 'We put an eye tracker at the end.', 'eye tracker'],
  ['a technology by its name', 'It is all remote telemetry.', 'remote telemetry'],
  ['a name in small letters', 'I sorted parcels for bpost.', 'bpost'],
  ['a card', "I carry a scaffold inspector's card.", "scaffold inspector's card"],
  ['another day in digits', 'The fire was on 9.5.2021.', '9.5.2021'],
  ['another time with a dot', 'It was out at 5.10 in the end.', '5.10'],
  ['another financial year', 'That was in FY16.', 'FY16'],
  ['another season', 'I was at the camp in the spring of 2018.', 'spring of 2018'],
  ['a rate for a quotient', 'It takes 2.6 items a day.', '2.6'],
  ['a chief in small letters', 'At the hospital I was chief cook for a winter.', 'chief cook'],
  ['a title with capitals in it', 'I have been the SOC manager since 2022.', 'SOC manager'],
  [
    'a title of the posting that one was promoted to',
    'I was promoted to General Manager.',
    'General Manager',
  ],
  ['what others did once', 'They were back after eighty-one days.', 'eighty-one days'],
  [
    'a certified role of three words',
    "I'm a certified public library administrator.",
    'certified public library administrator',
  ],
  ['people for a share', 'I had eight assistant managers under me.', 'eight'],
  ['a length of time of other figures', 'We handed over nine weeks early.', 'nine weeks'],
  ['one day', 'Our answers are at one day now.', 'one day'],
  ['a share of figures of two things', 'Completion went from 48% to 89%.', '89%'],
  ['a difference of the posting', 'I lead sixteen staff there.', 'sixteen'],
  ['people under somebody for a difference', 'I had sixty-seven lads under me.', 'sixty-seven'],
  ['a technology that begins with a number', 'We made the parts on a 3D printer.', '3D printer'],
  ['a subject of study', 'I left with a double major in physics.', 'physics'],
  ['a certified role with another name', "I'm a certified Montessori cook.", 'certified Montessori cook'],
  ['what it takes who speaks', 'It takes us fifty minutes.', 'fifty minutes'],
  ['a chartered role of two words', "I'm a chartered tax adviser.", 'chartered tax adviser'],
  ['another country', 'Before Norway I was a student.', 'Norway'],
  ['a share of nearly all, nearer to it', 'We got to nearly 99.99 percent of sessions.', '99.99 percent'],
  [
    'a certificate of which the posting has a word',
    "I'm a certified staff inspector.",
    'certified staff inspector',
  ],
  ['the best of all', 'I was best apprentice of the district.', 'best apprentice'],
  ['a machine by its name', 'We got the bread out faster with a spiral freezer.', 'spiral freezer'],
  ['a product that is a word too', 'I keep the notes in seesaw.', 'seesaw'],
  ['a noun without its article', 'I drew the roof in grasshopper.', 'grasshopper'],
  ['a name that begins like a word', 'I logged every fault in hospibot.', 'hospibot'],
  ['a letter and a word', 'We put the parcels through the X-ray.', 'X-ray'],
  ['another class of a certificate', 'I have the HACCP and a HACCP trainer badge.', 'trainer'],
  ['the subject of another level', 'I passed level 3 food hygiene.', 'food hygiene'],
  ['a lead in small letters', 'I was the tech lead at the lodge.', 'tech lead'],
  ['a currency behind its figure', 'We burn six million in sterling.', 'six million in sterling'],
  [
    'a currency of a place in small letters',
    'We burn 6 million ugandan shillings.',
    '6 million ugandan shillings',
  ],
])('is told: %s', async (_, text, words) => {
  expect(await unprovedIn(text)).toEqual([words]);
});

const inLine = async (text: string, ...lines: string[]): Promise<string[]> => {
  const proof = await proofs.of(
    {},
    () => [...lines.map((line) => ({ text: line, source: '' })), ...FILLING],
    [],
  );
  return [...proof.read(text), ...proof.end()].flatMap((part) =>
    part.type === 'unproved' ? [text.slice(part.from, part.to)] : [],
  );
};

test.each([
  ['pence', 'Leeds: unit cost from 42p to 38p', 'It costs 38 pence now.', 'It costs 38 cents now.'],
  [
    'cents',
    'Berlin: unit cost down to €0.38',
    'It costs thirty-eight cents.',
    'It costs thirty-eight pence.',
  ],
  ['a code with its scale', 'Oslo: budget of 4.5 MNOK', 'I had 4.5 million kroner.', 'I had SEK 4.5m.'],
  ['a bare sum of a place', 'Paris: budget of 2.4m', 'I had €2.4m.', 'I had $2.4m.'],
  ['thousands in a letter', 'Leeds: saved £40k', 'I saved forty k.', 'I saved forty k dollars.'],
  ['pounds of a country', 'Cairo: budget of EGP 2.4m', 'I had 2.4 million Egyptian pounds.', 'I had £2.4m.'],
  ['pounds of no place', 'Refunded 60,000 pounds', 'I refunded £60,000.', 'I refunded €60,000.'],
  ['dollars of the only place', 'Toronto: saved $45,000', 'I saved C$45,000.', 'I saved US$45,000.'],
  [
    'a country without a known currency',
    'Leeds: saved £45k',
    'I saved 45,000 pounds.',
    'I saved 45,000 Lebanese pounds.',
  ],
])('a currency is told by its own words alone: %s', async (_, line, own, other) => {
  expect(await inLine(own, line)).toEqual([]);
  expect(await inLine(other, line)).not.toEqual([]);
});

test.each([
  [
    'another length',
    'Gaps in records down in six months; 2 weekends in 6',
    'It took six months.',
    'It took six weeks.',
  ],
  [
    'the end of a range',
    'Waiting list from 19 weeks to 8',
    'We got it to eight weeks.',
    'We got it to eight days.',
  ],
  ['a weight for things', 'Sourdough, 600 loaves', 'We baked 600 loaves.', 'We baked 600 kilos.'],
  ['millimetres', 'Level run wrong by 30 mm', 'I was 30 millimetres out.', 'I was 30 centimetres out.'],
  ['rand with a blank', 'Cape Town: limit of R350 000', 'I may sign R350k.', 'I may sign €350k.'],
])('a figure is told with another unit alone: %s', async (_, line, own, other) => {
  expect(await inLine(own, line)).toEqual([]);
  expect(await inLine(other, line)).not.toEqual([]);
});

test('two figures of different lines are reckoned where a sentence says so', async () => {
  const lines = ['Grant of £240,000', 'Budget of £385,000'];
  expect(await inLine('Grant and budget add up to £625,000.', ...lines)).toEqual([]);
  expect(await inLine('I held £625,000.', ...lines)).toEqual(['£625,000']);
});

test('letters in small print stand for the words of a line', async () => {
  expect(await inLine('I look after the bom.', 'Bill of materials')).toEqual([]);
  expect(await inLine('I look after the bxm.', 'Bill of materials')).toEqual(['bxm']);
});

test('a year is told that stands in another line than the one name of its sentence', async () => {
  const lines = ['CKA, 2022', 'Lagan Tickets since 2019'].map((text) => ({ text, source: '' }));
  const text = 'I passed the CKA in 2019.';
  const proof = await proofs.of({}, () => [...lines, ...FILLING], []);
  expect(proof.read(text).concat(proof.end())).toMatchObject([{ type: 'unproved', from: 20, to: 24 }]);
});

test('a share stands that a sentence tells of what was told before', async () => {
  const lines = [{ text: 'Cleaned his list from 6,900 to 5,200 names', source: '' }];
  const proof = await proofs.of({}, () => lines, []);
  const parts = [...proof.read("That's almost a quarter of his list."), ...proof.end()];
  expect(parts.filter(({ type }) => type === 'unproved')).toEqual([]);
});

test('a sign of several currencies is told for one of them where no place says which', async () => {
  const text = 'I saved US$45,000.';
  const proof = await proofs.of({}, () => [{ text: 'Saved $45,000', source: '' }, ...FILLING], []);
  expect(proof.read(text).concat(proof.end())).toMatchObject([{ type: 'unproved', from: 8, to: 17 }]);
});
