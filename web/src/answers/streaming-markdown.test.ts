import fc from 'fast-check';
import { lexer, type Token } from 'marked';
import { describe, expect, test, vi } from 'vitest';
import { appendMarkdown, EMPTY_MARKDOWN, markdownText, toMarkdown } from './streaming-markdown.ts';

vi.mock('marked', { spy: true }); // counts the lexer's input

const arrive = (chunks: readonly string[]) => chunks.reduce(appendMarkdown, EMPTY_MARKDOWN);

/** Visible blocks. */
const blocks = (tokens: readonly Token[]) =>
  tokens.filter((token) => token.type !== 'space').map((token) => [token.type, token.raw.trimEnd()]);

const piece = fc.constantFrom(
  'I led ',
  '**a team',
  '** of five',
  '\n',
  '\n',
  '\n\n',
  '\n\n',
  '# ',
  '- ',
  '* ',
  '1. ',
  '2',
  '. ',
  '  ',
  '    ',
  '```',
  '```ts\n',
  '`',
  '~~~\n',
  '> ',
  '| a | b |\n',
  '|---|---|\n',
  '| 1 | 2 |',
  '---\n',
  '===',
  '<b>',
  '<div>\n',
  '[link](https://x.y)',
  '\\',
  '!',
  '😀',
  '\r\n',
  '\t',
  'word',
);
const document = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

function cut(text: string, sizes: readonly number[]): string[] {
  const chunks: string[] = [];
  for (let at = 0, i = 0; at < text.length; i++) {
    const size = sizes[i % sizes.length]!;
    chunks.push(text.slice(at, at + size));
    at += size;
  }
  return chunks;
}

describe('markdown that is still arriving', () => {
  test('has the blocks of the whole text at the end, however it was cut', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(document, sizes, (text, cuts) => {
        const { finished, live } = arrive(cut(text, cuts));
        expect(blocks([...finished.flat(), ...live])).toEqual(blocks(lexer(text)));
      }),
      { numRuns: 200 },
    );
  });

  test('keeps the text as it arrived', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 5 }), (chunks) => {
        expect(markdownText(arrive(chunks))).toBe(chunks.join('').replaceAll('\r', ''));
      }),
    );
  });

  test('never touches a finished block again', () => {
    const before = arrive(cut('Some point.\n\n'.repeat(60), [7]));
    const after = appendMarkdown(before, 'Another point.\n\nAnd more.');
    const [was, is] = [before.finished.flat(), after.finished.flat()];
    expect(was.length).toBeGreaterThan(50);
    expect(is.slice(0, was.length).every((block, index) => block === was[index])).toBe(true);
    expect(after.finished.slice(0, -1).every((page, index) => page === before.finished[index])).toBe(true);
  });

  test('does not take a half-written line for a block of its own', () => {
    const { finished, live } = arrive(['1. one\n\n2', '. two']);
    expect(blocks([...finished.flat(), ...live])).toEqual([['list', '1. one\n\n2. two']]);
  });

  test('leaves a list open until something else follows', () => {
    expect(toMarkdown('- one\n\n').finished).toEqual([]);
    expect(blocks(appendMarkdown(toMarkdown('- one\n\n'), '- two\n\nDone\n').finished.flat())).toEqual([
      ['list', '- one\n\n- two'],
    ]);
  });

  test.each([
    ['paragraphs', 'Some **words** of an answer that goes on.\n\n'],
    ['lists between paragraphs', 'Opener:\n\n- first point\n- second point\n- third\n\n'],
    ['tables', 'Opener\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n'],
    ['CRLF and tabs', 'One\tline\r\n\r\n- a\r\n- b\r\n\r\n'],
  ])('costs in proportion to its length: %s', (_, section) => {
    expect(lexed(section.repeat(100)) / lexed(section.repeat(20))).toBeLessThan(6);
  });
});

/** Characters given to the lexer. */
function lexed(text: string): number {
  vi.mocked(lexer).mockClear();
  arrive(cut(text, [4]));
  return vi.mocked(lexer).mock.calls.reduce((sum, [given]) => sum + given.length, 0);
}

test.each(['>', '> ', '- ', '1. '])('thousands of “%s” in a line are shown as they are written', (mark) => {
  const text = `Before.\n\n${mark.repeat(5_000)}deep`;
  const { live } = toMarkdown(text);
  expect(live.map(({ type }) => type)).toEqual(['paragraph']);
  expect(markdownText(toMarkdown(text))).toBe(text);
});
