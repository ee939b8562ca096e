import { expect, test } from 'vitest';
import { answerEvent, lineEvent, questionEvent, NOW } from '#answers/testing/timeline-events.ts';
import { questionText } from '#transcript/question/current-question.ts';
import { keysPutAway } from '#transcript/question/found-questions.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { exchanges } from '../testing/look-at.ts';
import { fakeClock, openAndHear, openWindow } from '../testing/open-window.ts';

fakeClock();

const KEY = 'line-2/0';

/** A question that was found in the second line, as it is told. */
const detected = (seq: number, text: string | null) => ({
  kind: 'detected' as const,
  id: `detected-${seq}`,
  seq,
  at: new Date(NOW + seq).toISOString(),
  channel: 'copilot' as const,
  change: text === null ? ('withdrawn' as const) : ('asked' as const),
  key: KEY,
  question:
    text === null
      ? null
      : { text, parts: [text], sort: 'other', follows_up: false, doubtful: false, lines: ['line-2'] },
});

const asked = (seq: number, text: string, at: number) =>
  questionEvent(seq, text, { lines: ['line-2/0'], found: KEY, sending: { id: 'found-line-2-0', at } });

function begin() {
  const window = openWindow();
  const copilot = openAndHear(window, 'Welcome to all of you.');
  window.tells({ event: lineEvent(2, 'We bake. What do you bake?') });
  window.tells({ event: detected(3, 'What do you bake?') });
  return { window, copilot };
}

test('by the key alone what was found narrows nothing', () => {
  const { window, copilot } = begin();
  expect(questionText(copilot.asking.question())).toBe('What do you bake?');
  window.tells({ way: 'key' });
  expect(questionText(copilot.asking.question())).toContain('We bake.');
  window.tells({ way: 'itself' });
  expect(questionText(copilot.asking.question())).toBe('What do you bake?');
});

test('one that goes on has the newest words, and one answer', () => {
  const { window, copilot } = begin();
  window.tells({ event: asked(4, 'What do you bake?', 1) });
  window.tells({ event: answerEvent(5, 'question-4', 'Bread.') });
  window.tells({ event: asked(6, 'What do you bake, and why?', 2) });
  expect(exchanges(copilot)).toMatchObject([
    { found: KEY, status: 'elsewhere', question: { text: 'What do you bake, and why?' } },
  ]);
  window.tells({ event: answerEvent(7, 'question-6', 'Rye bread.') });
  expect(exchanges(copilot).map(({ answer }) => markdownText(answer))).toEqual(['Rye bread.']);
});

test('Esc puts away what came by itself, and stops what this window asked before', () => {
  const { window, copilot } = begin();
  window.tells({ event: asked(4, 'What do you bake?', 1) });
  copilot.asking.send('Why us?');
  const came = exchanges(copilot)[0];
  copilot.stop(came);
  expect(window.putAway).toEqual([]);
  expect(exchanges(copilot)[1]).toMatchObject({ status: 'stopped' });
  copilot.stop(came);
  expect(window.putAway).toEqual([KEY]);
  expect([...keysPutAway(copilot.session().found)]).toEqual([KEY]);
});

test('what another window put away is away here, and what the detector takes back is not', () => {
  const { window, copilot } = begin();
  window.tells({ event: detected(4, null) });
  expect([...keysPutAway(copilot.session().found)]).toEqual([]);
  window.tells({ event: { ...detected(5, null), channel: 'candidate' } });
  expect([...keysPutAway(copilot.session().found)]).toEqual([KEY]);
});

test('what fits to a question is shown until it is over, or the feed begins anew', () => {
  const { window, copilot } = begin();
  const glance = { title: 'The rota', number: '2 bakers' };
  window.tells({ glance });
  expect(copilot.session().glance).toEqual(glance);
  window.tells({ glance: null });
  expect(copilot.session().glance).toBeNull();
});
