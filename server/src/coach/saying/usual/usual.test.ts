import { GAP } from '@pythia/contracts/gap.ts';
import { openFrame, type UsualId, USUAL_IDS, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { describe, expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import type { Material } from '#coach/material.ts';
import { type Answer, sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from '../testing/asked.ts';
import { nobody } from '../testing/baker.ts';
import { asUsual } from './usual-asked.ts';
import { examplesOf } from './wordings.ts';

const FIRST = { questions: [], last: undefined };

/** Asked in the words of the list, of somebody whose material is given. */
function say(id: UsualId, material: Partial<Material>, ...marks: string[]): Answer {
  const candidate = candidateFrom(material);
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  return sayAnswer({
    candidate,
    asked: [{ question, found: foundByMarks(candidate, ...marks) }],
    told: NOTHING_TOLD,
  });
}
const JOB = 'Clerk, Rye & Co., York, 2019 - present\n';
const frameOf = (id: UsualId): string => openFrame(id).join('\n');

describe.each(USUAL_IDS)('%s', (id) => {
  test('is told by its wordings', () => {
    for (const asked of [USUAL_QUESTIONS[id].question, ...examplesOf(id)]) {
      const [question] = understandQuestions(asked, FIRST);
      expect([asked, asUsual(question!, nobody).usual]).toEqual([asked, id]);
    }
  });

  test('leaves two gaps to fill while speaking where nothing is written', () => {
    const { text } = sayAnswer({
      candidate: nobody,
      asked: [{ question: asks(USUAL_QUESTIONS[id].question, 'open', { usual: id }), found: [] }],
      told: NOTHING_TOLD,
    });
    if (id === 'questions-for-us') {
      expect(text).toMatch(/\?$/);
      return;
    }
    expect(text).toBe(frameOf(id));
    expect(text.match(GAP)).toHaveLength(2);
    expect(text.replaceAll(GAP, '')).not.toMatch(/[[\]]/);
  });
});

test.each([
  'How do you prioritise safety in a kitchen where nobody listens?',
  'What would you do if a customer shouted at you?',
  'How was that settled?',
])('what asks for something else is none of them: %s', (text) => {
  const [question] = understandQuestions(text, FIRST);
  expect(
    asUsual({ ...question!, kind: text.startsWith('How was') ? 'follow-up' : 'situational' }, nobody).usual,
  ).toBeUndefined();
});

test('what a model has told is not asked after by words', () => {
  expect(asUsual(asks('How do you switch off?', 'open', { usual: 'hobbies' }), nobody).usual).toBe('hobbies');
  expect(
    asUsual(asks('What did you do then?', 'follow-up', { usual: 'mistake' }), nobody).usual,
  ).toBeUndefined();
});

test('who asks for a fact by its name asks for that, whatever a model takes it for', () => {
  const years = asks('How many years of Java do you have?', 'look-up', {
    sought: 'years',
    usual: 'five-years',
  });
  const tool = asks('How good is your Excel?', 'experience', { names: ['Excel'], usual: 'strength' });
  for (const question of [years, tool]) expect(asUsual(question, nobody).usual).toBeUndefined();
  expect(asUsual({ ...tool, names: [] }, nobody).usual).toBe('strength');
});

test('what a model takes it for with less certainty answers where nothing else does', () => {
  const candidate = candidateFrom({ work: `${JOB}- Trained six apprentices` });
  const [last] = candidate.episodes;
  const say = (kind: 'open' | 'follow-up', told = NOTHING_TOLD): string =>
    sayAnswer({
      candidate,
      asked: [
        {
          question: asks('How do you unwind?', kind, { nearestUsual: 'hobbies', isPossible: true }),
          found: [],
        },
      ],
      told,
    }).text;
  expect(say('open')).toBe(frameOf('hobbies'));
  expect(say('follow-up', { ...NOTHING_TOLD, last })).not.toContain('free time');
  expect(say('follow-up')).toBe(frameOf('hobbies')); // nothing was told that it could follow
});

test('a story that is only near gives way to what is likely', () => {
  const candidate = candidateFrom({ work: `${JOB}- Trained six apprentices` });
  const ofStory = { nearestUsual: 'pressure', isReadForUsual: true, isUsualLikely: true } as const;
  const near = foundByMarks(candidate, 'six apprentices').map((one) => ({ ...one, chance: 0.45 }));
  const asked = [{ question: asks('And when it is hectic?', 'open', ofStory), found: near }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toBe(frameOf('pressure'));
});

test('who asks when one could start asks for no hours, whatever a rota is', () => {
  const question = asks('How soon could you be on our rota?', 'logistics', {
    matter: 'hours',
    usual: 'start-date',
  });
  expect(asUsual(question, nobody).usual).toBe('start-date');
});

test('a first question leans back on nothing, and terms of the job hide no pastime', () => {
  const settled = asks('How was that settled?', 'follow-up', { usual: 'conflict' });
  expect(asUsual(settled, nobody, true).usual).toBe('conflict');
  expect(asUsual(settled, nobody).usual).toBeUndefined();
  const terms = asks('And of a Saturday?', 'logistics', { matter: 'hours' });
  expect(asUsual({ ...terms, usual: 'hobbies' }, nobody).usual).toBe('hobbies');
  expect(asUsual({ ...terms, usual: 'salary' }, nobody).usual).not.toBe('salary');
});

test('a thing that is named makes no weakness of a story', () => {
  const work = `${JOB}- Translated the payslip notes into Polish with the line leaders`;
  const candidate = candidateFrom({ work });
  const question = {
    ...asks('Which side of you needs polishing, or translating?', 'open', { usual: 'weakness' }),
    focus: asks('notes leaders', 'open').focus,
  };
  const asked = [
    {
      question,
      found: foundByMarks(candidate, 'payslip').map((one) => ({ ...one, matched: ['note', 'leader'] })),
    },
  ];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toBe(frameOf('weakness'));
});

test('a failure is no strength, and a quarrel in open words is told before a coolness', () => {
  const work = `${JOB}- A recommendation feature of mine, four months of work, used by under 1% of buyers and withdrawn\n- Two of my team would not share the Sunday rota, so I put it up three weeks ahead\n- I argued with Dawn, who left the stockroom to me. We agreed on a list.`;
  for (const id of ['strength', 'achievement', 'why-hire-you'] as const)
    expect(say(id, { work }, 'recommendation').text).not.toContain('withdrawn');
  expect(say('failure', { work }).text).toContain('withdrawn');
  expect(say('conflict', { work }, 'Sunday rota').text).toContain('Dawn');
});

test('a weakness is what its user calls one', () => {
  const work = `${JOB}- I booked 26 pallets to the wrong customer. I have read every label since.`;
  expect(say('weakness', { work }, '26 pallets').text).toBe(frameOf('weakness'));
  const said = say('weakness', {
    work,
    other: 'What I find hard: asking for help early. I now say at handover what I cannot cover.',
  });
  expect(said.text).toBe(
    'What I find hard: asking for help early.\nI now say at handover what I cannot cover.',
  );
});

test('an error is a mistake, told for a failure by that name, and neither a strength nor what one is proud of', () => {
  const work = `${JOB}- I booked 26 pallets to the wrong customer. I have read every label since.`;
  expect(say('mistake', { work }).text).toContain('26 pallets');
  for (const id of ['strength', 'achievement', 'pressure', 'why-hire-you'] as const)
    expect(say(id, { work }, '26 pallets').text).not.toContain('26 pallets');
  expect(say('failure', { work }).text).toMatch(/^What comes nearest is a mistake of mine\.\n.*26 pallets/);
});

test('what was tried and did not work is a failure', () => {
  const work = `${JOB}- My first reading groups did not work, because I had picked the children by age. I regrouped them.`;
  expect(say('failure', { work }).text).toContain('did not work');
});

test('another’s deed is nobody’s own', () => {
  const work = `${JOB}- Payments outage in October: service restored within 40 minutes by my colleague Yusuf\n- The catering manager put a smaller plate in, and waste fell by 17%`;
  for (const id of ['achievement', 'pressure', 'strength', 'led-team', 'why-hire-you'] as const)
    expect(say(id, { work }, 'Yusuf', 'smaller plate').text).toBe(frameOf(id));
});

test('a disagreement is told only where one is written, and with whom it was', () => {
  const boss = `${JOB}- I did not agree with the finance director about old stock. I took her to the racks, and she raised the figure.`;
  const colleague = `${JOB}- I argued with a keyholder, Dawn, who left the stockroom to me. We agreed on a list.`;
  expect(say('disagreed-manager', { work: boss }).text).toContain('finance director');
  expect(say('conflict', { work: boss }).text).toBe(frameOf('conflict'));
  expect(say('conflict', { work: colleague }).text).toContain('Dawn');
  expect(say('disagreed-manager', { work: colleague }).text).toBe(frameOf('disagreed-manager'));
  const neither = `${JOB}- A customer shouted about a cake. I delivered it myself.`;
  for (const id of ['conflict', 'disagreed-manager'] as const)
    expect(say(id, { work: neither }, 'cake').text).toBe(frameOf(id));
  expect(say('difficult-customer', { work: neither }).text).toContain('cake');
});

test('what is found answers only where it bears a sign of what is asked', () => {
  const work = `${JOB}- I picked about 1,100 cases a shift at 99.6% accuracy\n- I argued with a keyholder, Dawn, who left the stockroom to me. We agreed on a list.\n- I learned the new till overnight`;
  for (const id of ['learned-quickly', 'pressure', 'led-team', 'difficult-customer'] as const)
    expect([id, say(id, { work }, '1,100 cases').text]).not.toEqual([id, expect.stringContaining('1,100')]);
  expect(say('learned-quickly', { work }, '1,100 cases').text).toContain('new till');
  expect(say('disagreed-manager', { work }, 'Dawn').text).toBe(frameOf('disagreed-manager'));
});

test('an illness or a family is told where the gap is asked for, and offered nowhere else', () => {
  const work = `Nurse, Rye Ward, 2010 - 2016\n\nNurse, Hull Ward, 2020 - present\n- Cut falls by 12%`;
  const stories = ['For three years I was the full-time carer for my mother, who had dementia.'];
  expect(say('cv-gap', { work, stories }).text).toContain('carer for my mother');
  for (const id of USUAL_IDS.filter((one) => one !== 'cv-gap')) {
    const { text, alternatives } = say(id, { work, stories }, 'my mother');
    expect([id, text, ...alternatives].join('\n')).not.toContain('mother');
  }
});

test('a gap is named by its time, and where all is dated there is none', () => {
  const gap = 'Nurse, Rye Ward, 2010 - March 2016\n\nNurse, Hull Ward, June 2019 - present';
  expect(say('cv-gap', { work: gap }).text).toMatch(
    /^That is the time between March 2016 and June 2019\.\nIn that time I \[/,
  );
  const none = 'Nurse, Rye Ward, 2010 - March 2019\n\nNurse, Hull Ward, April 2019 - present';
  expect(say('cv-gap', { work: none }).text).toBe(
    'There is no gap in it.\nFrom 2010 to March 2019 I worked as Nurse at Rye Ward.\nSince April 2019 I have worked as Nurse at Hull Ward.',
  );
});

test('a break that is written is told for the gap, wherever it stands', () => {
  const none = 'Nurse, Rye Ward, 2010 - March 2019\n\nNurse, Hull Ward, April 2019 - present\n';
  const stopped = '- I stopped work for a year after my son was born.';
  expect(say('cv-gap', { work: none + stopped }).text).toBe(
    'I stopped work for a year after my son was born.',
  );
  const gap = `Nurse, Rye Ward, 2010 - March 2016\n\nNurse, Hull Ward, June 2019 - present\n${stopped}`;
  expect(say('cv-gap', { work: gap }).text).toBe(
    'That is the time between March 2016 and June 2019.\nI stopped work for a year after my son was born.',
  );
  const within = '- The owner wanted cash sales left out. I told him no. Then I brought up my twins.';
  expect(say('cv-gap', { work: none + within }).text).toBe('Then I brought up my twins.');
  const headed =
    'Nurse, Rye Ward, 2010 - 2016\n- Cut falls\n\nCareer break, 2016 to 2020\n\nNurse, Hull Ward, 2021 - present';
  expect(say('cv-gap', { work: headed }).text).toMatch(
    /^That is the time between 2016 and 2020\.\nCareer break\./,
  );
  const studied = 'Nurse, Rye Ward, 2010 - 2014\n\nNurse, Hull Ward, 2018 - present';
  expect(say('cv-gap', { work: studied, education: 'MSc Nursing, Hull, 2014 – 2017' }).text).toBe(
    'That is the time between 2014 and 2018.\nMSc Nursing, Hull, 2014 to 2017.',
  );
});

test('what others said of one is said as theirs, and is no story', () => {
  const stories = ['"She is the one I ring when it breaks. She stays calm."'];
  expect(say('colleagues-say', { work: JOB, stories }).text).toMatch(
    /^This was said of me\.\n"She is the one/,
  );
  for (const id of ['failure', 'achievement', 'conflict'] as const)
    expect(say(id, { work: JOB, stories }).text).toBe(frameOf(id));
});

test('facts are found: interests, notice, the posting’s pay, and what it says of the company', () => {
  const material = {
    company: 'Crumb & Sons',
    work: `${JOB}\nInterests: bouldering, bell ringing\nNotice period: two months`,
    jobDescription:
      'About us\nCrumb & Sons, Leeds\nOur bakery sends bread to 310 village shops.\nYou must have two years of night shifts.\nWe offer £31,000 a year.',
  };
  expect(say('hobbies', material).text).toBe('My interests are bouldering and bell ringing.');
  expect(say('start-date', material).text).toBe('My notice is two months.');
  expect(say('salary', material).text).toContain('“We offer £31,000 a year.”');
  expect(say('know-about-us', material).text).toBe(
    'What I have read is this.\n“Our bakery sends bread to 310 village shops.”\nI would like to hear more about that.',
  );
  expect(say('questions-for-us', material).text).toContain('310 village shops');
  expect(say('why-this-job', material).text).toBe(`I work as Clerk at Rye & Co.\n${frameOf('why-this-job')}`); // a requirement is no motive
});

test('no heading and no label of a line is spoken', () => {
  const posting =
    'Senior Scientist (Band 7), Blood Transfusion\nWe issue 17,000 units a year to two hospitals.';
  expect(say('salary', { work: JOB, jobDescription: posting }).text).toContain('“Band 7.”');
  const available = {
    kind: 'availability',
    text: 'Available: from the first of next month',
    tokens: [],
  } as const;
  const candidate = { ...candidateFrom({ work: JOB }), holdings: [available] };
  const asked = [{ question: asks('When can you start?', 'open', { usual: 'start-date' }), found: [] }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toBe(
    'I am available from the first of next month.',
  );
  const profile = 'Profile: Scientist with ten years in blood transfusion and haematology.';
  const { text } = say('about-yourself', { work: `${profile}\n\n${JOB}- Ran the night bench` });
  expect(text).not.toContain('Profile:');
});

test('what is to be done is no knowledge of the company', () => {
  const jobDescription =
    'Sell and run every event from first call to last guest.\nWe bake, cure and smoke on site and opened in 2017.';
  expect(say('know-about-us', { work: JOB, jobDescription }).text).toBe(
    'What I have read is this.\n“We bake, cure and smoke on site and opened in 2017.”\nI would like to hear more about that.',
  );
});

test.each([
  ['Outside work I swim in the sea', 'Outside work I swim in the sea.'],
  ['In my spare time, I restore clocks', 'In my spare time, I restore clocks.'],
  ['World War I history', 'My interests are World War I history.'],
])('the interest “%s” is said as “%s”', (text, said) => {
  const interest = { kind: 'interest', text, tokens: [] } as const;
  const candidate = { ...candidateFrom({ work: JOB }), holdings: [interest] };
  const asked = [{ question: asks('What are your hobbies?', 'open', { usual: 'hobbies' }), found: [] }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toBe(said);
});

test('a pastime in a sentence is one, and a part in a project is none', () => {
  const viola = 'I play the viola in a community orchestra and keep an allotment.';
  expect(say('hobbies', { work: JOB, other: viola }).text).toBe(viola);
  expect(say('hobbies', { work: `${JOB}- I play a key role in the stock project` }).text).toBe(
    frameOf('hobbies'),
  );
});

test('what is quoted of one by name was said of one', () => {
  const work = `${JOB}- Nominated by the sisters for an award: "Philippa never makes you feel stupid."`;
  expect(say('colleagues-say', { work, name: 'Dr Philippa Nkemelu' }).text).toContain('Philippa never');
});

test('where a model has read another question, wordings tell nothing', () => {
  const question = asks('Where do you see yourself in five years?', 'open');
  expect(asUsual(question, nobody).usual).toBe('five-years');
  expect(asUsual({ ...question, isReadForUsual: true }, nobody).usual).toBeUndefined();
  expect(asUsual({ ...question, isReadForUsual: true, nearestUsual: 'five-years' }, nobody).usual).toBe(
    'five-years',
  );
});

test('who asks for a thing by its name is told of it, and who asks for none has a sign to bear', () => {
  const candidate = candidateFrom({
    work: '- When the oven failed on a Friday, I moved the dough to a school kitchen.',
  });
  const [oven] = foundByMarks(candidate, 'oven');
  const answer = (text: string, matched: string[], marks = {}): string => {
    const question = asks(text, 'behavioural', { usual: 'failure', isReadForUsual: true });
    const found = [{ ...oven!, matched, ...marks }];
    return sayAnswer({ candidate, asked: [{ question, found }], told: NOTHING_TOLD }).text;
  };
  const doubtful = { score: 0.1, coverage: 0.1 };
  expect(answer('Tell me about a time when your oven failed.', ['oven'], doubtful)).toContain(
    'school kitchen',
  );
  expect(answer('Tell me about a failure with an oven.', ['oven'], doubtful)).toBe(frameOf('failure'));
  expect(answer('Tell me about a failure of yours.', [])).toBe(frameOf('failure'));
  expect(answer('Which of your projects would you call a failure?', ['project'])).toBe(frameOf('failure'));
});

test('how it is asked chooses the story only where that leaves no doubt', () => {
  const work = `${JOB}- I led a crew of six through the harvest\n- I led two porters down the stairs`;
  const candidate = candidateFrom({ work });
  const [porters] = foundByMarks(candidate, 'porters');
  const question = asks('When did they give you the whistle?', 'behavioural', { usual: 'led-team' });
  const told = (score: number): string =>
    sayAnswer({
      candidate,
      asked: [{ question, found: [{ ...porters!, score, coverage: score }] }],
      kinds: ([text]) => (text!.includes('harvest') ? 0.3 : 0.1),
      told: NOTHING_TOLD,
    }).text;
  expect(told(0.5)).toContain('harvest');
  expect(told(2)).toContain('porters');
});

test('a story is told where its meaning answers', () => {
  const candidate = candidateFrom({
    work: `${JOB}- A father shouted at me at the desk, and I let him finish`,
  });
  const [father] = foundByMarks(candidate, 'father');
  const question = asks('Tell me of an angry parent.', 'behavioural', { usual: 'difficult-customer' });
  const told = (chance: number): string =>
    sayAnswer({
      candidate,
      asked: [{ question, found: [father!] }],
      kinds: () => chance,
      told: NOTHING_TOLD,
    }).text;
  expect(told(0.01)).toBe(frameOf('difficult-customer'));
  expect(told(0.6)).toContain('let him finish');
});

test('nobody from outside is a difficult customer in a story that has none', () => {
  const work = `${JOB}- The fire doors were hung without seals, so I had thirty-one rehung\n- A guest lost a ring, which I took to her by train`;
  const candidate = candidateFrom({ work });
  const question = asks('Was there a customer who took some patience?', 'behavioural', {
    usual: 'difficult-customer',
  });
  const told = (mark: string): string =>
    sayAnswer({
      candidate,
      asked: [{ question, found: foundByMarks(candidate, mark) }],
      kinds: ([text]) => (text!.includes(mark) ? 0.3 : 0),
      told: NOTHING_TOLD,
    }).text;
  expect(told('fire doors')).toBe(frameOf('difficult-customer'));
  expect(told('ring')).toContain('by train');
});

test('two things of a story leave no doubt that it is meant, however it is found', () => {
  const candidate = candidateFrom({ work: '- I built shelters for 40 lambs from old pallets.' });
  const [shelters] = foundByMarks(candidate, 'shelters');
  const answer = (matched: string[]): string => {
    const question = asks('Tell me about a time when you built shelters for lambs.', 'behavioural', {
      usual: 'led-team',
      isReadForUsual: true,
    });
    const doubtful = { ...shelters!, coverage: 0.4, matched };
    return sayAnswer({ candidate, asked: [{ question, found: [doubtful] }], told: NOTHING_TOLD }).text;
  };
  expect(answer(['shelter', 'lamb'])).toContain('40 lambs');
  expect(answer(['lamb'])).toBe(frameOf('led-team'));
});

test.each([
  [
    'failure',
    `${JOB}- A podcast for clients. I should have asked them first; I stopped it myself`,
    /I stopped it myself/,
  ],
  [
    'mistake',
    `${JOB}- Left a page out of a contract. Told the office the same day. Now I count the pages before I close up`,
    /Left a page out/,
  ],
  ['led-team', `${JOB}- Line-managed one executive and an intern`, /Line-managed/],
  [
    'pressure',
    `${JOB}- Labels came wrong the evening before the fair: I set up a line and we were done by 4 a.m.`,
    /by 4 a\.m\./,
  ],
  [
    'difficult-customer',
    `${JOB}- A landlord would not pay for a new board. I put the burnt one on his table, and he paid`,
    /would not pay/,
  ],
  [
    'learned-quickly',
    `${JOB}- Chargers: I took a three-day course and fitted the first one the week after`,
    /three-day course/,
  ],
  [
    'prioritise',
    `${JOB}- I did the chronology first, because everything else hung on it`,
    /chronology first/,
  ],
  ['weakness', `${JOB}- I over-edit. I now allow a draft two passes`, /I over-edit/],
] as const)('%s is told by more signs of its kind', (id, work, told) => {
  expect(say(id, { work }).text).toMatch(told);
});

test('what somebody has stopped speaking over shows no strength, nor does what was another’s', () => {
  const work = `${JOB}- A colleague and I stopped speaking over 40 files. I asked her to sit down with me\n- The shop won a prize in 2023: that was the owner's menu, I cooked the fish on it\n- Moved the shelves and cut breakages from 9 to 2 a week`;
  for (const id of ['strength', 'achievement', 'why-hire-you'] as const)
    expect(say(id, { work }).text).toMatch(/cut breakages/);
});

test('an aim, a closing office and a notice are said without the words that head them', () => {
  const work = `${JOB}- Aim: chartership by 2028.\n- The York office closes in the coming spring. I do not wish to move to the capital.`;
  expect(say('five-years', { work }).text).toMatch(
    /^What I am aiming for is this\.\nChartership by 2028\.\n/,
  );
  expect(say('why-leaving', { work }).text).toBe(
    'The York office closes in the coming spring.\nI do not wish to move to the capital.',
  );
});

test('nobody’s words on the candidate answer who has not asked for them', () => {
  const candidate = candidateFrom({
    work: `${JOB}- "Calm. That is the whole review." – owner, last appraisal`,
  });
  const asked = (text: string): string => {
    const stories = foundByMarks(candidate, 'review').map((one) => ({ ...one, chance: 0.9 }));
    const question = asks(text, 'open');
    return sayAnswer({ candidate, asked: [{ question, found: stories }], told: NOTHING_TOLD }).text;
  };
  expect(asked('We do not shout. Is that easy for you?')).not.toMatch(/Calm/);
  expect(asked('What did your last appraisal say?')).toMatch(/Calm/);
});
