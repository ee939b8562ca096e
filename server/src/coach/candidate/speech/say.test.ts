import { expect, test } from 'vitest';
import { say } from './say.ts';
import { spellOut } from './spell-out.ts';

test.each([
  ['Led a team of 12', 'I led a team of 12.'],
  ['Responsible for the rota', 'I was responsible for the rota.'],
  ['i parked up and i gave him my coat', 'I parked up and I gave him my coat.'],
  ["i'm calm when i am asked", "I'm calm when I am asked."],
  ['Ran phase i trials', 'I ran phase i trials.'],
  ['Gestió de projectes i equips', 'Gestió de projectes i equips.'],
  ['Was promoted to head baker', 'I was promoted to head baker.'],
  ['Promoted to head baker', 'I was promoted to head baker.'],
  ['Promoted healthy eating', 'I promoted healthy eating.'],
  ['Awarded the safety prize!', 'I was awarded the safety prize.'],
  ['Manage 12 shops', 'My job was to manage 12 shops.'],
  ['Managing 12 shops', 'I was responsible for managing 12 shops.'],
  ['Winner of the 2021 regional award', 'I was the winner of the 2021 regional award.'],
  [
    'Design and delivery of training for 40 nurses',
    'I was responsible for the design and delivery of training for 40 nurses.',
  ],
  ['Successfully negotiated with 14 landowners', 'I successfully negotiated with 14 landowners.'],
  ['In 2017, took over a failing package', 'In 2017, I took over a failing package.'],
  ['With a team of 40, built a bridge', 'With a team of 40, I built a bridge.'],
  ['Budget: £40m', 'My budget was £40m.'],
  ['Marketing now writes to members on day 14.', 'Marketing now writes to members on day 14.'],
  ['Opening an account used to take a week.', 'Opening an account used to take a week.'],
  ['Balance checks fell by 17%.', 'Balance checks fell by 17%.'],
  ['Finished orders went from 61% to 74%.', 'Finished orders went from 61% to 74%.'],
  ['Led a team that fell behind, and caught up.', 'I led a team that fell behind, and caught up.'],
  ['Waste fell by 30% within a year', 'Waste fell by 30% within a year.'],
  ['Two sensors failed in the first week', 'Two sensors failed in the first week.'],
  ['Zero injuries in 900,000 hours', 'I had zero injuries in 900,000 hours.'],
  ['He said "no."', 'He said "no".'],
  ['Owner threw his phone', 'An owner threw his phone.'],
  ['New vet of thirty shouted', 'A new vet of thirty shouted.'],
  [
    'Redrew it overnight, begged a firm for time, fitted it',
    'I redrew it overnight, begged a firm for time and fitted it.',
  ],
  ['Redrew it overnight, cut the menu', 'I redrew it overnight and cut the menu.'],
  ['Cut the menu, rang two firms and drove there', 'I cut the menu, rang two firms and drove there.'],
  ['Recording took us a day each week', 'Recording took us a day each week.'],
  ['No driving licence yet', 'I have no driving licence yet.'],
  ['Customer complained that brakes squeaked', 'A customer complained that brakes squeaked.'],
  ['Duties included leading 18 pickers', 'My duties included leading 18 pickers.'],
  ['A food blogger wrote a scathing review', 'A food blogger wrote a scathing review.'],
  ['One morning in January the card machine died', 'One morning in January the card machine died.'],
  ['The chef, Mr Eckersley, thought that we were slow', 'The chef, Mr Eckersley, thought that we were slow.'],
  ['Every soldier arrived', 'Every soldier arrived.'],
  ['Heard it only in reverse', 'I heard it only in reverse.'],
  ['Medically discharged with a knee injury', 'I was medically discharged with a knee injury.'],
  ['Currently paid £39,800', 'I am currently paid £39,800.'],
  ['Looking for £55,000', 'I was looking for £55,000.'],
  ['Speaks English and French', 'I speak English and French.'],
  ['P&L responsibility for a £14m division', 'I have P&L responsibility for a £14m division.'],
  ['55 calls a day to owners', 'The job meant 55 calls a day to owners.'],
  ['Medication round: gave 14 medicines', 'As for the medication round, I gave 14 medicines.'],
  ['Result: no complaint in a year', 'The result was no complaint in a year.'],
  ['What happened: the crane failed', 'The crane failed.'],
  [
    'My team is three people: two clerks and an officer',
    'My team is three people: two clerks and an officer.',
  ],
  ['Main achievement: pick errors 1.9% to 0.4%', 'My main achievement was pick errors 1.9% to 0.4%.'],
  ['Dissertation: Driver retention in haulage', 'My dissertation was about driver retention in haulage.'],
  ['On-call lead for 14 engineers', 'I was an on-call lead for 14 engineers.'],
  ['A/B tested 40 subject lines: open rate +9pp', 'I A/B tested 40 subject lines: open rate +9pp.'],
  ['Failure: I planned for one supplier', 'I planned for one supplier.'],
  ['Launch: planned the event', 'As for the launch, I planned the event.'],
  ['Teaching: gave lectures', 'As for teaching, I gave lectures.'],
  ['Safety: no accident in 4 years', 'As for safety, I had no accident in 4 years.'],
  ['Mentioned in Despatches', 'I was mentioned in Despatches.'],
  ['5-star hygiene rating 4 years running', 'I had a 5-star hygiene rating 4 years running.'],
  ['Income up 40% to £3.2m', 'Income was up 40% to £3.2m.'],
  ['Preceptor for new nurses', 'I was a preceptor for new nurses.'],
  ['Winner, Driver of the Year 2021', 'I won Driver of the Year 2021.'],
  ['Leitete ein Team von vier Köchen', 'Leitete ein Team von vier Köchen.'],
])('%s → %s', (written, spoken) => {
  expect(say(written, false)).toEqual([spoken]);
});

