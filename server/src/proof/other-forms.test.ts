import { expect, test } from 'vitest';
import { Proofs } from './prove-answers.ts';

const proofs = new Proofs(() => new Date('2025-11-01'));
const OTHERS = ['Gannet', 'Heron', 'Plover', 'Curlew', 'Dunlin', 'Siskin', 'Linnet', 'Brambling'];

async function unprovedIn(text: string, lines: readonly string[]): Promise<string[]> {
  const material = [...lines, ...OTHERS].map((line) => ({ text: line, source: '' }));
  const proof = await proofs.of({}, () => material, []);
  return [...proof.read(text), ...proof.end()].flatMap((part) =>
    part.type === 'unproved' ? [text.slice(part.from, part.to)] : [],
  );
}

test.each([
  [
    'a financial year in full',
    ['Returns halved in FY2021'],
    "We halved returns in fiscal '21.",
    "We halved returns in fiscal '22.",
  ],
  [
    'a month behind its year',
    ['2019/02 > 2023/08: Shift lead, Rye Mill'],
    'I began there in February 2019 and led shifts for four and a half years.',
    'I began there in March 2019.',
  ],
  [
    'a year of school in figures like a month',
    ['2011/12 Rye School'],
    'I was at Rye School in 2012.',
    'I left in December 2011.',
  ],
  ['rand in groups', ['Float R420 000'], 'My float was 420,000 rand.', 'My float was R430 000.'],
  [
    'rand with its scale behind it',
    ['R7.4 million in claims'],
    'About 7.4 million rand.',
    'About 8.9 million rand.',
  ],
  [
    'seconds in a letter',
    ['Page load from 5.9 s to 2.1 s'],
    'We took 3.8 seconds off the page load.',
    'We took 3.2 seconds off the page load.',
  ],
  ['millimetres', ['Beam short by 45 mm'], 'It was 45 millimetres short.', 'It was 45 centimetres short.'],
  [
    'a degree and its field',
    ['B.A. Business Administration, 2011'],
    'I studied business administration.',
    'I hold an MBA.',
  ],
  [
    'a certificate of a field',
    ['Certificate in Hospital Catering'],
    'I hold a hospital catering certificate.',
    'I hold a marine catering certificate.',
  ],
  [
    'an ordinal that counts on',
    ['Two labs failed'],
    'Two labs failed, then a third.',
    'A third of the labs failed.',
  ],
  [
    'a word shortened in speech',
    ['Stroke, dermatology'],
    'I did stroke and derms.',
    'I did stroke and ophths.',
  ],
  ['a word of two parts', ['MSK'], 'I did osteomuscular work.', 'I did osteokubular work.'],
  ['the hours of a course', ['Holder of MIDAS 8'], 'I hold the MIDAS 8-hour.', 'I hold the MIDAS 9-hour.'],
  [
    'half of a figure',
    ['58 growers, half in Kent'],
    'I buy from 29 growers in Kent.',
    'I buy from 27 growers in Kent.',
  ],
  [
    'a difference between two things',
    ['83 looms and 94 weavers'],
    'I have eleven more weavers than looms.',
    'I have twelve more weavers than looms.',
  ],
  [
    'a sum of people',
    ['Lead 9 riggers and 4 drivers', 'People in charge of Kent'],
    'There are thirteen people in my charge.',
    'There are fourteen people in my charge.',
  ],
  [
    'a named group of people',
    ['Lead 9 riggers and 4 Ros drivers', 'People in charge of Kent'],
    'There are thirteen people in my charge.',
    'There are fourteen people in my charge.',
  ],
  [
    'a share of a share',
    ['Breakages from 12% to 4%'],
    'I cut breakages to a third of what they were.',
    'I cut breakages to a quarter of what they were.',
  ],
  ['half in percent', ['Gas bill down 47%'], 'The gas bill nearly halved.', 'The gas bill doubled.'],
  ['the end of a name', ['Desk: gridVX4'], 'I know VX4.', 'I know VX5.'],
  ['a title shortened', ['Lead Lab Tech'], "I'm the lead lab technician.", "I'm the lead lab engineer."],
  [
    'the number of places in a list',
    ['Audits in Leeds, Hull and Ripon'],
    'I did audits in three towns.',
    'I did audits in four towns.',
  ],
  ['a price for each', ['Belfast: 24 lessons, £35 each'], 'They bring in £840.', 'They bring in £870.'],
  ['one in many', ['1,420 parcels, 6 lost'], 'That is roughly one in 240.', 'That is roughly one in 310.'],
  [
    'the rest of an abbreviation',
    ['Google (GBQ)'],
    'On Google we use Big Query.',
    'On Google we use Cloud Run.',
  ],
  [
    'a number that ought to be',
    ['Checks'],
    'Two people should check each figure.',
    'Two people checked each figure.',
  ],
  [
    'a speaker among two',
    ['50 pages with one colleague'],
    'We were two for the 50 pages.',
    'We were four for the 50 pages.',
  ],
  [
    'the unit of a range',
    ['Queue from 23 weeks to 9'],
    'We got the queue to nine weeks.',
    'We got the queue to nine days.',
  ],
  [
    'the unit of the line that is meant',
    ['Scrap from 9% to 3% in five months', 'One evening in 5'],
    'Scrap fell to 3% in five months.',
    'Scrap fell to 3% in five weeks.',
  ],
  [
    'things that are not weighed',
    ['700 buns on a Sunday'],
    'It was 700 buns on a Sunday.',
    'It was 700 kilos on a Sunday.',
  ],
  ['a list without a heading', ['Gate 7, Hull, Leeds & York'], 'I know gate 7.', 'I run four gates.'],
  [
    'a sum only in its clause',
    ['Bad import: 3.1 million records', 'Meters of 450,000 homes'],
    'After 3.1 million records, I added a check.',
    'After 3.55 million records, I added a check.',
  ],
  [
    'what was done elsewhere before',
    [
      'Hilltop Lodge – Head Porter, 2015–2019',
      'Ran the desk',
      'Mill Inn – Clerk, 2011–2014',
      'Kept the cellar books',
    ],
    'I kept the cellar books, then four years at Hilltop.',
    'At Hilltop I kept the cellar books.',
  ],
  [
    'a length that its own line leaves out',
    ['Rota of 3', 'Contract of three years', 'Alarm at 4, restored the backup by 7'],
    'After the alarm I restored the backup in three hours.',
    'After the alarm I restored the backup in five hours.',
  ],
])('what stands in another form is not told: %s', async (_, lines, own, other) => {
  expect(await unprovedIn(own, lines)).toEqual([]);
  expect(await unprovedIn(other, lines)).not.toEqual([]);
});

