import type { WrittenCandidate } from '../bench-candidate.ts';

/** Prose without headers, jobs in passing, a career break. */
export const candidate: WrittenCandidate = {
  field: 'returning-bookkeeper',
  set: 'tuning',
  employers: ['Pettifer Joinery', 'Brook Street Dental Practice', 'Saltham Amateur Theatre'],
  material: {
    company: 'Nettlecombe Farm Shop',
    role: 'Bookkeeper',
    jobDescription: `We are a farm shop with a café and nine holiday cottages, 30 people in summer. You keep our books in QuickBooks, pay the wages each fortnight, do the VAT and chase what we are owed. 24 hours a week, and you choose which.

You like order and can explain a figure to a cook. Somebody who has come back after a break is welcome.`,
    name: 'Moira Entwhistle',
    education: 'AAT Level 3, 2006. A levels in Maths and French.',
    work: `I started as a trainee at Brook Street Dental Practice in 2004, where I kept the patients' accounts. A partner's cheques did not match the stubs for a whole year. I laid them side by side on the waiting-room floor one Sunday and found that the bank had booked them to another dentist. We got £6,300 back.

From 2008 to 2015 I worked as a bookkeeper at Pettifer Joinery. When I came, customers paid after 71 days on average. I rang each of them a week before the bill was due and asked whether anything was wrong with the window. It was 34 days when I left. I once paid a supplier's bill of £4,800 twice, since it had come by post and by email. I rang him the same hour, he sent it back, and from then on every bill got a stamp. The owner wanted me to leave cash sales out of the books. I told him that I would rather leave myself, and he never asked again. We moved to Sage 50 between Christmas and New Year, and the joiners' wages were on time.

Then I brought up my twins and looked after my father. Since 2020 I have been treasurer of Saltham Amateur Theatre, unpaid. The roof fund stood still at £900. I sold every seat in the house a brass plate, and the roof was done in two seasons.`,
    stories: [],
    other:
      'I live four miles away and drive. I could start at once. French at school. Last year I took a refresher course in payroll.',
  },
  questions: [
    {
      ask: 'Nice to meet you, Moira. Can I get you a coffee?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'please', 'lovely', 'yes']],
      wrong: ['Pettifer'],
    },
    {
      ask: 'So what is your story?',
      kind: 'introduction',
      wording: 'oblique',
      right: [['bookkeeper', 'Pettifer', 'Brook Street']],
    },
    {
      ask: 'There is a gap after 2015. What did you do?',
      kind: 'hr',
      wording: 'plain',
      right: [['twins', 'father']],
    },
    {
      ask: 'Our customers pay late. What have you done about that?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['71 days', '34 days', 'week before', 'wrong with the window']],
    },
    { ask: 'by how much did it come down', kind: 'follow-up', wording: 'plain', right: [['34 days']] },
    {
      ask: 'Tell me about a payment that you got wrong.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['£4,800', 'twice', 'stamp']],
    },
    { ask: 'And how do you prevent it?', kind: 'follow-up', wording: 'plain', right: [['stamp']] },
    {
      ask: 'Has a boss ever wanted something from you that was not quite straight?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['cash sales', 'rather leave myself']],
    },
    {
      ask: 'When have you been a bit of a detective?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['stubs', 'side by side', 'another dentist', '£6,300']],
    },
    { ask: 'Where was that?', kind: 'follow-up', wording: 'oblique', right: [['Brook Street', 'Dental']] },
    {
      ask: 'Have you ever raised money for something?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['brass plate', 'roof', '£900', 'two seasons']],
    },
    {
      ask: 'Tell me about moving from one system to another.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Sage 50', 'Christmas', 'wages were on time']],
    },
    { ask: 'Are you happy with QuickBooks?', kind: 'screening', wording: 'plain', right: [['Sage 50']] },
    {
      ask: 'Which accounts package do you know, and what did you do to get back up to date?',
      kind: 'compound',
      wording: 'plain',
      right: [['Sage 50'], ['refresher', 'payroll']],
    },
    { ask: 'What is your qualification?', kind: 'look-up', wording: 'plain', right: [['AAT']] },
    {
      ask: 'The till is £80 short three Saturdays running. How would you go about it?',
      kind: 'case',
      wording: 'plain',
      right: [['side by side', 'stubs', 'who', 'compare', 'count', 'another dentist']],
    },
    {
      ask: 'How many cups of tea do you think our café sells in a summer?',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'roughly', 'per day', 'each day', 'weeks', 'guess']],
    },
    {
      ask: 'If you won a million, would you still turn up on Monday?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['roof', 'books', 'brass', 'treasurer', 'order', 'theatre']],
    },
    {
      ask: 'How soon could you be with us, and how would you get here?',
      kind: 'compound',
      wording: 'oblique',
      right: [['at once'], ['drive', 'four miles']],
    },
    {
      ask: 'What would your last boss say that you are best at?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        ['71 days', '34 days', 'side by side', 'brass plate', 'rather leave myself', 'Sage 50', 'stamp'],
      ],
    },
    {
      ask: 'Why a farm shop?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        ['farm shop', 'cottages', 'café', '24 hours', 'wages', 'VAT', 'cook'],
        ['Pettifer', 'joinery', 'Sage', 'treasurer', '34 days', 'window', 'books', 'AAT'],
      ],
    },
    { ask: 'What would you like to know about us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
