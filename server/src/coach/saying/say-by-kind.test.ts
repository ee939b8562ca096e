import { expect, test } from 'vitest';
import type { Episode } from '#coach/candidate/candidate.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { knownTo } from '#coach/knowledge/testing/known.ts';
import type { Found } from '#coach/stories/found.ts';
import { readTold, type Turn } from './read-told.ts';
import { type Answer, sayAnswer } from './say-answer.ts';
import type { CoachStyle } from './styling/coach-style.ts';
import { asks, candidateOf, episodeWith, found, NOTHING_TOLD } from './testing/asked.ts';
import { baker } from './testing/baker.ts';
import { countWords } from './wording.ts';

function answer(
  text: string,
  kind: QuestionKind,
  details: Partial<Question> = {},
  ...marks: string[]
): string {
  const asked = [{ question: asks(text, kind, details), found: found(baker, ...marks) }];
  return sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD, knowledge: knownTo(baker) }).text;
}

/** Stories to choose from are offered instead. */
const NOTHING = '';

test('a technology that stands nowhere in the material is neither claimed nor denied', () => {
  expect(answer('Have you used SAP?', 'experience', { names: ['SAP'] }, 'flour waste')).toBe(NOTHING);
  const skilled = candidateOf({ work: 'Skills: Excel, Sage 50' });
  const asked = [{ question: asks('Have you used Kafka?', 'experience', { names: ['Kafka'] }), found: [] }];
  expect(sayAnswer({ candidate: skilled, asked, told: NOTHING_TOLD }).text).toBe(
    'I work with Excel and Sage 50. What do you use it for here?',
  );
  const taught = asks('Have you taught Kafka?', 'experience', { names: ['Kafka'] });
  expect(
    sayAnswer({ candidate: skilled, asked: [{ question: taught, found: [] }], told: NOTHING_TOLD }).text,
  ).toBe(NOTHING);
});

test.each(['experience', 'look-up'] as const)(
  'a product that stands nowhere is answered by one of its kind, and by a denial where the candidate wrote it (%s)',
  (kind) => {
    const candidate = candidateOf({
      work: 'Buyer, Rye & Co., 2019 - present\n- Moved 300 orders to Xero in a week\n- I have never used Coupa.',
    });
    const ask = (name: string): string => {
      const question = asks(`Have you used ${name}?`, kind, { names: [name], sought: 'tool' });
      return sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).text;
    };
    expect(ask('NetSuite')).toBe('The ERP or accounting system that I know is Xero.');
    expect(ask('Coupa')).toBe('I have never used Coupa.');
    for (const name of ['Ariba', 'KYC', 'Kafka']) expect(ask(name)).not.toMatch(/\b(?:not|never)\b/);
  },
);

test('one that stands there is affirmed, with its story', () => {
  expect(
    answer('Have you used a spiral mixer?', 'experience', { names: ['spiral mixer'] }, 'spiral'),
  ).toMatch(/^Yes\.\nI moved the sourdough line/);
});