test("a figure of the job's description is no claim where the speaker knows of it", async () => {
  const lines = [
    { text: 'Kept the float', source: '' },
    { text: 'Budget of €2.7m', source: '', isOfPosting: true },
  ];
  const unproved = async (text: string): Promise<number> => {
    const proof = await proofs.of({}, () => lines, []);
    return [...proof.read(text), ...proof.end()].filter(({ type }) => type === 'unproved').length;
  };
  expect(await unproved('I know €2.7m is another thing.')).toBe(0);
  expect(await unproved('I kept €2.7m in order.')).toBe(1);
});

test.each([
  ['I learned to react to problems early.', ['Ran the front desk']],
  ['I trained new drivers.', ['Trained 6 drivers']],
  ['We trained new drivers.', ['Trained 6 drivers']],
  ['Two drivers agreed, a third did not.', ['Trained 2 drivers']],
  ['So the bakery and the café came in at £625,000.', ['Bakery: £240,000', 'Café: £385,000']],
])('is no claim, or stands: %s', async (text, lines) => {
  expect(await unprovedIn(text, lines)).toEqual([]);
});

test.each([
  ['We moved the rota to deputy.', ['Ran the front desk'], 'deputy'],
  ['Two drivers came, and a third of the vans left.', ['Trained 2 drivers'], 'a third'],
  ['So I looked after £625,000.', ['Bakery: £240,000', 'Café: £385,000'], '£625,000'],
  ['So the bakery took about £620,000.', ['Bakery: £240,000', 'Café: £385,000'], '£620,000'],
])('is told: %s', async (text, lines, words) => {
  expect(await unprovedIn(text, lines)).toEqual([words]);
});
