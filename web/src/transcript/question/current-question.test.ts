import { describe, expect, test } from 'vitest';
import { toggle } from '../selection.ts';
import {
  EMPTY_TRANSCRIPT,
  hear,
  hearInterim,
  itemAt,
  itemCount,
  newestItems,
  type Transcript,
} from '../transcript.ts';
import {
  asked,
  dropLast,
  extendTo,
  leadIn,
  linesInReach,
  NO_MARKS,
  currentQuestionOf,
  type QuestionMarks,
  questionText,
  settleMarks,
  takeOut,
} from './current-question.ts';

let ids = 0;
/** An utterance each, a second apart by default. */
const said = (...texts: (string | [text: string, at: number])[]) => saidAfter(EMPTY_TRANSCRIPT, ...texts);
const saidAfter = (before: Transcript, ...texts: (string | [text: string, at: number])[]): Transcript =>
  texts.reduce<Transcript>((transcript, next) => {
    const last = newestItems(transcript, 1)[0]?.at ?? 0;
    const [text, at] = typeof next === 'string' ? [next, last + 1_000] : next;
    return hear(transcript, { id: `u${ids++}`, at, text });
  }, before);

const answers = (before: Transcript, text: string, at: number) =>
  hear(before, { id: `c${ids++}`, at, text, channel: 'candidate' });

const textOf = (transcript: Transcript, marks = NO_MARKS) =>
  questionText(currentQuestionOf(transcript, marks));
const askedOf = (transcript: Transcript, marks = NO_MARKS) =>
  asked(transcript, currentQuestionOf(transcript, marks));
function finish(before: Transcript, marks: QuestionMarks, text: string) {
  const transcript = saidAfter(before, text);
  const added = newestItems(transcript, itemCount(transcript) - itemCount(before));
  return { transcript, ...settleMarks(transcript, marks, added) };
}

describe('the current question', () => {
  test('is all that was said since the last answer, with what is being said', () => {
    const heard = hearInterim(said('You had an outage.', 'It took a day.'), 'How did you');
    expect(textOf(heard)).toBe('You had an outage. It took a day. How did you');
  });

  test('begins anew after an answer, and is empty until then', () => {
    const before = said('Why us?');
    const marks = askedOf(before);
    expect(textOf(before, marks)).toBe('');
    expect(textOf(saidAfter(before, 'And why now?'), marks)).toBe('And why now?');
  });

  test('is not changed by small talk, noise and lines of one word', () => {
    const before = said('Why us?');
    const after = saidAfter(before, 'Okay.', 'Thank you.', 'I.', 'Take your time.');
    expect(textOf(after)).toBe('Why us?');
    expect(textOf(after, askedOf(before))).toBe('');
    expect(textOf(hearInterim(after, 'take your'))).toBe('Why us?');
  });

  test('goes on over the pauses that people make, and ends at a silence', () => {
    expect(textOf(said(['You had an outage.', 0], ['How did you resolve it?', 4_000]))).toBe(
      'You had an outage. How did you resolve it?',
    );
    expect(textOf(said(['You had an outage.', 0], ['How did you resolve it?', 40_000]))).toBe(
      'How did you resolve it?',
    );
    const long = 'word '.repeat(50).trim();
    expect(textOf(said(['Imagine an outage.', 0], [`${long}.`, 20_000]))).toContain('Imagine');
  });

  test('is the end of what was said, where that is long', () => {
    const talk = Array.from({ length: 20 }, (_, n) => `This is sentence ${n} of a talk.`);
    const words = textOf(said(...talk)).split(' ').length;
    expect(words).toBeGreaterThan(40);
    expect(words).toBeLessThanOrEqual(60);
  });

  test('is extended upwards, and loses its last part', () => {
    const heard = hearInterim(said(['Tell me of an outage.', 0], ['How was it?', 40_000]), 'and who');
    const [above] = newestItems(heard, 2);
    const extended = extendTo(NO_MARKS, above!);
    expect(textOf(heard, extended)).toBe('Tell me of an outage. How was it? and who');
    const shorter = dropLast(heard, extended);
    expect(textOf(heard, shorter)).toBe('Tell me of an outage. How was it?');
    expect(textOf(heard, dropLast(heard, shorter))).toBe('Tell me of an outage.');
    const finished = finish(heard, shorter, 'And who was there?');
    expect(textOf(finished.transcript, finished.marks)).toBe('Tell me of an outage. How was it?');
  });

  test('is what the reader selected, once that is more than the newest line', () => {
    const heard = said('Hello there, all.', ['Why us?', 40_000], ['And why now?', 80_000]);
    expect(currentQuestionOf(toggle(heard, 0), NO_MARKS)).toMatchObject({
      isSelection: true,
      lines: [{ text: 'Hello there, all.' }, { text: 'And why now?' }],
    });
    const thanked = saidAfter(toggle(heard, 0), 'Thank you.');
    expect(textOf(thanked)).toBe('Hello there, all.');
  });

  test('is without a line that the reader took out', () => {
    const heard = said('Tell me of an outage.', 'How was it?');
    expect(textOf(heard, takeOut(NO_MARKS, newestItems(heard, 1)[0]!.key))).toBe('Tell me of an outage.');
  });
});