test.each([
  ['Have you run a bakery in Leeds?', 'experience', { names: ['Leeds'] }],
  ['Have you trained apprentices and volunteers?', 'experience', {}],
  ['Have you used Excel and Kafka?', 'look-up', { names: ['Excel', 'Kafka'], sought: 'tool' }],
  ['Do you have a management diploma?', 'look-up', { sought: 'certificate' }],
] as const)('no yes where only a part of what is asked stands there: %s', (text, kind, details) => {
  const candidate = candidateOf({
    work: 'Baker, Rye & Co., 2019 - present\n- Trained six apprentices at the spiral mixer\nSkills: Excel\nCertificates: Managers in Bakery Award',
  });
  const asked = [{ question: asks(text, kind, details), found: found(candidate, 'apprentices') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).not.toMatch(/^Yes/);
});

test.each([
  ['A chair collapses under a guest. What would you do?', /make it safe before anything else/],
  ['Two waiters call in sick on a Saturday. How do you get through it?', /ring those who could step in/],
  ['How would you deal with an angry parent?', /let them finish, stay calm/],
])('a case like nothing that was done is answered by how its kind is gone about: %s', (text, way) => {
  expect(answer(text, 'situational')).toMatch(way);
});

test('also where one has done something of the kind: what one would do was asked', () => {
  expect(answer('What would you do if an oven is on fire?', 'situational', {}, 'proving room')).toMatch(
    /^I would stop and make it safe .* while it is fresh\.$/,
  );
});

test('so is a case that is told without asking, unless a story fits beyond doubt', () => {
  const text = 'Ten in the morning, the oven is on fire and it smells of smoke. What next?';
  const [sure] = found(baker, 'proving room');
  const told = (coverage: number, lead: number) =>
    sayAnswer({
      candidate: baker,
      asked: [
        {
          question: asks(text, 'open'),
          found: [
            { ...sure!, coverage, score: lead },
            { ...found(baker, 'flour waste')[0]!, score: 0 },
          ],
        },
      ],
      told: NOTHING_TOLD,
    }).text;
  expect(told(0.6, 0.6)).toMatch(/^I would stop and make it safe/);
  expect(told(1, 2)).toContain('proving room failed');
});

test('steps that fit everybody are no answer', () => {
  expect(answer('What would you say to our investors?', 'situational')).toBe(NOTHING);
});

test('who is asked what they would be gives a picture, and no story', () => {
  expect(
    answer('If you were a tool, which one would you be and why?', 'situational', {}, 'wholesale'),
  ).toMatch(/^I would be /);
});

test('who may wish for something says by what they would choose', () => {
  for (const text of [
    'If you had a magic wand, what would you change?',
    'You are allowed to drop one rule. Which?',
  ])
    expect(answer(text, 'situational', {}, 'flour waste')).toMatch(/^I would .*ask those who do the work/);
});

test.each([
  'What would you do if you could not reach your manager?',
  'What would you do if you had one colleague who never answers?',
  'If you were given two projects at the same time, what would you do?',
  'If you could start tomorrow, what would you do first?',
  'How would you forge good relations with suppliers?',
  'How would you spot cheating in an exam?',
  'What would you do if a fiddly part does not fit?',
  'What would you do if a customer finds our prices misleading?',
])('a case is neither a wish nor a request to do wrong: %s', (text) => {
  expect(answer(text, 'situational')).not.toMatch(/ask those who do the work|not take part in it/);
});

test('who would not have to work is told whether one would, however it is asked', () => {
  expect(answer('What would you do if you won the lottery?', 'situational')).toMatch(/^I think/);
});

test('who is asked to do wrong would not, whatever story is near', () => {
  expect(
    answer('Would you write something that is not quite true?', 'situational', {}, 'flour waste'),
  ).toMatch(/not take part in it/);
});

test('what is to be drawn up is begun with what it must do', () => {
  expect(answer('Design a booking service.', 'design')).toMatch(/for how many at the busiest moment/);
  expect(answer('How would you lay out a kitchen for fifty guests?', 'design')).toMatch(/their busiest hour/);
});

test('who is sure of no story explains what is known of the matter, and offers stories beside it', () => {
  const engineer = candidateOf({
    role: 'Backend engineer',
    work: 'Software Engineer, Northwind, 2020 - present\n- Cut the time of a price service by 40%',
  });
  const ask = (text: string, kind: QuestionKind = 'open'): Answer =>
    sayAnswer({
      candidate: engineer,
      asked: [
        { question: asks(text, kind), found: engineer.episodes.map((episode) => doubtful(episode, 0)) },
      ],
      told: NOTHING_TOLD,
      knowledge: knownTo(engineer),
    });
  expect(ask('What happens when two keys of a hash table collide?').text).toMatch(/same bucket/);
  expect(ask('Two keys of a hash table collide.').text).toBe(NOTHING);
  expect(ask('Did a collision in a hash table of yours ever cost money?', 'behavioural').text).toMatch(/^$/);
});

const doubtful = (episode: Episode, coverage: number): Found => ({
  episode,
  score: 1,
  coverage,
  matched: [],
});

test('who asks for an example waits for the right one of three where none is sure', () => {
  const near = found(baker, 'flour waste', 'proving room', 'wholesale', 'protein');
  const asked = [
    {
      question: asks('When did you do that?', 'behavioural'),
      found: near.map(({ episode }) => doubtful(episode, 0.3)),
    },
  ];
  const { text, note, alternatives } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
  expect(text).toBe(NOTHING);
  expect(note).toContain('Which story fits?');
  expect(alternatives).toHaveLength(3);
});

test('of a name that the material lacks none is told', () => {
  const question = asks('Have you ever worked for Acme?', 'behavioural', { names: ['Acme'] });
  const asked = [
    { question, found: found(baker, 'flour waste').map(({ episode }) => doubtful(episode, 0.1)) },
  ];
  expect(sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD }).text).toBe(NOTHING);
});

test('what one would do is told by what one did', () => {
  expect(answer('What would you do if the proving room failed?', 'situational', {}, 'proving room')).toMatch(
    /^The closest that I have done is this\.\nThe proving room failed/,
  );
});

test.each([
  ['Which languages do you speak?', { sought: 'language' }, 'I speak English (native) and Polish (B2).'],
  ['Do you speak Polish?', { sought: 'language', names: ['Polish'] }, 'Yes. I speak Polish (B2).'],
  [
    'Do you speak French?',
    { sought: 'language', names: ['French'] },
    'I speak English (native) and Polish (B2).',
  ],
  ['Do you have a forklift licence?', { sought: 'certificate', names: ['forklift'] }, 'Level 3 Food Safety.'],
  [
    'How many years have you baked?',
    { sought: 'years' },
    'From 2013 to 2019 I worked as Baker at Mill Lane Bakery.\nSince 2019 I have worked as Head Baker at Rye & Co.',
  ],
  [
    'Where do you work?',
    { sought: 'employer' },
    'I work as Head Baker at Rye & Co.\nBefore that I worked as Baker at Mill Lane Bakery.',
  ],
] as const)('%s', (text, details, said) => {
  expect(answer(text, 'look-up', { names: [], ...details })).toBe(said);
});

