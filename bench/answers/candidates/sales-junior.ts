import type { WrittenCandidate } from '../bench-candidate.ts';

/** Little material: `title | company | dates` with fragments, student jobs. */
export const candidate: WrittenCandidate = {
  field: 'sales-junior',
  set: 'tuning',
  employers: ['Brightledger', 'Pebble & Fern', 'Stanmoor Night Line', 'University of Stanmoor'],
  material: {
    company: 'Havenpost Software',
    role: 'Account Executive (B2B)',
    jobDescription: `Havenpost makes scheduling software for dentists, vets and physiotherapists. 2,600 practices use it today, and each month some 60 join.

As an Account Executive you talk to owners of small practices, find out what costs them time, show them the product, and bring the sale home. You work with warm leads from our marketing and find a third of your customers yourself. Your quota is eleven new practices a month after a ramp of three months.

You have first experience of selling, on the phone or face to face. You listen more than you talk. You write clean notes in HubSpot. A "no" doesn't spoil your lunch.

We offer £29,000 base and £46,000 on target, a coach in the first half-year, and Fridays from home. Our office is in the old post house in Larksford, ten minutes from the station. We are 45 people, and about half of us came from quite different trades.`,
    name: 'Tamsin Okereke-Vale',
    education: `BA Linguistics | University of Stanmoor | 2020-2023 | 2:1
Dissertation: how callers to help lines interrupt each other (40 recorded calls)`,
    work: `Sales Development Representative | Brightledger (accounting software) | Sept 2023 - now
- 55 calls and 30 emails a day to owners of small companies
- booked 17 demos a month on average, target was 12
- second of 9 SDRs in 2024
- rewrote the opening of our call script after listening to 60 recordings, rate of people who hung up in the first half minute fell from 41 % to 26 %
- lost a deal worth £14,000 in my third month: talked to the bookkeeper for six weeks and never asked who decides. I ask that in the first call now.
- helped new starter Joss with cold calls, sat beside him two mornings a week

Shop Assistant (part time) | Pebble & Fern, gift shop | 2021-2023
- a customer wanted her money back for a vase that she had clearly dropped. Stayed polite, offered to have it mended by a potter I knew for £8, she bought two more
- sold the most gift cards of the branch at Christmas 2022 (212)

Volunteer | Stanmoor Night Line | 2020-2022
- listened to students at night, 90 shifts
- organised the rota for 24 volunteers when the coordinator left in the middle of term, no night went unstaffed`,
    stories: [],
    other: `Skills: Salesforce, Outreach, LinkedIn Sales Navigator. Spanish B2. Captain of the university's netball second team.`,
  },
  questions: [
    {
      ask: 'Hi Tamsin, so, walk me through your CV.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Brightledger']],
    },
    {
      ask: 'Tell me about a deal you lost.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['£14,000', 'bookkeeper', 'who decides']],
      wrong: ['second of 9'],
    },
    {
      ask: 'Why did it fall through?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['bookkeeper', 'who decides', 'six weeks']],
    },
    {
      ask: 'and how do you go about it these days',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['first call now']],
    },
    {
      ask: 'Tell me about a difficult customer.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['vase', 'potter', 'two more', 'mended']],
    },
    {
      ask: 'What did that cost the shop?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['£8', 'two more']],
    },
    {
      ask: 'Can you give an example of when you beat your target?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['17 demos', 'second of 9', 'target was 12']],
    },
    {
      ask: 'How do you know you are any good at this?',
      kind: 'strength',
      wording: 'oblique',
      right: [['17 demos', 'second of 9', '41 %', '212', '26 %']],
      wrong: ['£14,000'],
    },
    {
      ask: 'Have you ever used evidence to improve the way you work?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['60 recordings', '41 %', 'call script', '26 %']],
    },
    {
      ask: 'Tell me about a time you improved a process.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['60 recordings', '41 %', 'call script', '26 %', '24 volunteers', 'unstaffed']],
    },
    {
      ask: 'when have you picked up the pieces because somebody walked away',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['24 volunteers', 'coordinator left', 'unstaffed']],
    },
    {
      ask: 'Have you helped a colleague to get better?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Joss', 'two mornings']],
    },
    {
      ask: 'Where did you learn to listen?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['90 shifts', 'Night Line', 'listened to students', '60 recordings', '40 recorded']],
    },
    {
      ask: 'Tell me about a time you led a team.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['24 volunteers', 'netball', 'coordinator left', 'unstaffed']],
    },
    {
      ask: 'Have you used HubSpot?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet']],
    },
    {
      ask: "What's your experience with cold calling?",
      kind: 'experience',
      wording: 'plain',
      right: [['55 calls', '17 demos', 'call script', '41 %', 'Joss', '60 recordings']],
    },
    {
      ask: 'Do you speak any other languages?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Spanish']],
    },
    {
      ask: 'What was your dissertation about?',
      kind: 'look-up',
      wording: 'plain',
      right: [['interrupt', '40 recorded', 'help lines']],
    },
    {
      ask: 'Why would someone who did linguistics want to sell software to vets?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        [
          'dentists',
          'listen more than',
          'costs them time',
          'different trades',
          'bring the sale',
          'small practices',
          'warm leads',
          'find a third',
          'spoil your lunch',
          'clean notes',
        ],
        [
          'interrupt',
          '55 calls',
          '17 demos',
          '60 recordings',
          '40 recorded',
          '90 shifts',
          'call script',
          'Brightledger',
          'small companies',
        ],
      ],
    },
    {
      ask: 'What is your greatest weakness?',
      kind: 'weakness',
      wording: 'plain',
      right: [['£14,000', 'bookkeeper', 'who decides', 'first call now']],
    },
    {
      ask: 'You call a dentist and she says, look, I have two minutes and I hate software. Go.',
      kind: 'situational',
      wording: 'oblique',
      right: [['60 recordings', '41 %', 'call script', '55 calls', 'who decides', 'first call now', '26 %']],
    },
    {
      ask: 'How do you qualify a lead?',
      kind: 'explanation',
      wording: 'plain',
      right: [['who decides', 'first call now', 'decision', 'budget', 'decide']],
    },
    {
      ask: 'What numbers do you work to at the moment, and where did you end up against the others?',
      kind: 'compound',
      wording: 'oblique',
      right: [['55 calls', '17 demos', 'target was 12', '30 emails'], ['second of 9']],
    },
    {
      ask: 'The first year on target is forty six thousand, what did you have in mind?',
      kind: 'salary',
      wording: 'oblique',
      right: [['46,000', '29,000', '[']],
    },
    {
      ask: 'Could you get to Larksford four days a week?',
      kind: 'logistics',
      wording: 'plain',
      right: [['Fridays', 'station', 'ten minutes']],
    },
    {
      ask: 'Do you have any questions for me?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
