import { lexer, type Token, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { withCaret } from './caret.ts';
import { beatsOf } from './beats.ts';

const inlineOf = (text: string): Token[] => (lexer(text)[0] as Tokens.Paragraph).tokens;
const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join('');
const beats = (text: string): string[] => beatsOf(inlineOf(text)).map((beat) => rawOf(beat).trim());

test('each sentence of a paragraph is a beat', () => {
  expect(beats('I cut it by 40 %. How? By asking! “It worked.” 12 people saw it… Then we shipped.')).toEqual([
    'I cut it by 40 %.',
    'How?',
    'By asking!',
    '“It worked.”',
    '12 people saw it…',
    'Then we shipped.',
  ]);
});

test('each line of a paragraph is a beat', () => {
  expect(beats('I cut the cost\nby asking  \nand waiting.')).toEqual([
    'I cut the cost',
    'by asking',
    'and waiting.',
  ]);
});

test.each([
  'Costs fell by 3.5 % in Node.js 24.1 alone.',
  'Dr. Smith, J. F. Kennedy and Rye & Co. Ltd. North agreed.',
  'I chose tools, e.g. Kafka, vs. 3 others, approx. 40 in all.',
  'She said “no.” and left.',
  'I ran `npm test. Then` twice.',
])('%j is one beat', (text) => {
  expect(beats(text)).toEqual([text]);
});

test('the name of a beat stands before it', () => {
  expect(beats('**Situation.** The oven failed. We waited.')).toEqual([
    '**Situation.** The oven failed.',
    'We waited.',
  ]);
  expect(beats('**Result:** No order was late.')).toEqual(['**Result:** No order was late.']);
  const written = '**Task.** I rang. He came.';
  for (let end = written.indexOf('I') + 1; end <= written.length; end++)
    expect(beats(written.slice(0, end))[0]).toMatch(/^\*\*Task\.\*\* I/);
});

test('a sentence ends where Chinese or Japanese ends one', () => {
  expect(beats('私は橋を作りました。費用は減りました。')).toEqual([
    '私は橋を作りました。',
    '費用は減りました。',
  ]);
});

test('emphasis that goes on over a sentence’s end does so on both lines', () => {
  const [first, second] = beatsOf(inlineOf('I **cut it. We *won.* All** of us.'));
  expect(first).toMatchObject([{ text: 'I ' }, { type: 'strong', tokens: [{ text: 'cut it. ' }] }]);
  expect(second).toMatchObject([
    { type: 'strong', tokens: [{ text: 'We ' }, { type: 'em' }, { text: ' ' }] },
  ]);
});

test('the last beat alone is being written', () => {
  const [{ tokens } = { tokens: [] }] = withCaret(lexer('We won. I left')) as Tokens.Paragraph[];
  const written = beatsOf(tokens).map((beat) => beat.map((token) => [token.type, 'unfinished' in token]));
  expect(written).toEqual([
    [['text', false]],
    [
      ['text', true],
      ['caret', false],
    ],
  ]);
});

test('no more text moves a word from one beat to another', () => {
  const text =
    'At Acme Inc. I cut **12 services. We** won, e.g. Kafka. “No,” she said. (It was 3.5 %.) 4 of 10 stayed.\nAll well.';
  const whole = beats(text.replaceAll('*', ''));
  for (let end = 1; end <= text.length; end++) {
    const soFar = beats(text.slice(0, end)).map((beat) => beat.replaceAll('*', ''));
    for (const [place, beat] of soFar.entries()) expect(whole[place]).toContain(beat);
  }
});