test('an introduction goes from now to before', () => {
  expect(answer('Tell me about yourself.', 'introduction')).toMatch(
    /^I work as Head Baker at Rye & Co\.\nI cut flour waste by 20%.*\nBefore that I worked as Baker at Mill Lane Bakery\.\nI took over .*$/,
  );
});

test('how many there are of what is not the candidate’s is no count of theirs', () => {
  const said = answer('How many people buy bread on a Saturday?', 'behavioural');
  expect(said).toBe(NOTHING);
});

test('a motivation is left to its candidate, beside work of theirs that is like the job’s, and nothing of the posting is said back', () => {
  const said = answer('Why us?', 'motivation');
  expect(said).toMatch(
    /^What draws me to this job is \[[^\]]+\]\.\nI have done work like this\.\nI trained six apprentices/,
  );
  expect(said).not.toMatch(/waste low/);
});

test('where nothing is like it, one says where one comes from', () => {
  const jobDescription = 'We use two presses. We press apples that others throw away.';
  const work = 'Nurse, Rye Ward, 2019 - present\n- Led six shifts';
  expect(plain({ company: 'Crumb & Sons', jobDescription, work }, asks('Why us?', 'motivation'))).toMatch(
    /^I work as Nurse at Rye Ward\.\nI led six shifts\.\nWhat draws me to this job is \[[^\]]+\]\.\nAnd I would like to do it with you because \[[^\]]+\]\.$/,
  );
});

test('no mistake and nothing that others did is told for why one comes', () => {
  const jobDescription = 'You will pay the wages of 500 people and keep the stock of 14 shops.';
  const work =
    'Finance Manager, Rye & Co., 2019 - present\n- Lead the finances of three shops\n- Overpaid the wages of 64 people, because I had loaded the wrong file\n- Two colleagues quarrelled over the stock of 14 shops. I let each of them count.';
  expect(plain({ company: 'Crumb', jobDescription, work }, asks('Why us?', 'motivation'))).not.toMatch(
    /wrong file|quarrelled/,
  );
});

test('an introduction says what one does and what came of it, and no half of a story', () => {
  const work =
    'Finance Manager, Rye & Co., 2019 - present\n- In 2021 the owner asked me to date a £180,000 order into December. I told him that I could not.\n- Made a rota for 12 people. Sick days fell from 61 to 22.\n- Lead the finances of three shops\nTrainee, Mill Lane, 2015 - 2019\n- A customer wanted her money back. I stayed polite and found another one in two hours.';
  expect(plain({ work }, asks('Tell me about yourself.', 'introduction'))).toBe(
    'I work as Finance Manager at Rye & Co.\nLead the finances of three shops.\nI made a rota for 12 people.\nSick days fell from 61 to 22.\nBefore that I worked as Trainee at Mill Lane.',
  );
});

