import type { WrittenCandidate } from '../bench-candidate.ts';

/** One PDF line: no breaks, bullets inside, page numbers between. */
export const candidate: WrittenCandidate = {
  field: 'restaurant',
  set: 'tuning',
  employers: ['The Thistle and Spoon', 'Ember & Oak Grill', 'Hotel Marlinspike'],
  material: {
    company: 'The Copper Gannet',
    role: 'Restaurant Manager',
    jobDescription: `The Copper Gannet is a 110-cover seafood restaurant on the harbour of Port Averley, open seven days, with a terrace of another 60 seats from May to September. After six good years our manager is moving abroad, and we want somebody who will treat the place as if it were theirs.

You will run the floor, plan the rota for 28 people, hire and train, keep staff cost under 32 % of turnover, order drinks, deal with complaints, and sit down with our head chef each week to plan the menu and the margins. You are our designated person for food safety and licensing.

We are looking for someone with three years or more in charge of a busy restaurant, a good head for figures, a warm way with guests, and a personal licence. Wine knowledge (WSET level 2 or above) is an advantage.

Five days out of seven, two of them at a weekend, late finishes. £38,000 to £43,000 depending on experience plus a share of the tips. A staff flat can be rented above the restaurant.`,
    name: 'Bastien Quarrell',
    education: `HND Hospitality Management Westering College 2009 to 2011 ● Personal Licence Holder since 2014 ● Level 3 Food Safety 2019 ● WSET Level 2 Award in Wines 2020`,
    work: `Bastien Quarrell Curriculum Vitae Profile Restaurant manager with ten years on the floor, six of them in charge. Employment General Manager, The Thistle and Spoon, Harrowgate Quay Jan 2018 – Present ● Run a 90-seat brasserie with 24 staff and a turnover of £1.6m ● Brought staff cost down from 38% to 31% of turnover by planning the rota from booking data instead of habit ● Reduced staff turnover from 70% to 25% in two years by fixing days off four weeks ahead and sharing tips openly ● Took over after a one-star hygiene rating; rewrote the cleaning plan, retrained the kitchen with the chef, and had five stars at the re-inspection eleven weeks later ● Sacked a popular bartender, Rufus, after I had found that he poured free drinks for friends; the team was angry for a month, I spoke with each of them alone, and stock losses fell from £900 to £120 a month ● Opened a second bar in the cellar in 2019 against my own doubts about the footfall; it lost £22,000 in nine months and I closed it. I should have counted the people passing by before signing, which I have done for every idea since ● When the fridge room broke down on a Saturday in August with 140 bookings, borrowed a refrigerated van from our fishmonger, cut the menu to nine dishes and served everybody Page 1 of 2 Assistant Manager, Ember & Oak Grill, Lowchester Mar 2014 – Dec 2017 ● Responsible for the floor on four evenings a week with a team of 11 ● A food blogger wrote a scathing review about a ninety-minute wait; answered her publicly, invited her back to watch the pass for an evening, and changed how we took bookings to every quarter of an hour. Her second article was headed A Lesson in Listening ● Argued with head chef Marcello Dunbrooke over allergen cards, which he found insulting; brought a guest's daughter with a nut allergy to meet him, and the cards were on every table by the end of the week ● Trained 15 waiting staff, three of whom are managers today ● Introduced a wine pairing that raised the average spend per head by £6.40 Waiter, later Head Waiter, Hotel Marlinspike, Seaford Bay Jun 2011 – Feb 2014 ● Served banquets for up to 250 guests ● Noticed that a wedding cake on its way to the hall contained almonds although the bride's brother was allergic, stopped it, and found a baker who delivered another within two hours Page 2 of 2 Skills EPOS Now, ResDiary, stock control, rota planning, first aid at work`,
    stories: [],
    other: `Speaks English and French. Clean driving licence.`,
  },
  questions: [
    {
      ask: 'Could you give me a quick run through your career so far?',
      kind: 'introduction',
      wording: 'oblique',
      right: [['Thistle', '90-seat', 'ten years on the floor']],
    },
    {
      ask: 'Tell me about a time when you had to let somebody go.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Rufus', 'free drinks', '£900']],
    },
    {
      ask: 'How did the rest of the team react?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['angry for a month', 'each of them alone']],
    },
    {
      ask: 'And did it pay off, in numbers?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['£120', '£900']],
    },
    {
      ask: 'Where did you put money that you would love to have back?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['£22,000', 'second bar', 'nine months', 'people passing by']],
    },
    {
      ask: 'What did you learn from it?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['people passing by', 'every idea since']],
    },
    {
      ask: 'so when has a service gone completely sideways and what did you do',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['refrigerated van', 'nine dishes', '140 bookings', 'almonds', 'wedding cake']],
    },
    {
      ask: 'Someone tears you apart in public. What do you do with that?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['blogger', 'quarter of an hour', 'Lesson in Listening', 'watch the pass']],
    },
    {
      ask: 'Have you ever fallen out with the kitchen?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Dunbrooke', 'allergen cards', 'nut allergy']],
    },
    {
      ask: 'Tell me about a conflict with a head chef and how you resolved it.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Dunbrooke', 'allergen cards', 'nut allergy']],
    },
    {
      ask: 'How did you reduce labor cost in your restaurant?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['38% to 31%', 'booking data', 'instead of habit']],
    },
    {
      ask: "People don't stay long in this trade. What have you done about that?",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['70% to 25%', 'four weeks ahead', 'sharing tips']],
    },
    {
      ask: 'have you ever walked in to a mess that someone else had left',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['one-star', 'five stars', 'eleven weeks']],
    },
    {
      ask: 'Tell me about a time when you noticed something nobody else had.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['almonds', 'wedding cake', 'free drinks', 'Rufus']],
    },
    {
      ask: 'What experience do you have with wine?',
      kind: 'experience',
      wording: 'plain',
      right: [['wine pairing', '£6.40', 'WSET']],
    },
    {
      ask: 'Do you know SevenRooms? We use it for bookings.',
      kind: 'experience',
      wording: 'plain',
      right: [['ResDiary', 'I have not', "I haven't", 'no experience', 'not yet']],
    },
    {
      ask: 'You hold a personal license, do you?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Personal Licence', '2014']],
    },
    {
      ask: 'How big a team have you led?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['24 staff', 'team of 11']],
    },
    {
      ask: 'What makes you want to run the Copper Gannet?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'seafood',
          'harbour of',
          'margins',
          'rota for 28',
          'under 32',
          'treat the place',
          'hire and train',
          'complaints',
          'food safety and licensing',
          'warm way with guests',
          'head for figures',
        ],
        [
          '38% to 31%',
          '70% to 25%',
          'booking data',
          'five stars',
          '£6.40',
          '90-seat',
          'four weeks ahead',
          '15 waiting staff',
          'in charge',
          'Thistle',
        ],
      ],
    },
    {
      ask: 'If I had to hire you for one thing, what would it be?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          '38% to 31%',
          '70% to 25%',
          'five stars',
          'refrigerated van',
          '£120',
          '£6.40',
          'three of whom',
          'Lesson in Listening',
        ],
      ],
      wrong: ['£22,000'],
    },
    {
      ask: 'What do you find hard about being a manager?',
      kind: 'weakness',
      wording: 'oblique',
      right: [['£22,000', 'people passing by', 'Rufus', 'angry for a month']],
    },
    {
      ask: 'It is a sunny Saturday, the terrace is full, and two waiters call in sick. How do you get through it?',
      kind: 'situational',
      wording: 'plain',
      right: [['refrigerated van', 'nine dishes', '140 bookings', 'booking data', 'four evenings']],
    },
    {
      ask: 'How would you work out the margin on a dish?',
      kind: 'explanation',
      wording: 'plain',
      right: [['cost', 'price', 'divide', 'turnover']],
    },
    {
      ask: 'Have you trained staff, and did any of them go on to something bigger?',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['15 waiting staff', 'retrained the kitchen'],
        ['three of whom', 'are managers today'],
      ],
    },
    {
      ask: 'What are you hoping to earn?',
      kind: 'salary',
      wording: 'plain',
      right: [['£38,000', '£43,000']],
    },
    {
      ask: 'Are you all right with working weekends?',
      kind: 'logistics',
      wording: 'plain',
      right: [['two of them', 'five days out', 'late finishes']],
    },
    {
      ask: "Right, that's everything from our side. Anything from you?",
      kind: 'closing',
      wording: 'oblique',
      right: [['?']],
    },
  ],
};
