import { describe, expect, test } from 'vitest';
import type { SpokenPiece, Verdict } from './judge.ts';
import { QuestionDetector } from './question-detector.ts';

interface Said {
  text: string;
  /** Seconds of silence before it. */
  after?: number;
  /** Seconds that it is spoken for. */
  lasts?: number;
}

/** Says lines one after the other, and tells what the detector makes of them, as `asked: …`. */
async function saidTo(
  detector: QuestionDetector,
  lines: readonly (string | Said)[],
  begin = { at: 0, line: 0 },
) {
  const told: string[] = [];
  const tell = (changes: Awaited<ReturnType<QuestionDetector['hear']>>) => {
    for (const change of changes)
      told.push(`${change.what}: ${change.what === 'withdrawn' ? change.key : change.question.text}`);
  };
  let { at, line } = begin;
  for (const said of lines) {
    const { text, after = 1, lasts = 2 } = typeof said === 'string' ? { text: said } : said;
    line += 1;
    if (detector.wakeAt !== undefined && detector.wakeAt <= at + after)
      tell(await detector.wake(detector.wakeAt));
    await detector.hear({ at: at + after, line, isFinal: false, text: text.split(' ')[0]! });
    at += after + lasts;
    tell(await detector.hear({ at, line, isFinal: true, text }));
  }
  return told;
}
const heard = (...lines: (string | Said)[]) => saidTo(new QuestionDetector(), lines);

const verdict = (asks: number, kind = 'open', followsUp = 0): Verdict => ({
  asks,
  kind,
  followsUp,
  noQuestion: 'statement',
});