test('no mistake is made of what failed by itself, nor a weakness', () => {
  expect(answer('Tell me about a mistake you made.', 'behavioural')).toMatch(/^The mistake was that I \[/);
  expect(answer('What is your biggest weakness?', 'weakness', {}, 'flour waste')).toMatch(
    /^What I am working on is \[a real weakness\]\./,
  );
});

test('a licence that stands nowhere is neither claimed nor denied', () => {
  expect(answer('Can you drive?', 'look-up', { sought: 'certificate' })).toBe(NOTHING);
});

test('a mistake is one’s own, and not what others did or what one found out', () => {
  const candidate = candidateOf({
    work: 'Site Manager, Rye & Co., 2019 - present\n- Found that the drawings put a gas main on the wrong side of the road and stopped the digger\n- Counted 40 doors from the plan without looking at the site, and six were too wide. Since then I measure each opening.\n- A junior failed her exam twice, and I helped her to pass it. She leads the team now',
  });
  const question = asks('Tell me about a mistake of yours.', 'behavioural');
  const asked = [{ question, found: found(candidate, 'gas main', 'junior', '40 doors') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toMatch(/40 doors/);
});

test('nor is what somebody else failed at, whatever one did about it', () => {
  const candidate = candidateOf({
    work: 'Trainer, Rye & Co., 2019 - present\n- One trainee failed the test four times, so I drew it on the floor. She drives now',
  });
  const question = asks('Tell me about a mistake of yours.', 'behavioural');
  const asked = [
    { question, found: found(candidate, 'trainee').map((one) => ({ ...one, score: 0, coverage: 0 })) },
  ];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toMatch(/^The mistake was that I \[/);
});

test('a mistake is no strength, and what helped twice is no mistake', () => {
  const candidate = candidateOf({
    work: 'Bookkeeper, Rye & Co., 2019 - present\n- Paid a bill of £4,800 twice and rang the supplier the same hour\n- Ended the chat after showing him that it had helped twice',
  });
  const stories = found(candidate, 'bill', 'chat');
  const ask = (text: string, kind: QuestionKind): string =>
    sayAnswer({ candidate, asked: [{ question: asks(text, kind), found: stories }], told: NOTHING_TOLD })
      .text;
  expect(ask('What are you best at?', 'strength')).toMatch(/the chat/);
  expect(
    sayAnswer({
      candidate,
      asked: [
        { question: asks('Tell me about a mistake of yours.', 'behavioural'), found: stories.toReversed() },
      ],
      told: NOTHING_TOLD,
    }).text,
  ).toMatch(/a bill/);
});

test('what one ignored and would not ignore again is a mistake', () => {
  const able = candidateOf({
    work: 'Baker, Rye & Co., 2019 - present\n- Trained six apprentices\n- I ignored what the miller said about the new flour, and two batches ended in the bin. I ask him first now.',
  });
  const question = asks('Tell me about a mistake of yours.', 'behavioural');
  const asked = [{ question, found: found(able, 'apprentices', 'miller') }];
  expect(sayAnswer({ candidate: able, asked, told: NOTHING_TOLD }).text).toContain('the miller');
});

test('without one that is told, no weakness is made up', () => {
  const able = candidateOf({ work: 'Baker, Rye & Co., 2019 - present\n- Trained six apprentices' });
  const asked = [
    { question: asks('What is your biggest weakness?', 'weakness'), found: found(able, 'apprentices') },
  ];
  const { text, alternatives } = sayAnswer({ candidate: able, asked, told: NOTHING_TOLD });
  expect(text).toMatch(/^What I am working on is \[a real weakness\]\.\nWhat I do about it is that I \[/);
  expect(alternatives).toEqual(['Trained six apprentices']);
});

test('a request to do wrong is not carried out', () => {
  for (const asked of ['asks you to backdate an invoice', 'wants you to falsify a figure']) {
    const text = answer(`What would you do if your manager ${asked}?`, 'situational');
    expect(text).toContain('not take part in it');
    expect(text).not.toContain('carry');
  }
});

test('hours are quoted from the advert, and nothing is claimed beside them', () => {
  expect(answer('Can you work nights?', 'logistics', { matter: 'hours' })).toMatch(
    /^I applied knowing this\.\n“Hours are 22:00 to 06:00, four nights a week\.”\nHow does it look/,
  );
});

test('a start date is the candidate’s own, with its notice', () => {
  expect(answer('When can you start?', 'logistics', { matter: 'start' }).match(/\[/g)).toHaveLength(2);
});

test('salary is left open, or the advert’s figure', () => {
  expect(answer('What do you want to earn?', 'salary')).toContain('I am looking for [your figure].');
  const paid = candidateOf({
    jobDescription: 'The salary is £31,000 a year.',
    work: 'Baker, Rye & Co., 2019 - present',
  });
  const asked = [{ question: asks('What do you want to earn?', 'salary'), found: [] }];
  const { text } = sayAnswer({ candidate: paid, asked, told: NOTHING_TOLD });
  expect(text).toContain('£31,000');
  expect(text).not.toContain('[');
});

test('closing asks back', () => {
  const text = answer('Do you have any questions?', 'closing');
  expect(text.match(/\?/g)).toHaveLength(2);
});

test('closing promises no question that it does not ask', () => {
  const question = asks('Do you have any questions?', 'closing');
  const material = {
    jobDescription: 'You will train apprentices.',
    work: 'Baker, Rye & Co., 2019 - present',
  };
  const candidate = candidateOf(material);
  const turns: Turn[] = [];
  for (let time = 0; time < 3; time += 1) {
    const told = readTold(candidate, turns);
    const { text } = sayAnswer({ candidate, asked: [{ question, found: [] }], told });
    turns.push({ role: 'assistant', text }, { role: 'assistant', text: '' });
  }
  const [first, second, third] = turns.flatMap(({ text }) => text || []);
  expect(first!.match(/\?/g)).toHaveLength(2);
  expect(second!.match(/\?/g)).toHaveLength(2);
  expect(second).not.toContain(first!.split('? ')[1]);
  expect(third).toMatch(/^Thank you, [^.]* wanted to ask\.$/);
});

test('where few words are wanted closing asks one question, whole', () => {
  const jobDescription =
    'You will own the yearly accounts of all of our fourteen sites across the north and the south of the country.';
  const candidate = candidateOf({ jobDescription, work: 'Baker, Rye & Co., 2019 - present' });
  const asked = [{ question: asks('Do you have any questions?', 'closing'), found: [] }];
  const style: CoachStyle = { form: 'beats', words: 30, lean: [] };
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD, style }).text).toMatch(
    /^Thank you, [^?]*here [^?]*\?$/,
  );
});

test.each([
  ['Can you hear me?', /hear you/],
  ['How are you today?', /How are you\?/],
  ['Thank you for your time.', /^Thank you/],
  ['Sorry to keep you waiting, we had an emergency.', /(?:No problem|all right)/],
])('small talk: %s', (text, said) => {
  expect(answer(text, 'small-talk')).toMatch(said);
});

test.each(['behavioural', 'explanation', 'situational'] as const)(
  'what no story is sure to answer says no sentence, but what was heard, and offers three by their titles (%s)',
  (kind) => {
    const doubtful = found(baker, 'flour waste', 'proving room', 'wholesale', 'protein').map((one) => ({
      ...one,
      score: 1,
      coverage: 0.1,
    }));
    const asked = [{ question: asks('Ist der Ofen Ihre größte Stärke?', kind), found: doubtful }];
    expect(sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD })).toEqual({
      text: NOTHING,
      note: 'Which story fits? Heard: “Ist der Ofen Ihre größte Stärke?”',
      alternatives: [
        'Cut flour waste by 20% in one year by weighing every batch',
        'The proving room failed one night in August',
        'Took over the wholesale round when the driver left',
      ],
      source: null,
    });
  },
);

test.each([
  [0.1, /^$/, /^Nothing that you have entered answers it\./, []],
  [
    0.5,
    /^I would answer that from my own work\.\n.*flour waste/,
    null,
    ['The proving room failed one night in August'],
  ],
])(
  'a question that asks for no story is answered from the own work where that covers some of it (%d)',
  (coverage, said, noted, offered) => {
    const stories = found(baker, 'flour waste', 'proving room');
    const asked = [
      {
        question: asks('What makes a good bakery?', 'open'),
        found: stories.map(({ episode }) => doubtful(episode, coverage)),
      },
    ];
    const { text, note, alternatives } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
    expect(text).toMatch(said);
    expect(note).toEqual(noted && (expect.stringMatching(noted) as string));
    expect(alternatives).toEqual(offered);
  },
);

test('nor is there one for a tool that no story has', () => {
  const stories = found(baker, 'flour waste', 'wholesale').map((one) => ({ ...one, score: 1, coverage: 0 }));
  const question = asks('Do you have experience with ECMO?', 'experience', { names: ['ECMO'] });
  const asked = [{ question, found: stories }];
  const { text, alternatives } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
  expect(text).toBe(NOTHING);
  expect(alternatives).toEqual([]);
});

test('a story far ahead of the next is told, however little of the question it covers', () => {
  const [first, next] = found(baker, 'flour waste', 'proving room');
  const question = asks('Tell me about opera.', 'open');
  const told = (lead: number) =>
    sayAnswer({
      candidate: baker,
      asked: [
        {
          question,
          found: [
            { ...first!, coverage: 0 },
            { ...next!, score: first!.score - lead },
          ],
        },
      ],
      told: NOTHING_TOLD,
    }).text;
  expect(told(0.1)).toBe(NOTHING);
  expect(told(0.9)).toContain('flour waste');
});

test('knowledge of software is not explained by a baker', () => {
  const text = answer('What is a hash table?', 'explanation', {}, 'flour waste');
  expect(text).toBe(NOTHING); // nor does a story explain it
});

test('who writes software explains, own experience first', () => {
  const engineer = candidateOf({
    role: 'Backend engineer',
    work: 'Software Engineer, Northwind, 2020 - present\n- Put a Redis cache before the price service and cut its latency by 40%',
  });
  const question = asks('What is caching?', 'explanation');
  const { text } = sayAnswer({
    candidate: engineer,
    asked: [{ question, found: found(engineer, 'Redis') }],
    told: NOTHING_TOLD,
    knowledge: knownTo(engineer),
  });
  expect(text).toMatch(/Redis cache.*\nIn general it is this\.\nA cache keeps answers close/);
});

test('a story that was told goes on where it is told again', () => {
  const proving = episodeWith(baker, 'proving room');
  const said = new Set(proving.sentences.slice(0, 3).map(({ text }) => text));
  const asked = [{ question: asks('What did you learn?', 'follow-up', { wanted: 'lesson' }), found: [] }];
  const { text } = sayAnswer({
    candidate: baker,
    asked,
    told: { episodes: [proving.id], sentences: said, last: proving },
  });
  expect(text).toBe('I learned to have a second place for the dough ready.');
});

test.each([
  ['How many customers have you kept?', 'behavioural', /all 14 customers/],
  ['How many apprentices have you trained?', 'experience', /six apprentices/],
] as const)(
  '%s is answered by the sentence with the number, whatever story was found',
  (text, kind, fact) => {
    expect(answer(text, kind, {}, 'flour waste')).toMatch(fact);
  },
);

test('a question of no certain kind that touches the terms is answered from the advert', () => {
  expect(answer('Would four nights fit in with your life?', 'open')).toMatch(/22:00 to 06:00/);
  expect(answer('Would four customers fit in with your life?', 'open')).not.toMatch(/22:00 to 06:00/);
});

test('neither tasks nor hours in figures are taken for the pay', () => {
  const jobDescription =
    'Your tasks: lead two or three crews (8 to 15 people) on site. 37.5 hours a week, 27 days of holiday a year.';
  const material = { work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%', jobDescription };
  expect(plain(material, asks('What are you hoping for?', 'salary'))).toMatch(/\[your figure\]/);
});

test('a wish in a list of facts is said as it stands', () => {
  for (const other of [
    'Skills: Excel, Sage 50, looking for £52,000',
    'Driving licence. Looking for £52,000.',
  ])
    expect(plain({ other }, asks('What are you hoping to earn?', 'salary'))).toMatch(
      /^Looking for £52,000\.\n/,
    );
});

test('a start that the candidate names is said', () => {
  const material = { other: 'I live four miles away and drive. I could start at once.' };
  expect(plain(material, asks('When could you start?', 'logistics', { matter: 'start' }))).toBe(
    'I could start at once.',
  );
  expect(plain(material, asks('How would you get here?', 'logistics', { matter: 'travel' }))).toBe(
    'I live four miles away and drive.',
  );
});

test('further papers are others than the one that is named', () => {
  const education = 'Level 3 Diploma in Baking, Pennick College (2013)\nFood Hygiene Certificate, 2019';
  const question = asks('Do you have any further qualifications since your diploma?', 'look-up', {
    sought: 'certificate',
  });
  expect(plain({ education }, question)).toBe('Food Hygiene Certificate, 2019.');
});

test('papers stand as they were written, one a line', () => {
  const education = 'Registered with Social Work England since 2014\nFood Hygiene Certificate, 2019';
  const question = asks('What qualifications do you have?', 'look-up', { sought: 'certificate' });
  expect(plain({ education }, question)).toBe(
    'Registered with Social Work England since 2014.\nFood Hygiene Certificate, 2019.',
  );
});

test('entries of one line are several, and one is affirmed by its name', () => {
  const education = 'A levels in geography; Transport Manager CPC, 2021; forklift licence.';
  const question = asks('Have you got your CPC?', 'look-up', { names: ['CPC'] });
  expect(plain({ education }, question)).toBe('Yes. Transport Manager CPC, 2021.');
});

test('a field that stands among what one knows is said', () => {
  const work =
    "Dispatcher, Rye, 2019 - present\n- Cut waste by 20%\nKnowledge: drivers' hours and tachograph rules; Excel";
  expect(plain({ work }, asks('How well do you know the tachograph rules?', 'experience'))).toBe(
    "I work with drivers' hours and tachograph rules.",
  );
});

test('what stands there as not known is not claimed, and a long entry is cut', () => {
  const work = 'Baker, Rye, 2019 - present\n- Cut waste by 20%\nSkills: Excel, ';
  const question = asks('How well do you know tachograph rules?', 'experience');
  expect(plain({ work: `${work}no knowledge of tachograph rules` }, question)).toBe(NOTHING);
  const long = plain({ work: work + 'tachograph rules and hours and '.repeat(60) }, question);
  expect(countWords(long)).toBeLessThanOrEqual(90);
});

test('a salary is quoted from the sentence about pay, not from one about the business', () => {
  const candidate = candidateOf({
    jobDescription: 'We turn over £46m and have a budget of £74,000. We offer £29,000 a year and a pension.',
    work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%',
  });
  const asked = [{ question: asks('What are you hoping for?', 'salary'), found: [] }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toMatch(
    /^I applied knowing this\.\n“We offer £29,000 a year and a pension\.”\n/,
  );
});

test.each([
  '£41,500 plus night allowance, pension with 8 % from us.',
  'Salary according to band 6, 27 days of leave.',
  '€78,000 to €88,000, 30 days off, office in Ghent.',
  '37.5 hours a week at £14 an hour.',
  'From 30k to 45k a year.',
  'Pay is 45 000 € a year.',
  'We offer a competitive salary on band 6 and 25 days off.',
])('a line about the pay is quoted: %s', (jobDescription) => {
  const material = { jobDescription, work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%' };
  expect(plain(material, asks('What are you hoping for?', 'salary'))).toContain(`“${jobDescription}”`);
});

test('money that was missing is no wish', () => {
  const work =
    'Accountant, Rye, 2019 - 2021\n- I was looking for £40,000 that was missing, and found it in a drawer.';
  expect(plain({ work }, asks('What are you hoping for?', 'salary'))).not.toContain('40,000');
});

test('a job of which the dates alone are known is not named', () => {
  const work = '2019 - present\n- Led a team of 4';
  for (const kind of ['introduction', 'motivation', 'look-up'] as const)
    expect(plain({ work }, asks('Why here?', kind, { sought: 'employer' }))).not.toMatch(
      /\b(?:at|as) *(?:\.|$)/m,
    );
});

test('an advert that names no figure is no frame', () => {
  const jobDescription = 'We offer a competitive salary and 25 days off.';
  const material = { jobDescription, work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%' };
  expect(plain(material, asks('What are you hoping for?', 'salary'))).not.toMatch(/knowing|know that/);
});

test('a wish without its currency is one', () => {
  const material = { other: 'Driving licence. Hoping for 37 to 38 thousand.' };
  expect(plain(material, asks('What are you hoping to earn?', 'salary'))).toMatch(
    /^Hoping for 37 to 38 thousand\.\n/,
  );
});

test.each([
  ['hours', 'Sickle Street, Norwold; on call one week in eight.'],
  ['remote', 'Ashmere or Carrow, two days in the office.'],
  ['remote', 'We work hybrid, two days a week in Rotterdam.'],
] as const)('of the advert what is asked about is quoted (%s): %s', (matter, jobDescription) => {
  const material = { jobDescription, work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%' };
  expect(plain(material, asks('Is that all right with you?', 'logistics', { matter }))).toContain(
    `“${jobDescription}”`,
  );
});

test('what is done there is no term of it', () => {
  const material = {
    jobDescription: 'You run the floor and plan the rota.',
    work: 'Baker, Rye, 2019 - present',
  };
  expect(
    plain(material, asks('Is that all right with you?', 'logistics', { matter: 'hours' })),
  ).not.toContain('“');
});

test.each([
  ['start', 'Skills: Excel, free from July', 'Free from July.'],
  ['visa', 'Skills: Excel, Polish passport', 'Polish passport.'],
  ['visa', 'Skills: Excel, Do not need a visa', 'Do not need a visa.'],
  ['travel', 'Skills: Excel, would move to Leeds', 'Would move to Leeds.'],
  ['references', 'Skills: Excel, references on request', 'References on request.'],
] as const)('a fact in a list is said as it stands (%s): %s', (matter, other, said) => {
  expect(plain({ other }, asks('How is that?', 'logistics', { matter }))).toBe(said);
});

test.each([
  ['start', 'Kept the ward free from infections for a year.'],
  ['start', 'Made the figures available to 40 people.'],
  ['start', 'Skills: Excel, references available on request'],
  ['references', 'Wrote references for 12 leavers.'],
  ['references', 'Skills: Excel, cross-reference tables'],
] as const)('no deed and no skill is taken for a term (%s): %s', (matter, other) => {
  const unknown = plain({}, asks('How is that?', 'logistics', { matter }));
  expect(plain({ other }, asks('How is that?', 'logistics', { matter }))).toBe(unknown);
});

test('an entry is found by a word of the same stem', () => {
  const candidate = candidateOf({ work: 'Skills: Paragon Route Planner, Excel' });
  const question = asks('Which planning software have you used?', 'look-up', { sought: 'tool' });
  expect(sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).text).toBe(
    'I work with Paragon Route Planner.',
  );
});

const plain = (material: Parameters<typeof candidateOf>[0], question: Question): string =>
  sayAnswer({ candidate: candidateOf(material), asked: [{ question, found: [] }], told: NOTHING_TOLD }).text;

test('who says what they want to earn says that', () => {
  const material = {
    jobDescription: 'We offer £29,000 a year and a pension.',
    work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%',
    other: 'I am looking for £31,500.',
  };
  expect(plain(material, asks('What are you hoping for?', 'salary'))).toContain('£31,500');
});

test('a fact that is told in a sentence is said by it, and not by a list of other things', () => {
  const material = {
    work: 'Engineer, Rye, 2019 - present\n- Cut waste by 20%\nCertificates: SolidWorks certified associate',
    other: 'I have no driving licence yet, test booked in March. Polish is spoken at home.',
  };
  const [licence] = understandQuestions('Have you got a driving licence?', {
    questions: [],
    last: undefined,
  });
  expect(plain(material, licence!)).toBe('I have no driving licence yet, test booked in March.');
  expect(plain(material, asks('Do you speak any languages?', 'look-up', { sought: 'language' }))).toBe(
    'Polish is spoken at home.',
  );
});

test('what was read at a university is all of it, and not the entry that has the word', () => {
  const education = 'University of Hexley\nBSc Mathematics\n2010 to 2013';
  const question = asks('You read what at university?', 'look-up', { sought: 'degree' });
  expect(plain({ education }, question)).toContain('Mathematics');
});

test('a passport says whether a visa is needed', () => {
  const material = { other: 'Skills: Excel, Polish passport' };
  expect(plain(material, asks('Do you need a visa?', 'logistics', { matter: 'visa' }))).toMatch(
    /Polish passport/,
  );
});

test('a degree and a dissertation stand as they were written', () => {
  const education =
    'University of Hexley. BSc Computer Science, 2012 to 2015.\nDissertation: erosion of bronze by sand';
  expect(plain({ education }, asks('What did you study?', 'look-up', { sought: 'degree' }))).toBe(
    'University of Hexley.\nBSc Computer Science, 2012 to 2015.',
  );
  expect(plain({ education }, asks('What was your thesis about?', 'look-up', { sought: 'degree' }))).toBe(
    'Dissertation: erosion of bronze by sand.',
  );
});

test('the size of a team is that of "my team"', () => {
  const work =
    'Finance manager, Tolliver, 2019 - present\n- My team is three people\n\nAuditor, Grisdale, 2014 - 2019\n- Led audits with five juniors';
  expect(plain({ work }, asks('How many people are in your team now?', 'look-up'))).toContain('three people');
});

test('a concept of which nothing is known is followed by no story that has nothing of it', () => {
  const [first] = found(baker, 'flour waste');
  const asked = [
    {
      question: asks('What is an accrual?', 'explanation'),
      found: [{ ...first!, coverage: 0.1 }],
    },
  ];
  const { text: said } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
  expect(said).toBe(NOTHING);
});

test('what there is one of is a fact and no concept to be defined', () => {
  const work =
    'Finance manager, Tolliver, 2019 - present\n- Lead finance for a wholesaler with £21m turnover';
  const question = asks('And what is the turnover of the firm?', 'explanation');
  expect(plain({ work }, question)).toMatch(/£21m turnover/);
});

test.each(['look-up', 'explanation'] as const)(
  'a fact that was said is said again as it stands (%s)',
  (kind) => {
    const candidate = candidateOf({
      work: 'Finance manager, Tolliver, 2019 - present\n- Lead a team of 11 people',
    });
    const sentences = new Set(candidate.episodes[0]!.sentences.map(({ text }) => text));
    const text = kind === 'look-up' ? 'How large is the team of people?' : 'What is the team?';
    const asked = [{ question: asks(text, kind), found: [] }];
    const told = { episodes: [0], sentences, last: undefined };
    expect(sayAnswer({ candidate, asked, told }).text).toBe('Lead a team of 11 people.');
  },
);

test('of two jobs the present one is said first, and one that is held beside it as such', () => {
  const one =
    'Trainee, Mill Lane, 2004 - 2007\nBookkeeper, Rye & Co., 2008 - 2015\n- Kept the books of three shops';
  const question = asks('Where do you work?', 'look-up', { sought: 'employer' });
  expect(plain({ work: one }, question)).toBe(
    'Most recently I worked as Bookkeeper at Rye & Co.\nBefore that I worked as Trainee at Mill Lane.',
  );
  const two =
    'Bookkeeper, Rye & Co., 2016 - present\n- Kept the books\nTreasurer, Lido Trust, 2020 - present\n- Sold 12 tickets';
  expect(plain({ work: two }, question)).toBe(
    'I work as Bookkeeper at Rye & Co.\nI also work as Treasurer at Lido Trust.',
  );
});

test('how well one knows what stands in a list alone is answered by the list', () => {
  const work =
    'Engineer, Rye & Co., 2019 - present\n- Cut waste by 20%\nSkills: SolidWorks, MATLAB\nCertificates: First aid';
  const candidate = candidateOf({ work });
  const question = asks('How good is your SolidWorks?', 'experience', { names: ['SolidWorks'] });
  const asked = [{ question, found: found(candidate, 'waste') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toBe('I work with SolidWorks.');
  const coder = candidateOf({ work: work.replace('MATLAB', 'R').replace('waste', 'errors') });
  const ofR = asks('How good is your R?', 'experience', { names: ['R'] });
  const askedOfR = [{ question: ofR, found: found(coder, 'errors') }];
  expect(sayAnswer({ candidate: coder, asked: askedOfR, told: NOTHING_TOLD }).text).toBe('I work with R.');
});

test('a story is no number, and no second place is said before one', () => {
  const candidate = candidateOf({
    work: 'Auditor, Rye & Co., 2019 - 2021\n- At a furniture importer I counted pallets. A foreman had sold the stock.',
  });
  const stories = found(candidate, 'pallets');
  const ask = (text: string, kind: QuestionKind, coverage: number): string => {
    const asked = [{ question: asks(text, kind), found: [{ ...stories[0]!, coverage, score: 1 }] }];
    return sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text;
  };
  expect(ask('How many drivers are you in charge of?', 'open', 0.3)).toBe(NOTHING);
  expect(ask('When did you count?', 'behavioural', 1)).toMatch(/^At a furniture importer I counted pallets/);
});

test('papers behind a school in one line are several, A levels among them', () => {
  const education =
    'Hull Community College, A levels in history and maths; Transport Manager CPC, 2021; forklift licence.';
  const question = asks('Have you got your CPC?', 'look-up', { names: ['CPC'] });
  expect(plain({ education }, question)).toBe('Yes. Transport Manager CPC, 2021.');
});

test('a yes is followed by the paper that has all words of the question, and not by one of the same stem', () => {
  const education =
    'MA in Library Studies, University of Hull, 2012\nChartered Librarian, certificate since 2016';
  const question = asks('Are you a chartered librarian?', 'look-up', { sought: 'certificate' });
  expect(plain({ education }, question)).toMatch(/^Yes\. Chartered Librarian\b(?!.*Library Studies)/);
});

test('certificates are listed, one a line', () => {
  const education = 'RICS, member since 2017\nPersonal Licence since 2014';
  const question = asks('What certificates do you have?', 'look-up', { sought: 'certificate' });
  expect(plain({ education }, question)).toBe('RICS, member since 2017.\nPersonal Licence since 2014.');
});

const SENDER = `Clerk, Rye & Co., York, 2019 - present
- I once sent the price list of 40 customers to a rival. I rang each of them the same day, and a second person sees every list now.
- Sorted the archive by street`;

test('a slip that was put right is neither a strength nor a weakness, and a mistake', () => {
  const strength = plain({ work: SENDER }, asks('What is your greatest strength?', 'strength'));
  expect(strength).not.toContain('price list');
  const weakness = plain({ work: SENDER }, asks('What is your greatest weakness?', 'weakness'));
  expect(weakness).not.toContain('price list');
  const mistake = plain({ work: SENDER }, asks('Tell me about a mistake of yours.', 'behavioural'));
  expect(mistake).toContain('price list');
});

test('an introduction tells no deed that is cut off before what came of it', () => {
  const work = `Clerk, Rye & Co., York, 2019 - present
- I told the owner that 900 chairs would not fit. He wanted the seats all the same. I sold him 820.`;
  expect(plain({ work }, asks('Tell me about yourself.', 'introduction'))).not.toContain('900 chairs');
});
