import type { WrittenCandidate } from '../bench-candidate.ts';

/** Prose without headers, jobs in passing, years abroad and a break. */
export const candidate: WrittenCandidate = {
  field: 'ferry-mate',
  set: 'held-back',
  employers: ['Islay Sound Ferries', 'Merrin Trawlers', 'Sunnavik Rescue Boat'],
  material: {
    company: 'Northern Reach Harbours',
    role: 'Harbour Controller',
    jobDescription: `Northern Reach runs four small harbours from one control room. You talk to about 90 vessels a day on the radio, give berths, keep the log, and raise the alarm when you have to. Twelve-hour shifts, four on and four off.

You have been to sea or worked in a control room, keep a quiet voice and write clearly. We train you for the VTS certificate. £36,500.`,
    name: 'Hallvard Munro',
    education:
      'Chief Mate certificate, 2015. GMDSS radio certificate, renewed 2024. Deck cadet training at Leith, 2009.',
    work: `After my cadetship I worked as a deckhand at Merrin Trawlers from 2009 to 2013. A winch jammed with two men under the net. I cut the wire with the axe although the catch was worth £20,000, and the skipper shook my hand. I slept through my watch once for ten minutes, at twenty-one. I said so at breakfast, before anybody had noticed, and since then I have stood for every watch.

Since 2014 I have been employed as second mate at Islay Sound Ferries. One August the ramp would not close with 180 passengers aboard. I had them walk to the other side in rows, like a game for the children, and the ferry heeled just enough. Two lorry drivers were about to fight over the last place on deck. I asked which of them had the live animals, and the other one laughed and waved him on. Our delays were blamed on the weather. I wrote the minutes of every stop into a school notebook for a summer, and it was the ticket queue. We sell on board now and sail on time nine days in ten. A new cadet, Freya, froze on the radio. We practised with two tin cans in the galley every night for a fortnight. She is third mate today.

In 2019 and 2020 I looked after my wife when she was ill. I am a volunteer with the Sunnavik Rescue Boat, where I have gone out 41 times.`,
    stories: [],
    other:
      'Languages: English, Norwegian (fluent), some Gaelic. Notice eight weeks. I hold a driving licence and own a house in the village.',
  },
  questions: [
    {
      ask: 'Morning, Hallvard. Rough crossing?',
      kind: 'small-talk',
      wording: 'oblique',
      right: [['thank', 'fine', 'good', 'not too', 'no trouble', 'well']],
      wrong: ['Merrin'],
    },
    {
      ask: 'Start by telling us about yourself.',
      kind: 'introduction',
      wording: 'plain',
      right: [['second mate', 'Islay Sound', 'Merrin', 'deckhand']],
    },
    {
      ask: 'Tell me about a decision where life counted more than money.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['winch', 'axe', '£20,000', 'two men']],
    },
    { ask: 'what did your skipper say', kind: 'follow-up', wording: 'plain', right: [['shook my hand']] },
    {
      ask: 'Tell me about something you are ashamed of.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['slept', 'breakfast', 'ten minutes', 'stood for every watch']],
    },
    { ask: 'And since then?', kind: 'follow-up', wording: 'plain', right: [['stood for every watch']] },
    {
      ask: 'How do you keep a crowd calm?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['ramp', '180', 'in rows', 'game for the children', 'heeled']],
    },
    {
      ask: 'Have you stepped between two people who were about to hit each other?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['lorry drivers', 'live animals', 'waved him on']],
    },
    {
      ask: 'When did you find out that everybody had been wrong about a cause?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['notebook', 'ticket queue', 'nine days in ten', 'on board']],
    },
    { ask: 'What was it really?', kind: 'follow-up', wording: 'oblique', right: [['ticket queue']] },
    {
      ask: 'Have you taught a beginner?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Freya', 'tin cans', 'fortnight', 'third mate']],
    },
    { ask: 'You were away in 2019. May I ask why?', kind: 'hr', wording: 'plain', right: [['wife', 'ill']] },
    {
      ask: 'Which radio certificate have you, and how good is your Norwegian?',
      kind: 'compound',
      wording: 'plain',
      right: [['GMDSS'], ['fluent']],
    },
    {
      ask: 'What have you done as a volunteer?',
      kind: 'look-up',
      wording: 'plain',
      right: [['41 times', 'Sunnavik', 'rescue']],
    },
    { ask: 'What is your highest ticket?', kind: 'look-up', wording: 'oblique', right: [['Chief Mate']] },
    {
      ask: 'Have you sat in front of a VTS console before?',
      kind: 'screening',
      wording: 'plain',
      right: [['GMDSS', 'radio']],
    },
    {
      ask: 'Two vessels ask for the same berth at once, and one has a sick man aboard. Your move.',
      kind: 'case',
      wording: 'plain',
      right: [['first', 'live animals', 'ambulance', 'other one']],
    },
    {
      ask: 'Imagine you see the relief controller asleep at the desk. What do you do?',
      kind: 'situational',
      wording: 'plain',
      right: [['wake', 'slept', 'breakfast', 'watch']],
    },
    {
      ask: 'How heavy is a ferry full of cars, would you say?',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'tonnes', 'roughly', 'each car']],
    },
    {
      ask: 'If you could change one rule of the sea, which one?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['watch', 'ticket', 'radio', 'ramp', 'wire', 'winch']],
    },
    { ask: 'When would you be free?', kind: 'logistics', wording: 'oblique', right: [['eight weeks']] },
    {
      ask: 'Why come ashore?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        ['four small harbours', '90 vessels', 'control room', 'berths', 'four on', 'VTS'],
        ['second mate', 'Islay Sound', 'radio', 'GMDSS', 'ferr', 'cadet', 'watch', 'Chief Mate'],
      ],
    },
    {
      ask: 'Is there anything left that you would like to ask?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
