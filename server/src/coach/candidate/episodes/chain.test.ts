import { expect, test } from 'vitest';
import { chain } from './chain.ts';
import { readWritten } from './written.ts';

/** Stories, each in an array of its sentences, that are told without a break. */
const STORIES: [string, string[][]][] = [
  [
    'by pronouns, and by what came of it',
    [
      [
        'Our largest reseller threatened to leave over late invoices.',
        'I drove there and we rebuilt the calendar.',
        'They signed for two more years.',
      ],
      [
        'I opened the Portuguese market with eleven pilot customers.',
        'The first nine months brought in €420,000.',
      ],
      [
        'A trainee called Ruben froze on his first calls.',
        'I sat beside him each morning.',
        'He now runs his own territory.',
      ],
      [
        'A driver and I argued about the order of the stops.',
        'I timed both routes with him in the van.',
        'We saved 40 minutes a day.',
      ],
    ],
  ],
  [
    'from how it was when the speaker came to how it is now',
    [
      ['I prepare the monthly accounts for three product lines.'],
      [
        'When I came the accounts were ready on the eighth working day.',
        'I drew out each step and found that four people were waiting for one invoice.',
        'We now close on day four.',
      ],
    ],
  ],
  [
    'by "the X" after "an X", where another manager’s wish begins one',
    [
      [
        'Our supplier of jars announced a rise of 31 per cent.',
        'I read their energy bill with them.',
        'We settled at 12, and they have kept to it.',
      ],
      [
        'My manager wanted to move our film to a cheaper mill abroad.',
        'I asked for a trial of one pallet.',
        'The trial tore on the second day, and he dropped the plan.',
      ],
      [
        'The firm had paid for eleven telephone lines that nobody used.',
        'I found them when I compared a bill with the floor plan.',
      ],
    ],
  ],
  [
    'by what went wrong before, and by the time that is spoken of',
    [
      [
        'Falls on the ward had doubled over one winter.',
        'I moved the night round to two o’clock.',
        'In the spring we counted 4 instead of 13.',
      ],
      [
        'I forgot to log a discount.',
        'My manager had promised the customer another price, so I called both.',
      ],
      ['I took the clock off the wall.', 'In June 27 of 30 could tell the time.'],
      ['I train the new starters on infusion pumps.'],
    ],
  ],
  [
    'until others do what the speaker answers',
    [
      [
        'I began a group for young fathers on Tuesday evenings.',
        'Nobody came for five weeks.',
        'I moved it to the football pitch.',
      ],
      ['The county cut our money by a third.', 'I rang every shop in the high street.'],
      ['A girl of fifteen would not speak to anybody.', 'I brought her my bicycle to mend.'],
      [
        'One of my new workers cried in her car every morning.',
        'I cut her down to eight families.',
        'She trains others now.',
      ],
    ],
  ],
  [
    'behind what says that a story begins, and "him" is no police',
    [
      ['I once sent a newsletter with all telephone numbers in it.', 'I rang the head within five minutes.'],
      [
        'One evening I believed a mother who said that her boyfriend had left.',
        'I had not looked upstairs.',
        'The police found him there a week later.',
      ],
    ],
  ],
];

test.each(STORIES)('sentences of a paragraph belong together %s', (_, stories) => {
  const sentences = readWritten(stories.flat().join(' '));
  const groups = chain([{ sentences, isAfterGap: true }]);
  expect(groups.map((group) => group.map(({ text }) => text))).toEqual(stories);
});

const read = (text: string) => ({ sentences: readWritten(text), isAfterGap: true });

test('two paragraphs tell two stories, and one that takes up the first goes on with it', () => {
  const groups = chain([
    read('I moved an office of 35 people over a weekend. I had drawn every desk on graph paper.'),
    read('The firm had paid for eleven telephone lines. I found them.'),
    read('As a result we had a summer party.'),
  ]);
  expect(groups.map((group) => group.length)).toEqual([2, 3]);
});

const linesOf = (...texts: string[]) =>
  texts.map((text) => ({ isAfterGap: false, sentences: readWritten(text) }));
const storiesIn = (...texts: string[]): string[] =>
  chain(linesOf(...texts)).map((sentences) => sentences.map(({ text }) => text).join(' '));

test('a line of clauses tells a story to its end, and the next line another', () => {
  const snow = 'In the snow of 2022 the road was closed; rang every driver; no load was lost.';
  const rest = 'Refused to send a driver out on a tenth night; offered a subcontractor instead.';
  const folder = 'Trained six new people with a folder of real cases.';
  expect(storiesIn(snow, rest, folder)).toEqual([snow, rest, folder]);
});

test('another thing of the same word is not the one before', () => {
  const pay =
    'The union and the owner had not spoken for a month over Sunday pay. I let each side write down what it wanted. I sent the pay letters of two people to each other.';
  expect(storiesIn(pay)).toHaveLength(2);
  const groups = storiesIn(
    'We were four nurses short. I set up a text group for swaps.',
    'Our rate was twice the average when I joined the quality group. I hung up a clock.',
    'I sing in a choir.',
  );
  expect(groups).toHaveLength(3);
});

test('what others did in the middle of a short paragraph among others belongs to it', () => {
  const paint =
    'I released a batch of white paint. I had left out the test. 9,000 tins came back. I wrote a new rule.';
  const line = 'The manager thought that we were a brake. I worked on the line for two weeks.';
  const fire = 'A fire broke out in a cupboard. I shut the gas.';
  expect(storiesIn(paint, line, fire)).toEqual([paint, line, fire]);
});

test('a line that begins with a deed of its own is another story after one, whatever was before it', () => {
  const booked =
    'Booked the Garden Room twice. Moved the training day to the library. The diary is now locked.';
  const series = 'Hosted a breakfast series that never took off. Stopped it in the library.';
  expect(storiesIn(booked, series)).toEqual([booked, series]);
});

test('whoever comes in begins another story', () => {
  const rota =
    'Two of my team would not share the rota. I had been writing it late. I put it up early and they swapped.';
  const kettle = 'A gentleman brought back a kettle. I found his sale. He comes in most weeks.';
  expect(storiesIn(`${rota} ${kettle}`)).toEqual([rota, kettle]);
});
