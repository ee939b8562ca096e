import { expect, test } from 'vitest';
import { converse } from './converse.ts';
import { asks } from './testing/asked.ts';

test('an interview question is answered as in an interview', () => {
  expect(converse([asks('Why us?', 'motivation')], 'What draws me …')).toBe(
    'Here is how you could answer that in an interview.\n\nWhat draws me …\n\n*From the built-in coach.*\n',
  );
});

test.each(['small-talk', 'open'] as const)('%s gets plain words on what the coach cannot do', (kind) => {
  const text = converse([asks('Write me a poem.', kind)], 'I baked bread.');
  expect(text).toContain('I cannot chat freely');
  expect(text).not.toContain('I baked bread.');
});
