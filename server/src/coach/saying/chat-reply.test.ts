import { expect, test } from 'vitest';
import { chatReply } from './chat-reply.ts';
import type { Answer } from './say-answer.ts';
import { asks } from './testing/asked.ts';

const says = (text: string, more: Partial<Answer> = {}): Answer => ({
  text,
  alternatives: [],
  note: null,
  source: null,
  cue: null,
  ...more,
});

test('an interview question is answered as in an interview', () => {
  expect(chatReply([asks('Why us?', 'motivation')], says('What draws me …'))).toBe(
    'Here is how you could answer that in an interview.\n\nWhat draws me …\n\n*From the built-in coach.*\n',
  );
});

test('one that no story is sure to answer gets stories by their titles', () => {
  const answer = says('', { alternatives: ['The oven', 'The rota'], note: 'Which story fits?' });
  expect(chatReply([asks('Tell me about a loss.', 'behavioural')], answer)).toBe(
    'Each of these could be told in answer to that.\n\n- The oven\n- The rota\n\n*From the built-in coach.*\n',
  );
});

test('a task to be written out gets what it needs, and how that is added', () => {
  const answer = says('', { note: 'It needs a model.', remark: 'Add one.' });
  expect(chatReply([asks('Reverse a list.', 'design')], answer)).toBe(
    'It needs a model. Add one.\n\n*From the built-in coach.*\n',
  );
});

test.each(['small-talk', 'open'] as const)('%s gets plain words on what the coach cannot do', (kind) => {
  const text = chatReply([asks('Write me a poem.', kind)], says('I baked bread.'));
  expect(text).toContain('I cannot chat freely');
  expect(text).not.toContain('I baked bread.');
});
