import type { WrittenCandidate } from '../bench-candidate.ts';

/** "Employer, Town. Title, dates. Prose", asked cases as consultants are. */
export const candidate: WrittenCandidate = {
  field: 'operations-consultant',
  set: 'held-back',
  employers: ['Camberlane Partners', 'Wolds Biscuits', 'Thornwick Business School'],
  material: {
    company: 'Aske Advisory',
    role: 'Senior Consultant, Operations',
    jobDescription: `Aske Advisory is a house of 45 that helps makers of food and furniture to run their plants better. Projects last three to six months, on site from Monday to Thursday.

You lead a work stream of two or three people, find the facts on the shop floor, build the case and win over those who have to live with it. You write the proposal for the next one, too.

You have worked in a plant yourself or have four years of consulting behind you. Fluent English, a second European language is welcome.`,
    name: 'Ruben Castellane',
    education: `MSc Supply Chain Management, Thornwick Business School, 2016. Lean Six Sigma Black Belt, 2020.`,
    work: `Camberlane Partners, Northmoor. Consultant, 2019 – present. A maker of windows wanted a second hall for €9m. I counted pallets for a week and found that 40 per cent of the floor was glass that nobody had ordered. The hall was never built. At a chocolate plant the foremen would not talk to us. I took the early shift on the wrapping line for two weeks, and on the third Monday they brought me their own list of 31 ideas. We carried out 22 of them and the line gained a fifth. I told a client in a meeting that his forecast was wrong and had mixed up two columns myself. I rang him the same evening, sent the right sheet and presented it again. He asked for me on the next project. Our partner had sold a study in ten weeks that needed sixteen. I wrote down what could be left out and let the client choose. She left out half, and we finished in nine.

Wolds Biscuits, Marsh End. Shift Manager, 2016 – 2019. One night the oven stopped with four tonnes of dough in the mixer. I woke the bakery next door and we baked there until six. The supermarket noticed nothing. Two of my packers were about to come to blows over the radio. I gave one the mornings and the other the afternoons, and put the dial in my pocket. I took the change of flavour from 95 to 38 minutes with a trolley that holds every tool. I trained 14 people on it.`,
    stories: [],
    other: `Languages: French (native), English (C2), Italian (B1). Tools: SAP PP, Power BI, Minitab. Driving licence. Can start on 1 February.`,
  },
  questions: [
    {
      ask: 'How was your journey, Ruben?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'fine', 'good', 'well', 'no trouble', 'no problem']],
      wrong: ['Camberlane'],
    },
    {
      ask: 'Please introduce yourself briefly.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Camberlane', 'Wolds', 'windows', 'chocolate']],
    },
    {
      ask: 'Tell me about a time you saved a client from a bad investment.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['second hall', '€9m', '40 per cent', 'glass', 'never built']],
    },
    {
      ask: 'how did you find out',
      kind: 'follow-up',
      wording: 'plain',
      right: [['counted pallets', '40 per cent', 'glass']],
    },
    {
      ask: 'How do you win people over who think that consultants are a waste of space?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['foremen', 'early shift', '31 ideas', 'wrapping line', '22 of them']],
    },
    { ask: 'What came of it?', kind: 'follow-up', wording: 'plain', right: [['22 of them', 'a fifth']] },
    {
      ask: 'Tell me about a mistake in front of a client.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['two columns', 'same evening', 'right sheet', 'next project']],
    },
    {
      ask: 'When has somebody sold something that you then had to deliver?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['ten weeks', 'sixteen', 'left out half', 'in nine']],
    },
    {
      ask: 'A furniture maker loses money although the plant is full. Where do you look?',
      kind: 'case',
      wording: 'plain',
      right: [['cost', 'price', 'margin', 'product', 'pallets', '40 per cent', 'revenue']],
    },
    {
      ask: 'Our client wants to know whether to make crisps in Poland. How would you set that up?',
      kind: 'case',
      wording: 'oblique',
      right: [
        ['cost', 'market', 'demand', 'transport', 'labour', 'supplier', 'second hall', 'volume', 'capacity'],
      ],
    },
    {
      ask: 'How many biscuits are eaten in Britain in a year?',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'million', 'roughly', 'per person', 'a day', 'household']],
    },
    {
      ask: 'If you owned a factory yourself, what would you never allow?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['ordered', 'pallets', 'glass', 'radio', 'tool', 'forecast']],
    },
    {
      ask: 'Imagine that the client’s managing director disagrees with your findings in front of his board. What do you do?',
      kind: 'situational',
      wording: 'plain',
      right: [
        [
          'two columns',
          'forecast',
          'client choose',
          'evidence',
          'facts',
          'after the meeting',
          'listen',
          '31 ideas',
        ],
      ],
    },
    {
      ask: 'What was the most hectic night of your life as a shift manager?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['four tonnes', 'bakery next door', 'until six', 'dough']],
    },
    {
      ask: 'Tell me about a quarrel among your people.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['radio', 'packers', 'mornings', 'dial']],
    },
    {
      ask: 'What have you done about long changeovers?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['95 to 38', 'trolley', 'flavour', '14 people']],
    },
    {
      ask: 'Have you used Celonis?',
      kind: 'screening',
      wording: 'plain',
      right: [['Power BI', 'Minitab', 'SAP']],
    },
    {
      ask: 'Which planning software have you worked with?',
      kind: 'screening',
      wording: 'plain',
      right: [['SAP PP', 'SAP']],
    },
    {
      ask: 'Have you any belt in Six Sigma, and which languages do you speak?',
      kind: 'compound',
      wording: 'plain',
      right: [['Black Belt'], ['Italian', 'French']],
    },
    {
      ask: 'What is the earliest day you could be here?',
      kind: 'hr',
      wording: 'oblique',
      right: [['1 February', 'February']],
    },
    { ask: 'Where did you do your master’s?', kind: 'look-up', wording: 'plain', right: [['Thornwick']] },
    {
      ask: 'Four nights a week in a hotel, for plants that smell of onions. Why?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        ['food and furniture', 'shop floor', 'work stream', 'plants', 'three to six months'],
        ['chocolate', 'early shift', 'Wolds', 'windows', 'pallets', 'shift manager', 'Camberlane'],
      ],
    },
    {
      ask: 'What is your weak side?',
      kind: 'weakness',
      wording: 'plain',
      right: [['two columns', 'forecast was wrong']],
    },
    { ask: 'And your questions to us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
