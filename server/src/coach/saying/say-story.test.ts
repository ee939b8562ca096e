import { expect, test } from 'vitest';
import type { Episode } from '#coach/candidate/candidate.ts';
import type { QuestionKind } from '#coach/question/question.ts';
import { knownTo } from '#coach/knowledge/testing/known.ts';
import type { Found } from '#coach/stories/found.ts';
import { type Answer, sayAnswer } from './say-answer.ts';
import { asks, candidateFrom, episodeWith, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';
import { baker } from './testing/baker.ts';
import { answerOfBaker, NOTHING } from './testing/answer-of.ts';

test('so is a case that is told without asking, unless a story fits beyond doubt', () => {
  const text = 'Ten in the morning, the oven is on fire and it smells of smoke. What next?';
  const [sure] = foundByMarks(baker, 'proving room');
  const told = (coverage: number, lead: number) =>
    sayAnswer({
      candidate: baker,
      asked: [
        {
          question: asks(text, 'open'),
          found: [
            { ...sure!, coverage, score: lead },
            { ...foundByMarks(baker, 'flour waste')[0]!, score: 0 },
          ],
        },
      ],
      told: NOTHING_TOLD,
    }).text;
  expect(told(0.6, 0.6)).toMatch(/^I would stop and make it safe/);
  expect(told(1, 2)).toContain('proving room failed');
});

test('who is sure of no story explains what is known of the matter, and offers stories beside it', () => {
  const engineer = candidateFrom({
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
  const near = foundByMarks(baker, 'flour waste', 'proving room', 'wholesale', 'protein');
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
    { question, found: foundByMarks(baker, 'flour waste').map(({ episode }) => doubtful(episode, 0.1)) },
  ];
  expect(sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD }).text).toBe(NOTHING);
});

test('how many there are of what is not the candidate’s is no count of theirs', () => {
  const said = answerOfBaker('How many people buy bread on a Saturday?', 'behavioural');
  expect(said).toBe(NOTHING);
});

test.each(['behavioural', 'explanation', 'situational'] as const)(
  'what no story is sure to answer says no sentence, but what was heard, and offers three by their titles (%s)',
  (kind) => {
    const doubtful = foundByMarks(baker, 'flour waste', 'proving room', 'wholesale', 'protein').map(
      (one) => ({
        ...one,
        score: 1,
        coverage: 0.1,
      }),
    );
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
      cue: {
        title: 'Which story fits?',
        beats: [
          'Cut flour waste by 20% in one year by weighing every batch',
          'The proving room failed one night in August',
          'Took over the wholesale round when the driver left',
        ],
      },
    });
  },
);

test.each([
  [
    0.1,
    /^$/,
    /^Which story fits\?/,
    [
      'Cut flour waste by 20% in one year by weighing every batch',
      'The proving room failed one night in August',
    ],
  ],
])(
  'a question that asks for no story is offered what covers some of it (%d)',
  (coverage, said, noted, offered) => {
    const stories = foundByMarks(baker, 'flour waste', 'proving room');
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

test('a story far ahead of the next is told, however little of the question it covers', () => {
  const [first, next] = foundByMarks(baker, 'flour waste', 'proving room');
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

test('a story is no number, and no second place is said before one', () => {
  const candidate = candidateFrom({
    work: 'Auditor, Rye & Co., 2019 - 2021\n- At a furniture importer I counted pallets. A foreman had sold the stock.',
  });
  const stories = foundByMarks(candidate, 'pallets');
  const ask = (text: string, kind: QuestionKind, coverage: number): string => {
    const asked = [{ question: asks(text, kind), found: [{ ...stories[0]!, coverage, score: 1 }] }];
    return sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text;
  };
  expect(ask('How many drivers are you in charge of?', 'open', 0.3)).toBe(NOTHING);
  expect(ask('When did you count?', 'behavioural', 1)).toMatch(/^At a furniture importer I counted pallets/);
});

test('an error is told to who asks for one, and else where it answers beyond doubt', () => {
  const candidate = candidateFrom({
    work: 'Baker, Rye & Co., 2019 - present\n- I ordered 400 tins twice, because I had not read the list. Since then I read it aloud.\n- Cut waste by 20%',
  });
  const [error, other] = foundByMarks(candidate, 'tins', 'waste');
  const say = (text: string, chance: number): string =>
    sayAnswer({
      candidate,
      asked: [
        {
          question: asks(text, 'behavioural'),
          found: [
            { ...error!, chance },
            { ...other!, chance: 0.1 },
          ],
        },
      ],
      told: NOTHING_TOLD,
    }).text;
  expect(say('How do you order for the week?', 0.6)).toBe(NOTHING);
  expect(say('How do you order for the week?', 0.9)).toContain('400 tins');
  expect(say('What was the worst mistake that you made with tins?', 0.6)).toContain('400 tins');
});

test.each([
  [
    'disagreed-manager',
    'The fitter’s foreman and I fought over space until neither called. I asked him to walk it with me.',
  ],
  [
    'difficult-customer',
    'I released the frames off a superseded drawing. Twenty came wrong. I told the owner the same day.',
  ],
  ['hobbies', 'Looking ahead I would like to take the diploma and conduct funerals myself.'],
] as const)('what is nearest to %s is told by no other matter: %s', (nearestUsual, line) => {
  const candidate = candidateFrom({ work: `Foreman, Rye & Co., York, 2019 - present\n- ${line}` });
  const question = asks('Tell me about a time with your man age her', 'behavioural', { nearestUsual });
  const found = candidate.episodes.map((episode) => ({ ...doubtful(episode, 1), chance: 0.9 }));
  expect(sayAnswer({ candidate, asked: [{ question, found }], told: NOTHING_TOLD }).text).toBe(NOTHING);
});