describe('what the candidate says', () => {
  test('is no part of the question, nor of what leads in', () => {
    const heard = saidAfter(answers(said('You had an outage.'), 'Yes, a long one.', 1_500), [
      'Why was that?',
      2_500,
    ]);
    expect(textOf(heard)).toBe('You had an outage. Why was that?');
    const marks = extendTo(NO_MARKS, newestItems(heard, 1)[0]!);
    expect(leadIn(heard, currentQuestionOf(heard, marks), () => false, 100)).toBe('You had an outage.');
  });

  test('parts two questions where it takes its time', () => {
    const story = [3_000, 6_000, 9_000, 12_000].reduce(
      (t, at) => answers(t, 'I went on.', at),
      said('Why us?'),
    );
    expect(textOf(story)).toBe('Why us?');
    expect(textOf(saidAfter(story, ['And why now?', 15_000]))).toBe('And why now?');
  });

  test('may be the newest when something is asked: what the interviewer says next is the next question', () => {
    const before = answers(said('Why us?'), 'Because.', 2_000);
    expect(textOf(saidAfter(before, 'And why now?'), askedOf(before))).toBe('And why now?');
  });

  test('is reached by no key', () => {
    const heard = saidAfter(answers(said('One is here.', 'Two is here.'), 'Yes.', 2_500), 'Three is here.');
    const question = { ...currentQuestionOf(heard, NO_MARKS), isSelection: true };
    const reached = linesInReach(heard, question).map((id) => itemAt(heard, id)?.text);
    expect(reached.slice(0, 4)).toEqual(['Three is here.', 'Two is here.', 'One is here.', undefined]);
  });
});

describe('a question that was asked in mid-sentence', () => {
  const heard = hearInterim(said('You had an outage.'), 'how did you resolve');
  const marks = askedOf(heard);

  test('is not asked again while its words become a line, which completes it', () => {
    expect(textOf(heard, marks)).toBe('');
    expect(textOf(hearInterim(heard, 'how did you resolve it'), marks)).toBe('');
    const { transcript, marks: later, completed } = finish(heard, marks, 'How did you resolve it?');
    expect(completed.map(({ text }) => text)).toEqual(['How did you resolve it?']);
    expect(textOf(transcript, later)).toBe('');
    expect(textOf(saidAfter(transcript, 'Who was there?'), later)).toBe('Who was there?');
  });

  test('is a longer one when much more is said in the sentence', () => {
    const longer = 'How did you resolve the trouble that it made for everybody else in the house?';
    const { transcript, marks: later, completed } = finish(heard, marks, longer);
    expect(completed).toEqual([]);
    expect(textOf(transcript, later)).toBe(longer);
  });

  test('leaves what follows in the same breath for the next one', () => {
    const { transcript, marks: later } = finish(heard, marks, 'How did you resolve it? And who was there?');
    expect(textOf(transcript, later)).toBe('And who was there?');
  });
});

test('what was said before and not asked about leads in, as far as there is room', () => {
  const heard = said('Now to your job.', ['Imagine an outage.', 10_000], ['How is it handled?', 40_000]);
  const question = currentQuestionOf(heard, NO_MARKS);
  const [first] = newestItems(heard, 3);
  expect(leadIn(heard, question, () => false, 100)).toBe('Now to your job. Imagine an outage.');
  expect(leadIn(heard, question, (key) => key === first!.key, 100)).toBe('Imagine an outage.');
  expect(leadIn(heard, question, () => false, 20)).toBe('Imagine an outage.');
});
