import type { WrittenCandidate } from '../bench-candidate.ts';

/** Two columns of a designer's template, the narrow one right; titles in capitals. */
export const candidate: WrittenCandidate = {
  field: 'event-manager',
  set: 'tuning',
  employers: ['Corvane Events', 'Hotel Aurelian', 'Merrow Town Hall', 'Festival of Small Boats'],
  material: {
    company: 'Saltmarsh Conference Centre',
    role: 'Head of Events',
    jobDescription: `Saltmarsh is a conference centre by the sea with one large hall, eleven rooms and a roof that leaks less than it did. We host 210 events a year, from weddings to the congress of the kidney specialists with 1,400 guests.

The Head of Events leads nine planners, answers for a turnover of £3.2 million, chooses caterers and technicians, and has the last word when something goes wrong at the doors. We want to fill the dead weeks of January and February and to halve our waste by next year.

You can read a fire plan and a balance sheet. Evenings and weekends by rota. £52,000 and a room in the staff house if you like.`,
    name: 'Jacoba Thistlewood',
    education: `HND Hospitality Management, Merrow College, 2009
Personal licence holder. NEBOSH General Certificate, 2018`,
    work: `SENIOR EVENT MANAGER                                     SKILLS
Corvane Events, Dunmere                                  Budgeting
February 2018 – today                                    Supplier contracts
• Planned 34 congresses of up to 900 guests with a       Crowd safety
  team of five.                                          Cvent
• The caterer went bankrupt two days before a dinner     AutoCAD (floor plans)
  for 480. I rang the chefs of four small restaurants,
  gave each a course, and nobody noticed.                LANGUAGES
• A keynote speaker came drunk. I sat with her behind    Dutch (native)
  the stage, moved the panel forward and told the        English (C2)
  audience that she was unwell.                          Italian (A2)
• Found on the plan that 900 chairs left one exit too
  narrow. The client wanted the seats. I sold him 820    HOBBIES
  and a screen in the foyer, and would not sign more.    Open-water rowing
• Read six years of invoices and saw that we paid for    Choir
  flowers that were thrown away at midnight. We rent
  plants now: £41,000 a year.
• Two planners wanted the same big client and hid        AWARDS
  e-mails from one another. I gave the client to both,   Rising Star, Northern
  with one mailbox and one bonus.                        Event Prize 2019
• Booked a hall for the wrong Thursday. I found it at
  eleven at night, drove to the client next morning
  with a new date, and he chose us again. Every date
  is now read out by a second person.

EVENT COORDINATOR
Hotel Aurelian, Merrow
May 2012 – January 2018
• A mother of a bride cried over the colour of the
  napkins an hour before the wedding. I had 140 of
  them dyed in the laundry with beetroot.
• Filled the weeks after New Year with quilters: 12
  fairs in four years, 3,000 room nights.
• Waiters left after a summer. I asked for shifts
  that end before the last bus, and two in three
  came back.
• Brought Cvent in. The older colleagues kept to
  their wall of paper, so I let the wall and the
  system run a race for a month. The wall lost.

ASSISTANT
Merrow Town Hall
2009 – 2012
• Storm on the day of the Festival of Small Boats:
  sent 2,000 people home in 25 minutes without a
  sprained ankle.
• Learned sign language to greet a club of deaf
  dancers.`,
    stories: [],
    other: `Available eight weeks after signing. Would move to Saltmarsh. Currently on £45,500.`,
  },
  questions: [
    {
      ask: 'You picked the one sunny day of the month.',
      kind: 'small-talk',
      wording: 'oblique',
      right: [['thank', 'lucky', 'nice', 'lovely', 'good', 'glad', 'yes']],
      wrong: ['Corvane'],
    },
    {
      ask: 'Could you take us through your CV briefly?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Corvane', 'Aurelian', 'congresses']],
    },
    {
      ask: 'Tell us about an event that nearly went wrong.',
      kind: 'behavioural',
      wording: 'plain',
      right: [
        [
          'bankrupt',
          'four small restaurants',
          'each a course',
          'drunk',
          'panel forward',
          'wrong Thursday',
          'new date',
          'Storm',
          '25 minutes',
          'beetroot',
        ],
      ],
    },
    {
      ask: 'How do you cope when a supplier lets you down at the last minute?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['bankrupt', 'four small restaurants', 'each a course']],
    },
    {
      ask: 'Did the guests get wind of it?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['nobody noticed']],
    },
    {
      ask: 'Has a star ever embarrassed you, and how did you save their face?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['drunk', 'panel forward', 'unwell']],
    },
    {
      ask: 'Describe a time when you had to say no to a client.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['820', 'exit too', 'would not sign', 'screen in the foyer']],
    },
    {
      ask: 'Tell me about a time you found a saving that others had missed.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['plants now', '41,000', 'thrown away at midnight', 'six years of invoices']],
    },
    {
      ask: "i've got two planners who guard their clients like dogs. been there",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['same big client', 'one mailbox', 'one bonus']],
    },
    {
      ask: 'What is the biggest mistake you have made in this line of work?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['wrong Thursday', 'new date', 'chose us again', 'second person']],
    },
    { ask: 'How did he take it?', kind: 'follow-up', wording: 'plain', right: [['chose us again']] },
    {
      ask: 'When has a detail mattered enormously to someone and not at all to you?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['napkins', 'beetroot', '140 of']],
    },
    {
      ask: 'January here is a graveyard. What have you ever done about dead weeks?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['quilters', '12 fairs', '3,000 room nights']],
    },
    {
      ask: 'How have you reduced staff turnover?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['last bus', 'two in three', 'shifts']],
    },
    {
      ask: 'Tell me about getting sceptics to use something new.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['wall of paper', 'race for a month', 'The wall lost', 'run a race']],
    },
    {
      ask: 'Have you ever had to evacuate people?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['2,000 people', '25 minutes', 'sprained ankle', 'Storm']],
    },
    {
      ask: 'What have you learned just to make one group of guests feel welcome?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['sign language', 'deaf']],
    },
    {
      ask: 'A client insists on putting 1,500 people into a hall that holds 1,400. What do you tell him?',
      kind: 'situational',
      wording: 'plain',
      right: [['820', 'would not sign', 'exit too', 'screen in the foyer']],
    },
    {
      ask: "How big is your team at present, and what's the largest event you've run?",
      kind: 'compound',
      wording: 'plain',
      right: [['team of five'], ['900']],
    },
    {
      ask: 'What do you use for floor plans and for registration?',
      kind: 'screening',
      wording: 'plain',
      right: [['AutoCAD'], ['Cvent']],
    },
    {
      ask: 'Are you allowed to be in charge of the bar?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['Personal licence']],
    },
    {
      ask: 'What experience do you have with health and safety?',
      kind: 'experience',
      wording: 'plain',
      right: [['NEBOSH', 'exit too', '820', 'Crowd safety', 'sprained ankle']],
    },
    {
      ask: 'What attracts you to this position?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        ['Saltmarsh', 'by the sea', '210 events', 'nine planners', '3.2 million', 'kidney', '1,400', 'waste'],
      ],
    },
    {
      ask: 'and your weaknesses what would you say',
      kind: 'weakness',
      wording: 'plain',
      right: [['wrong Thursday', 'second person', 'chose us again', 'read out']],
    },
    {
      ask: 'Say we gave you a hundred thousand pounds and no strings. What would you spend it on here?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['roof', 'waste', 'January', 'February', 'plants', 'quilters', 'rooms', 'hall']],
    },
    {
      ask: 'Would you be willing to relocate?',
      kind: 'hr',
      wording: 'plain',
      right: [['yes', 'would move', 'move to Saltmarsh']],
    },
    {
      ask: 'The advert had a number in it. Does that work for you?',
      kind: 'salary',
      wording: 'oblique',
      right: [['52,000', '45,500']],
    },
    {
      ask: 'I think we have kept you long enough.',
      kind: 'closing',
      wording: 'oblique',
      right: [['?', 'thank']],
    },
  ],
};
