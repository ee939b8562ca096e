import type { WrittenCandidate } from '../bench-candidate.ts';

/** "Employer, Town. Title, dates. Prose", asked by a colleague of the trade. */
export const candidate: WrittenCandidate = {
  field: 'hr-generalist',
  set: 'tuning',
  employers: ['Ostler Dairies Ltd', 'Fairburn Hotels', 'Quick Hands Staffing'],
  material: {
    company: 'Lockridge Instruments',
    role: 'People Manager',
    jobDescription: `Lockridge Instruments makes scales for laboratories: 180 people, two shifts, one union. We look for a People Manager who is alone in the role with one assistant.

You advise line managers, recruit about 40 people a year, run the yearly pay round with the works committee, and replace our paper files by a system in your first year. You report to the managing director.

CIPD level 5 or more. Office in Stowmere, one day a week from home.`,
    name: 'Philippa Dunstan',
    education: `CIPD Level 5, 2017. BA Sociology, University of Brennock, 2011.`,
    work: `Ostler Dairies Ltd, Brennock. HR Manager, 2019 – present. I look after 240 people on three shifts. Half of our new drivers left within eight weeks. I rode along with four of them and found that nobody had shown them the farms by daylight. Now the first week is driven in pairs by day, and one in ten leaves. In 2022 a night-shift manager was accused of shouting at women. I heard eleven people in three days, kept him on leave meanwhile, and he was dismissed after a fair hearing. The tribunal claim was withdrawn. The union and the owner had not spoken for a month over Sunday pay. I let each side write down the other's best argument, and we signed on the Friday. I sent the pay letters of two people of the same name to each other. I told both before they had opened them, and we use staff numbers now.

Fairburn Hotels, Wickhaven. HR Adviser, 2014 – 2019. We could not find cleaners at any price. I asked those we had to bring a friend and to choose the hours together; in a summer we filled 26 places. I brought BambooHR into six hotels and trained each manager at his own desk. One general manager wanted to dismiss a receptionist because she was pregnant. I said no in one sentence and put the law on his table.

Quick Hands Staffing, Wickhaven. Consultant, 2011 – 2014. I placed about 15 people a week and rang each on his first evening.`,
    stories: [],
    other: `Systems: BambooHR, Excel. Driving licence. Notice two months. Looking for £52,000. References on request.`,
  },
  questions: [
    {
      ask: 'Morning Philippa. How was the traffic?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['fine', 'thank', 'good', 'well', 'no trouble', 'no problem']],
      wrong: ['Ostler'],
    },
    {
      ask: 'Tell us who you are in two minutes.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Ostler', 'Fairburn', '240 people']],
    },
    {
      ask: 'What made people leave you, and what did you do about it?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['eight weeks', 'four of them', 'in pairs', 'by daylight', 'one in ten']],
    },
    { ask: 'what is it today', kind: 'follow-up', wording: 'oblique', right: [['one in ten']] },
    {
      ask: 'Tell us about a difficult investigation.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['eleven people', 'shouting', 'fair hearing', 'tribunal']],
    },
    { ask: 'Did it end up in court?', kind: 'follow-up', wording: 'oblique', right: [['withdrawn']] },
    {
      ask: 'Our union can be tough. Have you ever got two camps back to one table?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Sunday pay', 'best argument', 'signed on the Friday']],
    },
    {
      ask: 'Have you made a mistake with confidential papers?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['same name', 'staff numbers', 'pay letters']],
    },
    {
      ask: 'How do you recruit when the market is empty?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['bring a friend', '26 places', 'cleaners', 'choose the hours']],
    },
    {
      ask: 'When did you stand up to somebody above you on a point of law?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['pregnant', 'one sentence', 'law on his table']],
    },
    {
      ask: 'Which HR systems have you rolled out?',
      kind: 'screening',
      wording: 'plain',
      right: [['BambooHR']],
    },
    { ask: 'Do you know Personio?', kind: 'screening', wording: 'plain', right: [['BambooHR']] },
    {
      ask: 'Say a supervisor tells you that he wants to get rid of somebody by Friday. Talk me through it.',
      kind: 'case',
      wording: 'plain',
      right: [
        [
          'hear',
          'fair',
          'eleven people',
          'pregnant',
          'one sentence',
          'evidence',
          'what happened',
          'procedure',
        ],
      ],
    },
    {
      ask: 'Absence on our night shift has gone up to fourteen percent. How would you get to the bottom of it?',
      kind: 'case',
      wording: 'oblique',
      right: [
        ['rode along', 'daylight', 'eleven people', 'eight weeks', 'find out', 'figures', 'talk to', 'ask'],
      ],
    },
    {
      ask: 'If you had a magic wand, what would you abolish in personnel work?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['paper', 'letters', 'rota', 'shouting', 'form', 'daylight', 'pairs', 'eight weeks']],
    },
    {
      ask: 'How many job interviews take place in this country on a day like today?',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'million', 'roughly', 'per year']],
    },
    {
      ask: 'What is your notice period and what are you hoping to earn?',
      kind: 'compound',
      wording: 'plain',
      right: [['two months'], ['52,000']],
    },
    {
      ask: 'May we ring somebody about you?',
      kind: 'hr',
      wording: 'oblique',
      right: [['reference', 'on request']],
    },
    { ask: 'Which CIPD level have you got?', kind: 'look-up', wording: 'plain', right: [['Level 5']] },
    {
      ask: 'You would be on your own here with one assistant. Why would you want that?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        ['180 people', 'two shifts', 'works committee', 'managing director', 'scales', 'paper files'],
        ['240', 'Ostler', 'BambooHR', 'six hotels', 'three shifts', 'Sunday pay'],
      ],
    },
    {
      ask: 'What are you really good at?',
      kind: 'strength',
      wording: 'plain',
      right: [['best argument', 'eleven people', 'in pairs', '26 places', 'six hotels', 'one in ten']],
    },
    { ask: 'What would you like to ask us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
