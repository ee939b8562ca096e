import { expect, test } from 'vitest';
import { say } from './say.ts';

test.each([
  ['Bookings doubled', 'Bookings doubled.'],
  ['Test scores improved by 20%', 'Test scores improved by 20%.'],
  ['Answers improved within a term', 'Answers improved within a term.'],
  ['Support calls dropped from 90 to 40 a week', 'Support calls dropped from 90 to 40 a week.'],
  ['Running costs decreased 12%', 'Running costs decreased 12%.'],
  ['Process times increased, and we added a shift', 'Process times increased, and we added a shift.'],
  ['Test results showed a fault in the pump', 'Test results showed a fault in the pump.'],
  ['Waiting fell by 40% within a month', 'Waiting fell by 40% within a month.'],
  ['Orders stopped in the second week', 'Orders stopped in the second week.'],
])('what begins with its subject keeps it: %s', (written, spoken) => {
  expect(say(written, false)).toEqual([spoken]);
});

test.each([
  ['Handled goods returned by shops', 'I handled goods returned by shops.'],
  ['Test valves improved by the works', 'My job was to test valves improved by the works.'],
  ['Recruited staff dropped by the agency', 'I recruited staff dropped by the agency.'],
  ['Training staff in three shops', 'I was responsible for training staff in three shops.'],
])('what begins with its verb keeps the speaker: %s', (written, spoken) => {
  expect(say(written, false)).toEqual([spoken]);
});

test.each([
  ['Not willing to relocate', 'I am not willing to relocate.'],
  ['Willing to work nights', 'I am willing to work nights.'],
  ['Open to travel', 'I am open to travel.'],
  ['Prepared to work weekends', 'I am prepared to work weekends.'],
  ['Unable to lift heavy loads', 'I am unable to lift heavy loads.'],
  ['Prepared invoices for 40 clients', 'I prepared invoices for 40 clients.'],
  ['Certified forklift driver', 'I was a certified forklift driver.'],
  ['Qualified teacher with ten years in schools', 'I was a qualified teacher with ten years in schools.'],
])('what somebody is ready for or is: %s', (written, spoken) => {
  expect(say(written, false)).toEqual([spoken]);
});

test.each([
  '75 wpm typing',
  'Fire Safety Training',
  'Certificate in Stock Control',
  'Level 2 certification in food safety',
  '5 GCSEs including maths',
  'Project Management and Leadership',
])('a paper, a course or a speed is no deed: %s', (written) => {
  expect(say(written, false)).toEqual([]);
});

test.each([
  ['Lisbon: opened two shops', 'In Lisbon, I opened two shops.'],
  ['Germany: sold to 14 dealers', 'In Germany, I sold to 14 dealers.'],
  ['Salesforce: trained 40 colleagues', 'As for Salesforce, I trained 40 colleagues.'],
  ['Salesforce launch: moved 900 accounts', 'As for the Salesforce launch, I moved 900 accounts.'],
  ['English lessons: taught 30 adults', 'As for English lessons, I taught 30 adults.'],
  ['Night shift: led nine bakers', 'As for the night shift, I led nine bakers.'],
  ['Spanish translation of 40 leaflets', 'I was responsible for the Spanish translation of 40 leaflets.'],
])('names keep their capital: %s', (written, spoken) => {
  expect(say(written, false)).toEqual([spoken]);
});

test.each([
  ['Led a team (nine bakers) in Leeds', 'I led a team, nine bakers, in Leeds.'],
  ['Cut waste (by 30%)', 'I cut waste, by 30%.'],
  ['Ran the till (and the shop), then the depot', 'I ran the till, and the shop, then the depot.'],
])('brackets cannot be heard: %s', (written, spoken) => {
  expect(say(written, false)).toEqual([spoken]);
});

test.each([
  [
    'Marketing manager of food with nine years in brands',
    'I was a marketing manager of food with nine years in brands.',
  ],
  ['Four bakers, cakes and bread', 'There were four bakers, cakes and bread.'],
  ['Dissertation on apprentices under thirty', 'My dissertation was on apprentices under thirty.'],
  ['Married, two children at school', 'I am married, two children at school.'],
  ['Currently on £45,500', 'I am currently on £45,500.'],
  ['Would move to Leeds', 'I would move to Leeds.'],
  ['Free from July', 'I am free from July.'],
  ['Hoping for £38,000', 'I was hoping for £38,000.'],
])('what somebody is or would do, and not what they were responsible for: %s', (written, spoken) => {
  expect(say(written, false)).toEqual([spoken]);
});

test.each([
  [
    'Closed a camp of 600 people in ten weeks: worked backwards from the last lorry',
    ['I closed a camp of 600 people in ten weeks.', 'I worked backwards from the last lorry.'],
  ],
  [
    'Storm on the day of the feast of small boats: sent 2,000 people home',
    ['Storm on the day of the feast of small boats: I sent 2,000 people home.'],
  ],
  [
    'Customer fainted at till 4: cleared the aisle',
    ['A customer fainted at till 4.', 'I cleared the aisle.'],
  ],
  ['Medication round: gave out tablets', ['As for the medication round, I gave out tablets.']],
  ['Training: led four courses', ['As for training, I led four courses.']],
])(
  'what was done stands behind a colon as behind a full stop, and no label is a sentence: %s',
  (written, spoken) => {
    expect(say(written, false)).toEqual(spoken);
  },
);