describe('by its grammar alone', () => {
  test.each([
    ['a question word', 'so what made you leave the practice', 'so what made you leave the practice'],
    ['an inversion', 'Okay, have you ever priced a job too low?', 'have you ever priced a job too low?'],
    ['a request', 'Right, walk me through your last audit.', 'walk me through your last audit.'],
    [
      'a wish',
      "I'd love to hear how you won the farmer round.",
      "I'd love to hear how you won the farmer round.",
    ],
    ['a marked “and”', 'Okay. And did you?', 'And did you?'],
    ['a mark alone', 'You were there for the handover?', 'You were there for the handover?'],
    [
      'a mark, around a tag',
      "You'd be able to get home, would you, if there's no bus?",
      "You'd be able to get home, would you, if there's no bus?",
    ],
    [
      'a misheard letter',
      'tell me about it time you had a conflict',
      'tell me about it time you had a conflict',
    ],
  ])('%s is asked at once', async (_, text, question) => {
    const told = /[.?]$/.test(text)
      ? 'We are a ward of twenty-eight beds.'
      : 'we are a ward of twenty-eight beds';
    expect(await heard(told, text)).toEqual([`asked: ${question}`]);
  });

  test.each([
    'We also have a gym.',
    "What you'll find is that everyone mucks in.",
    "I don't know whether you saw our announcement.",
    'How we work it is you do two weeks of days and then you rotate.',
    'give me a second',
  ])('what tells something is no question: %s', async (text) => {
    expect(await heard(text)).toEqual([]);
  });

  test('what is said before it in its line, and behind it, is left out', async () => {
    expect(
      await heard("We're a small team and we like it. What would you change here? Take your time."),
    ).toEqual(['asked: What would you change here?']);
    expect(await heard('That sounds hard, how did you find them?')).toEqual([
      'asked: how did you find them?',
    ]);
  });

  test('what goes on in its sentence about something else is left out too', async () => {
    expect(await heard('Tell me how a heat pump works, in a sentence or two?')).toEqual([
      'asked: Tell me how a heat pump works,',
    ]);
  });

  test('the mark of a line cut too long before it is none of its own', async () => {
    expect(
      await heard('Imagine a patient refuses treatment', { text: '. What do you do?', after: 0.4 }),
    ).toEqual(['asked: Imagine a patient refuses treatment What do you do?']);
  });

  test.each(['Which tools, um?', 'And then how do you?', 'How would you, but how would you?'])(
    'a mark guessed where one is given up makes none: %s',
    async (text) => {
      const detector = new QuestionDetector();
      expect(await saidTo(detector, [text])).toEqual([]);
      expect(await detector.wake(10)).toEqual([]);
    },
  );

  test('one that ends in “em” is whole, and no other takes it back for its question word', async () => {
    const said = ['what are you giving em', { text: 'what would they drink', after: 4 }];
    expect(await heard(...said)).toEqual(['asked: what are you giving em', 'asked: what would they drink']);
  });

  test('one that is given up in the middle is none', async () => {
    expect(await heard("Tell me about your, oh wait, I'll leave that to Sunita.")).toEqual([]);
  });

  test('two in one breath are two parts of one', async () => {
    const detector = new QuestionDetector();
    const lines = ['What did you tell the owner?', { text: 'And how did he take it?', after: 0.8 }];
    expect(await saidTo(detector, lines)).toEqual([
      'asked: What did you tell the owner?',
      'revised: What did you tell the owner? And how did he take it?',
    ]);
  });

  test('one that breaks off is joined to the line behind it, and not shown before', async () => {
    expect(
      await heard('tell me about a time when', { text: 'you disagreed with your manager', after: 1.5 }),
    ).toEqual(['asked: tell me about a time when you disagreed with your manager']);
    expect(await heard('tell me about a time when')).toEqual([]);
  });

  test('one that breaks off at a mark is joined too, and is asked so far where nothing follows', async () => {
    const said = ['We do roofs.', 'Which tools have you.', { text: 'worked with there?', after: 1.2 }];
    expect(await heard(...said)).toEqual(['asked: Which tools have you worked with there?']);
    const detector = new QuestionDetector();
    expect(await saidTo(detector, said.slice(0, 2))).toEqual([]);
    expect(await detector.wake(detector.wakeAt!)).toMatchObject([
      { what: 'asked', question: { text: 'Which tools have you.' } },
    ]);
  });

  test.each([
    { after: 0.8, rest: 1.8, second: 'revised: What did you tell the owner? And how did he take it?' },
    { after: 4, rest: 1, second: 'asked: And how did he take it?' },
  ])('an “Okay.” too soon for an answer is a cough, and parts none: %o', async ({ after, rest, second }) => {
    const nod = { text: 'Okay.', after, lasts: 0.4 };
    const next = { text: 'And how did he take it?', after: rest };
    expect(await heard('What did you tell the owner?', nod, next)).toEqual([
      'asked: What did you tell the owner?',
      second,
    ]);
  });

  test('its scene belongs to it, over lines', async () => {
    expect(await heard('Imagine a patient refuses treatment.', 'What do you do?')).toEqual([
      'asked: Imagine a patient refuses treatment. What do you do?',
    ]);
    expect(
      await heard('A regular turns up and her usual room has been given away. How do you put it right?'),
    ).toEqual(['asked: A regular turns up and her usual room has been given away. How do you put it right?']);
  });

  test('a correction takes its place', async () => {
    expect(
      await heard(
        'How long have you been driving?',
        'Sorry, let me rephrase.',
        'Which classes have you driven?',
        'We run vans.',
      ),
    ).toEqual(['asked: How long have you been driving?', 'replaced: Which classes have you driven?']);
  });

  test('one that the speaker answers is none', async () => {
    expect(await heard('Why do we bother? Because people notice.')).toEqual([]);
  });

  test('one of nobody waits for the own answer that may come, and stands where none comes', async () => {
    const told = ['We lost two of our largest contracts last year.', 'Was it the price?'];
    expect(await heard(...told, { text: 'No, it was the service.', after: 0.5, lasts: 1 })).toEqual([]);
    const detector = new QuestionDetector();
    expect(await saidTo(detector, told)).toEqual([]);
    expect(detector.wakeAt).toBeGreaterThan(6);
    expect(await detector.wake(detector.wakeAt!)).toMatchObject([{ what: 'asked' }]);
    expect(detector.wakeAt).toBeUndefined();
  });

  test('one that was shown and turns out to be answered by the speaker is withdrawn', async () => {
    const told = await heard('What makes us different?', {
      text: 'It is the people.',
      after: 0.4,
      lasts: 0.5,
    });
    expect(told).toEqual(['asked: What makes us different?']); // not aside: it stands
    const own = [
      'We grew by a third in the first year.',
      { text: 'Are you surprised?', after: 1 },
      { text: 'No, you are not.', after: 0.5 },
    ];
    expect(await heard(...own)).toEqual(['asked: Are you surprised?', 'withdrawn: 2:0']);
  });

  test('of what was answered nothing is part of the next', async () => {
    const detector = new QuestionDetector();
    await saidTo(detector, ['What is your notice period?']);
    detector.answered(1);
    expect(await saidTo(detector, ['And where do you live?'], { at: 3.2, line: 1 })).toEqual([
      'asked: And where do you live?',
    ]);
  });

  test('a misheard tag does not become part of it', async () => {
    expect(
      await heard('How do you rate yourself in Excel?', { text: 'does that make sense', after: 0.5 }),
    ).toEqual(['asked: How do you rate yourself in Excel?']);
  });
});

/** A detector with this model, and what that is asked about. */
function judged(judge: (spoken: SpokenPiece) => Verdict | undefined) {
  const spoken: SpokenPiece[] = [];
  const detector = new QuestionDetector(async (one) => {
    spoken.push(one);
    return judge(one);
  });
  return { detector, spoken };
}

