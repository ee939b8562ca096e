import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { describe, expect, test } from 'vitest';
import { withCorrection } from '../corrections.ts';
import { EMPTY_TRANSCRIPT, hear, hearInterim, newestItems, type Transcript } from '../transcript.ts';
import { runsOf } from './narrowed.ts';
import { asked, extendTo, NO_MARKS, currentQuestionOf, questionText } from './current-question.ts';
import { type FoundQuestions, takeFound } from './found-questions.ts';

/** Utterances `u0` …, a second apart. */
const said = (...texts: string[]): Transcript =>
  texts.reduce((known, text, at) => hear(known, { id: `u${at}`, at: at * 1_000, text }), EMPTY_TRANSCRIPT);

type Detected = Extract<AppendedEvent, { kind: 'detected' }>;
let told = 0;
function detected(text: string | null, lines: string[], more: Partial<Detected> = {}): Detected {
  told += 1;
  return {
    kind: 'detected',
    id: `e${told}`,
    at: new Date(told * 1_000).toISOString(),
    channel: 'copilot',
    change: text === null ? 'withdrawn' : 'asked',
    key: `${lines[0]}/0`,
    question:
      text === null ? null : { text, parts: [text], sort: 'open', follows_up: false, doubtful: false, lines },
    ...more,
  };
}
const found = (...events: Detected[]): FoundQuestions => takeFound([], events);

const HEARD = said(
  'Hello there, thanks for coming in.',
  'We also have a gym. What drew you to us? Take your time.',
);
const DREW = detected('What drew you to us?', ['u1']);

describe('a question that was found', () => {
  test('is asked without what was said before and behind it', () => {
    const question = currentQuestionOf(HEARD, NO_MARKS, found(DREW));
    expect(questionText(question)).toBe('What drew you to us?');
    expect(question.lines.map(({ text }) => text)).toEqual(['What drew you to us?']);
    expect(questionText(currentQuestionOf(HEARD, NO_MARKS))).toContain('gym');
  });

  test('is asked in all its lines, however long it is', () => {
    const long = `Imagine ${'a very long day '.repeat(30)}at work.`;
    const heard = said(long, 'What do you do?');
    const question = currentQuestionOf(
      heard,
      NO_MARKS,
      found(detected(`${long} What do you do?`, ['u0', 'u1'])),
    );
    expect(questionText(question)).toBe(`${long} What do you do?`);
    expect(question.lines).toHaveLength(2);
  });

  test('is asked with what is being said behind it, until that is final', () => {
    const speaking = hearInterim(HEARD, 'and why now');
    const question = currentQuestionOf(speaking, NO_MARKS, found(DREW));
    expect(questionText(question)).toBe('What drew you to us? and why now');
    expect(question.asked?.isWhole).toBe(false);
  });

  test('is found in words that no mark has closed', () => {
    const heard = said('so how did you resolve it', 'take your time');
    const question = currentQuestionOf(heard, NO_MARKS, found(detected('so how did you resolve it', ['u0'])));
    expect(questionText(question)).toBe('so how did you resolve it');
    expect(asked(heard, question).spoken.words).toBe(9); // all of it is asked
  });

  test('gives way to the one behind it, and is none once it was asked about', () => {
    const next = hear(HEARD, { id: 'u2', at: 3_000, text: 'And why now?' });
    const both = found(DREW, detected('And why now?', ['u2']));
    expect(questionText(currentQuestionOf(next, NO_MARKS, both))).toBe('And why now?');
    const marks = asked(HEARD, currentQuestionOf(HEARD, NO_MARKS, both));
    expect(questionText(currentQuestionOf(next, marks, found(DREW)))).toBe('And why now?');
    expect(questionText(currentQuestionOf(HEARD, marks, found(DREW)))).toBe('');
  });

  test('is left to the reader where they let it begin further up, or corrected a line of it', () => {
    const [first] = newestItems(HEARD, 4);
    expect(questionText(currentQuestionOf(HEARD, extendTo(NO_MARKS, first!), found(DREW)))).toContain(
      'Hello there',
    );
    const corrected = withCorrection(HEARD, 'u1/1', 'What drew you to Acme?');
    expect(questionText(currentQuestionOf(corrected, NO_MARKS, found(DREW)))).toBe('What drew you to Acme?');
  });

  test('is not there where it is doubtful, or withdrawn', () => {
    const doubtful = { ...DREW, question: { ...DREW.question!, doubtful: true } };
    expect(questionText(currentQuestionOf(HEARD, NO_MARKS, found(doubtful)))).toContain('gym');
    expect(questionText(currentQuestionOf(HEARD, NO_MARKS, found(DREW, detected(null, ['u1']))))).toContain(
      'gym',
    );
  });
});

describe('what was found', () => {
  test('counts by the newest that was told of it, in any order and more than once', () => {
    const revised = { ...detected('What drew you to us? Why now?', ['u1']), change: 'revised' as const };
    for (const events of [
      [DREW, revised],
      [revised, DREW, revised],
    ])
      expect(takeFound([], events).map(({ question }) => question?.text)).toEqual([
        'What drew you to us? Why now?',
      ]);
    const known = found(DREW);
    expect(takeFound(known, [DREW])).toBe(known);
  });

  test('is withdrawn by what stands in its place', () => {
    const instead = detected('Why us?', ['u2'], { change: 'replaced', instead: DREW.key });
    const standing = takeFound(found(DREW), [instead]).filter(({ question }) => question);
    expect(standing.map(({ question }) => question?.text)).toEqual(['Why us?']);
  });

  test('is bounded', () => {
    const many = Array.from({ length: 200 }, (_, at) => detected('Why?', [`u${at}`]));
    expect(takeFound([], many)).toHaveLength(60);
  });
});

test('words are found where they stand nearest to each other, and last', () => {
  expect(runsOf('What? We ask what we ask. So, what do you do? Okay?', 'what do you do')).toEqual([
    { text: 'What? We ask what we ask. So,', isAsked: false },
    { text: 'what do you do?', isAsked: true },
    { text: 'Okay?', isAsked: false },
  ]);
  expect(runsOf('Why us?', 'Why now?')).toEqual([{ text: 'Why us?', isAsked: false }]);
});
