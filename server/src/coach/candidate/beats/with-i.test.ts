import { expect, test } from 'vitest';
import { withI } from './with-i.ts';

test.each([
  ['Cut flour waste by 20%', 'I cut flour waste by 20%'],
  ['Successfully applied for €380k', 'I successfully applied for €380k'],
  ['Co-wrote the guide with Anna', 'I co-wrote the guide with Anna'],
  ['Overbooked a wedding party by 4 rooms', 'I overbooked a wedding party by 4 rooms'],
  ['During the outage, acted as lead for the shift', 'During the outage, I acted as lead for the shift'],
  ['Made sure invoices were paid on time', 'I made sure invoices were paid on time'],
  ['Trained two apprentices who both passed', 'I trained two apprentices who both passed'],
  ['Mar 2023: deployed a change', 'Mar 2023: I deployed a change'],
  ['Rebuilt by Monday at seven', 'I rebuilt by Monday at seven'],
  ['Given 9 days to learn it', 'I was given 9 days to learn it'],
  ['Settle a feud over the rota', 'I settle a feud over the rota'],
  ['Bring the teenagers in', 'I bring the teenagers in'],
  ['Face down a petition', 'I face down a petition'],
  ['Rescue 3,000 volumes from a flood', 'I rescue 3,000 volumes from a flood'],
  ['Lead five engineers on the pricing pipeline', 'I lead five engineers on the pricing pipeline'],
  ['Train 12 new starters a year', 'I train 12 new starters a year'],
  ['Signed off on 400 engines', 'I signed off on 400 engines'],
  ['Asked why two gauges differed, I found a crack', 'Asked why two gauges differed, I found a crack'],
  ['Was lent to another department', 'I was lent to another department'],
  ['Trained four apprentices from zero, all by day', 'I trained four apprentices from zero, all by day'],
  ['Offered refunds to 40 guests', 'I offered refunds to 40 guests'],
  ['Cut costs 20% in 2021', 'I cut costs 20% in 2021'],
  ['Reduced warehouse cost by €400k', 'I reduced warehouse cost by €400k'],
  ['said no', 'said no'],
])('an “I” is put before what somebody did: %s', (line, said) => {
  expect(withI(line, undefined)).toBe(said === 'said no' ? 'I said no' : said);
});

test.each([
  ['done to one', 'Promoted to lead operator after three years'],
  ['done to one', 'Selected as one of 12 trainers'],
  ['done to one', 'Signed off for three months with my back'],
  ['done to one', 'Sacked for shouting at a driver'],
  ['done to one', 'Locked out on Black Friday'],
  ['done to a thing', "Traced to a dairy's weekend wash"],
  ['of a thing', 'Dropped after 7 weeks'],
  ['of a thing', 'Failed because I never tried one first'],
  ['done by others', 'Trained by CITB as supervisor'],
  ['done by others', 'Named "colleague of the year" by the warehouse crew'],
  ['of another subject', 'We each saw them alone'],
  ['a name', 'Grade 5 piano'],
  ['a name', 'Lead new business manager'],
  ['of another subject', 'Even the night staff asked for it'],
  ['of another subject', 'Staff all trained in first aid'],
  ['of another subject', 'Near the end of the year sales fell'],
  ['of another subject', 'Lost parcels fell by a third'],
  ['denied', 'Not all of it went well'],
  ['of another subject', 'Rejected samples 6% --> 1.5% in a year'],
  ['a name', 'Occupied campus, work fenced off from 480 students'],
  ['a measure', 'Abandoned calls on my team: 11% down to 4% in 14 months'],
  ['of another subject', 'Improved loading plans saved one truck'],
  ['of another subject', 'Two squads quarrelled over the release date'],
  ['what somebody is', 'Organised office manager with ten years in schools'],
  ['what somebody is', 'Trusted keyholder for two shops'],
  ['the name of a thing', 'Fixed-term contract at a bakery'],
  ['in capitals', 'LED lighting for nine shops'],
  ['too short', 'Sorted it'],
  ['of another thing', 'Supplier: changed in 2020'],
  ['of a thing', 'Paid back in 19 months'],
  ['done to a thing', 'Was to be tested on the halls network'],
  ['a measure', 'Passed audits 3'],
  ['the name of a thing', 'Regretted attrition 6%'],
  ['a measure', 'Lost time 0 days (all factory)'],
  ['of a thing', 'Opened on the planned day'],
  ['of a thing', 'Led to three more orders'],
  ['of a thing', 'Grew from 3 to 9 staff'],
  ['a measure', 'Failed runs 38 in 2019, 3 in 2024'],
  ['of another subject', 'Spilled batch of resin cost £900'],
  ['done by others', 'Turned down by council'],
  ['done by others', 'Set up by my uncle'],
  ['done to one', 'Offered supervisor, November 2023'],
  ['done to one', 'Offered a promotion in 2021 and declined'],
  ['the name of a thing', 'Slipped disc, operation and rehabilitation'],
  ['a label', 'Led: four bakers and a driver'],
  ['a gerund', 'Leading a team of 14 across two shifts'],
  ['in the third person', 'Manages a portfolio of 12 retailers'],
  ['a noun phrase', 'Stock control for nine shops'],
  ['a state', 'Married, two children at school'],
])('and before nothing that is %s: %s', (_what, line) => {
  expect(withI(line, true)).toBe(line);
});

test('a duty is completed by whether the job is still held', () => {
  const duty = 'Responsible for 8 pickers';
  expect([true, false, undefined].map((isCurrent) => withI(duty, isCurrent))).toEqual([
    'I am responsible for 8 pickers',
    'I was responsible for 8 pickers',
    duty,
  ]);
});