describe('with a model', () => {
  test('it keeps out what has only the form, and is told what was said before', async () => {
    const { detector, spoken } = judged(({ text }) => verdict(text.startsWith('Which') ? 0.99 : 0.02));
    const lines = ['We sit by the road.', 'Is the window open?', 'Which tools have you used?'];
    expect(await saidTo(detector, lines)).toEqual(['asked: Which tools have you used?']);
    expect(spoken).toContainEqual({ text: 'Is the window open?', before: 'We sit by the road.' });
  });

  test('it finds what has no form, with its kind', async () => {
    const { detector } = judged(({ text }) =>
      verdict(text.startsWith('your notice') ? 0.98 : 0.01, 'logistics-of-job'),
    );
    await detector.hear({ at: 1, line: 1, isFinal: true, text: 'we pay on the fifteenth' });
    expect(
      await detector.hear({ at: 4, line: 2, isFinal: true, text: 'and your notice period' }),
    ).toMatchObject([
      {
        what: 'asked',
        question: { text: 'your notice period', kind: 'logistics-of-job', isDoubtful: false },
      },
    ]);
  });

  test('what belongs to a question is its scene, and what is told beside it is not', async () => {
    const { detector } = judged(({ text }) =>
      text.startsWith('We') ? verdict(0.1) : verdict(text.startsWith('Four') ? 0.8 : 0.99),
    );
    expect(
      await saidTo(detector, [
        'We have a lovely yard.',
        'Four classes share one room. How would you have it arranged?',
      ]),
    ).toEqual(['asked: Four classes share one room. How would you have it arranged?']);
  });

  test('what the speaker answers is no scene of the next question', async () => {
    const { detector } = judged(({ text }) =>
      /^(?:is|god)/i.test(text)
        ? { ...verdict(0.05), noQuestion: 'rhetorical' }
        : verdict(0.99, 'situational'),
    );
    expect(await saidTo(detector, ['Is this the right way round?', 'How would you price it?'])).toEqual([
      'asked: How would you price it?',
    ]);
  });

  test.each([
    'We need you every other weekend. Does that suit you?',
    'so the shop opens on sundays in the summer, does that suit you',
  ])('what is asked about terms that were just told has them: %s', async (text) => {
    const { detector } = judged(({ text: piece }) =>
      verdict(/suit/.test(piece) ? 0.99 : 0.1, 'logistics-of-job'),
    );
    expect(await saidTo(detector, [text])).toEqual([`asked: ${text.replace(/^so /, '')}`]);
    const other = judged(({ text: piece }) => verdict(/suit/.test(piece) ? 0.99 : 0.1));
    expect(await saidTo(other.detector, [text])).toEqual([`asked: ${/[Dd]oes.*/.exec(text)![0]}`]);
  });

  test('one of which it is not sure is doubtful', async () => {
    const { detector } = judged(() => verdict(0.5));
    expect(
      await detector.hear({ at: 1, line: 1, isFinal: true, text: 'What did the owner say?' }),
    ).toMatchObject([{ what: 'asked', question: { isDoubtful: true } }]);
  });

  test('behind an answer it needs to be less sure', async () => {
    const { detector } = judged(() => verdict(0.72));
    const hear = (at: number, line: number, text: string) => detector.hear({ at, line, isFinal: true, text });
    expect(await hear(2, 1, 'What did the owner say?')).toMatchObject([{ question: { isDoubtful: true } }]);
    for (const [line, text] of ['What did the mother say?', 'Two hundred.'].entries())
      expect(await hear(40 * (line + 1), line + 2, text)).toMatchObject([
        { question: { text, isDoubtful: false } },
      ]);
    const other = judged(() => verdict(0.72)).detector;
    expect(await other.hear({ at: 2, line: 1, isFinal: true, text: 'Two hundred.' })).toEqual([]);
  });

  test('one follows up where it says so: behind an answer at once, else where it is sure', async () => {
    const { detector } = judged(() => verdict(0.9, 'open', 0.5));
    const hear = (at: number, line: number, text: string) => detector.hear({ at, line, isFinal: true, text });
    const alone = { isFollowUp: false, kind: 'open' };
    const following = { isFollowUp: true, kind: 'follow-up' };
    expect(await hear(2, 1, 'what would you change here')).toMatchObject([{ question: alone }]);
    expect(await hear(40, 2, 'what would you keep here')).toMatchObject([{ question: following }]);
    const other = judged(() => verdict(0.9, 'open', 0.9)).detector;
    expect(await other.hear({ at: 2, line: 1, isFinal: true, text: 'and who signed it' })).toMatchObject([
      { question: following },
    ]);
  });

  test('a circumstance behind an answer asks by itself only where it follows up', async () => {
    const lines = ['What do you do first?', { text: 'And if nobody laughs?', after: 9 }];
    const told = (asks: number, followsUp: number) =>
      saidTo(judged(() => verdict(asks, 'situational', followsUp)).detector, lines);
    const first = 'asked: What do you do first?';
    expect(await told(0.9, 0.5)).toEqual([first, 'asked: if nobody laughs?']);
    expect(await told(0.9, 0)).toEqual([first]);
    expect(await told(0.7, 0.5)).toEqual([first]);
  });

  test('a case that ends in a question, marked as a statement, asks', async () => {
    const { detector } = judged(() => verdict(0.95, 'situational'));
    const text = 'The agent calls, he names your school fees, how you dealing with him.';
    expect(await saidTo(detector, [text])).toEqual([`asked: ${text}`]);
  });

  test('one that goes on is the same, though its first word moves', async () => {
    const { detector } = judged(() => verdict(0.95));
    expect(await saidTo(detector, ['And did they ever?', { text: 'Send a report.', after: 2 }])).toEqual([
      'asked: And did they ever?',
      'revised: did they ever Send a report.',
    ]);
  });

  test('it is told where an answer lay between', async () => {
    const { detector, spoken } = judged(() => verdict(0.9));
    const lines = ['Which roofs have you done?', { text: 'Okay.', after: 20 }, 'Which of them were slate?'];
    await saidTo(detector, lines);
    expect(spoken.at(-1)).toEqual({
      text: 'Which of them were slate?',
      before: 'Which roofs have you done? / Okay.',
    });
  });

  test('letters that are spelled end no sentence, and quotation marks are left out', async () => {
    const { detector } = judged(() => verdict(0.9));
    const lines = [
      'Where does T. L. S. come in?',
      { text: '"What" is a "lock"?', after: 9 },
      { text: 'At 6 A.M., who lets you in?', after: 9 },
    ];
    expect(await saidTo(detector, lines)).toEqual([
      'asked: Where does T. L. S. come in?',
      'asked: What is a lock?',
      'asked: At 6 A.M., who lets you in?',
    ]);
  });

  test('each piece is judged once, however much is said behind it', async () => {
    const { detector, spoken } = judged(() => verdict(0.9));
    await saidTo(detector, [
      'Why this trade?',
      { text: 'What keeps you in it?', after: 9 },
      { text: 'Why us?', after: 9 },
    ]);
    expect(spoken.map(({ text }) => text)).toEqual(['Why this trade?', 'What keeps you in it?', 'Why us?']);
  });

  test('where it fails the grammar decides', async () => {
    const { detector } = judged(() => undefined);
    expect(await saidTo(detector, ['Can you hear me?', 'What would you change here?'])).toEqual([
      'asked: What would you change here?',
    ]);
  });

  test('what is heard while it thinks is decided in order', async () => {
    const first = Promise.withResolvers<Verdict>();
    const detector = new QuestionDetector(({ text }) =>
      text.startsWith('Why') ? first.promise : Promise.resolve(verdict(0.9)),
    );
    const one = detector.hear({ at: 2, line: 1, isFinal: true, text: 'Why this trade?' });
    const other = detector.hear({ at: 20, line: 2, isFinal: true, text: 'What keeps you in it?' });
    first.resolve(verdict(0.9));
    expect([await one, await other].map(([change]) => change)).toMatchObject([
      { question: { text: 'Why this trade?' } },
      { question: { text: 'What keeps you in it?' } },
    ]);
  });
});

