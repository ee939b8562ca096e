import { lexer } from 'marked';
import { describe, expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

const plain = (markdown: string) => plainTextOf(lexer(markdown));

describe('an answer as plain text', () => {
  test.each([
    ['emphasis', 'I **led** *it*, ~~not~~ `npm ci`.', 'I led it, not npm ci.'],
    ['headings', '## The plan\n\nFirst.', 'The plan\n\nFirst.'],
    [
      'links',
      'See [the docs](https://a.example) or <https://b.example>.',
      'See the docs or https://b.example.',
    ],
    ['pictures', '![a chart](https://a.example/x.png)', 'a chart'],
    ['code', 'So:\n\n```ts\nif (a * b) {\n  go();\n}\n```', 'So:\n\nif (a * b) {\n  go();\n}'],
    ['quotes', '> Ship *it*.\n>\n> Now.', 'Ship it.\n\nNow.'],
    ['rules', 'One.\n\n***\n\nTwo.', 'One.\n\nTwo.'],
    ['escapes', '2 \\* 3 and caf&eacute; &amp; co', '2 * 3 and café & co'],
  ])('has no marks of %s', (_, markdown, text) => {
    expect(plain(markdown)).toBe(text);
  });

  test('has lists as lines', () => {
    expect(plain('First:\n\n- one **fact**\n- another\n\nThen.')).toBe(
      'First:\n\n• one fact\n• another\n\nThen.',
    );
    expect(plain('3. three\n4. four')).toBe('3. three\n4. four');
    expect(plain('* one\n\n* two')).toBe('• one\n• two');
    expect(plain('- [x] done\n\n- [ ] open')).toBe('☑ done\n☐ open');
    expect(plain('- [x] done\n- [ ] open')).toBe('☑ done\n☐ open');
  });

  test('sets what belongs to an entry under it', () => {
    expect(plain('1. one\n   - first\n   - second\n2. two')).toBe('1. one\n   • first\n   • second\n2. two');
    expect(plain('- one\n\n  ```\n  a\n    b\n  ```')).toBe('• one\n  a\n    b');
  });

  test('has the cells of a table between tabs', () => {
    expect(plain('| a | **b** |\n|---|---|\n| 1 | 2 |')).toBe('a\tb\n1\t2');
  });

  test('goes on where a line was broken in the writing, and breaks where a break was meant', () => {
    expect(plain('I led\nthe team.')).toBe('I led the team.');
    expect(plain('I led  \nthe team.')).toBe('I led\nthe team.');
  });

  test('keeps the words of what is to be filled in', () => {
    expect(plain('It saved **[an amount]** in [the year].')).toBe('It saved [an amount] in [the year].');
  });

  test('keeps HTML as it was written', () => {
    expect(plain('a <b>c</b>\n\n<div>d</div>')).toBe('a <b>c</b>\n\n<div>d</div>');
  });

  test('is empty where nothing was said', () => {
    expect(plain('')).toBe('');
  });
});