test('what is still done is said in the present', () => {
  expect(say('Manage 12 shops', true)).toEqual(['I manage 12 shops.']);
  expect(say('Responsible for the rota', true)).toEqual(['I am responsible for the rota.']);
});

test('a list whose first entry has a title in brackets says no title', () => {
  expect(say('SolidWorks (certified associate), MATLAB', undefined)).toEqual([]);
});

test('another who acts behind a comma has a sentence of their own, but for one that hangs on the rest', () => {
  expect(say('Showed him the points, he co-wrote the correction', false)).toEqual([
    'I showed him the points.',
    'He co-wrote the correction.',
  ]);
  expect(say('Asked to leave a figure out, I put it into a note before he read it', false)).toEqual([
    'I was asked to leave a figure out.',
    'I put it into a note before he read it.',
  ]);
  expect(say('Waited because, he said, it would rain', false)).toHaveLength(1);
});

test('clauses are sentences of their own, the entries of a list are not', () => {
  expect(say('Moved 40 services; cut cost by 30%', false)).toEqual([
    'I moved 40 services.',
    'I cut cost by 30%.',
  ]);
  expect(say('Worked with three teams: sales; support; product', false)).toEqual([
    'I worked with three teams: sales, support, product.',
  ]);
});

test.each([
  'Gold Card',
  'Tours in Iraq and Afghanistan',
  'Various care homes',
  'Postmortems introduced',
  'Conversational Japanese',
  'Incident forms now used by four other councils',
])('"%s" has no verb that could be read safely, and no frame is made for it', (phrase) => {
  expect(say(phrase, false)).toEqual([]);
});

test('abbreviations are spelt out, names keep their signs', () => {
  expect(spellOut('38 hrs p/w, back in 12 min, a service in Go → latency from 900ms to 120ms')).toBe(
    '38 hours a week, back in 12 minutes, a service in Go, latency from 900ms to 120ms',
  );
  expect(spellOut('a model => error 12% -> 4%')).toBe('a model, error 12% to 4%');
  expect(spellOut('up to 70 hrs/week')).toBe('up to 70 hours a week');
  expect(spellOut('Moved from Jenkins → Argo')).toBe('Moved from Jenkins to Argo');
  expect(spellOut('Worked w/ Rye & Co. on R&D, ordering & stock, ~30% incl. tax')).toBe(
    'Worked with Rye & Co. on R&D, ordering and stock, about 30% including tax',
  );
});

test('what stands before a colon stays, whoever acts behind it, but for years', () => {
  expect(say('Payroll 2019-2020: the oven burned', false)).toEqual(['The oven burned.']);
  expect(say('Kitchen fire: the oven burned and I shut the gas', false)).toEqual([
    'As for the kitchen fire, the oven burned and I shut the gas.',
  ]);
  expect(say('Oven failure: We moved 400 loaves', false)).toEqual([
    'As for the oven failure, we moved 400 loaves.',
  ]);
  expect(say('Oven failure: Marta rang and I shut the gas', false)).toEqual([
    'As for the oven failure, Marta rang and I shut the gas.',
  ]);
});