test('what is not final decides nothing', async () => {
  const detector = new QuestionDetector();
  const text = 'so how would you handle an angry';
  expect(await detector.hear({ at: 1, line: 1, isFinal: false, text })).toEqual([]);
  expect(
    await detector.hear({ at: 2, line: 1, isFinal: true, text: 'We have angry guests each day.' }),
  ).toEqual([]);
});

test('a line that is heard again changes nothing', async () => {
  const detector = new QuestionDetector();
  const line = { at: 1, line: 1, isFinal: true, text: 'Why this trade?' };
  expect(await detector.hear(line)).toHaveLength(1);
  expect(await detector.hear(line)).toEqual([]);
});

test('an hour of talk is read in bounded pieces, and withdraws nothing that is long past', async () => {
  const judgedPieces: string[] = [];
  const detector = new QuestionDetector(async ({ text }) => {
    judgedPieces.push(text);
    return verdict(0.9);
  });
  const lines = Array.from({ length: 300 }, (_, at) => ({
    text: `What happened in week ${at} of it?`,
    after: 12,
  }));
  const told = await saidTo(detector, lines);
  expect(told).toHaveLength(300);
  expect(told.every((one) => one.startsWith('asked'))).toBe(true);
  expect(judgedPieces).toHaveLength(300);
});
