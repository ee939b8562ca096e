import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MarkdownView } from './markdown-view.tsx';
import { toMarkdown } from './streaming-markdown.ts';

/** `¦` is the caret. */
const written = (text: string) =>
  renderToStaticMarkup(<MarkdownView markdown={toMarkdown(text)} writing />)
    .replaceAll(/<span[^>]*data-caret[^>]*><span[^>]*><\/span><\/span>/g, '¦')
    .replaceAll(/ (class|style|role|aria-label|tabindex)="[^"]*"/g, '');

describe('the caret of an answer that is being written', () => {
  test.each([
    ['a paragraph', 'One.\n\nI led', '<p>I led¦</p>'],
    ['emphasis', 'I **led**', '<p>I <strong>led¦</strong></p>'],
    ['code between words', 'I ran `npm ci`', '<code>npm ci</code>¦</p>'],
    ['a link', 'See [it](https://a.example)', '>it</a>¦</p>'],
    ['a heading', '## The plan', 'The plan¦</h3>'],
    ['a list', '- one\n- two', '<li>two¦</li></ul>'],
    ['an entry without a word', '- one\n- ', '<li>¦</li></ul>'],
    ['a list in a list', '1. one\n   - first\n   - second', '<li>second¦</li></ul></li></ol>'],
    ['a quote', '> Ship it', '<p>Ship it¦</p></blockquote>'],
    ['code', '```ts\nconst a', '<code>const a¦</code>'],
    ['the head of a table', '| a | b |\n|---|---|', '<th>b¦</th></tr></thead>'],
    ['a row of a table', '| a | b | c |\n|---|---|---|\n| 1 | 2', '<td>2¦</td><td></td></tr></tbody>'],
  ])('follows the last word of %s', (_, text, end) => {
    expect(written(text)).toContain(end);
  });

  test('is one, and no word stands behind it, whatever is being written', () => {
    const piece = fc.constantFrom(
      'I led ',
      '**a team',
      '** ',
      '\n',
      '\n\n',
      '# ',
      '- ',
      '1. ',
      '    ',
      '```',
      '`',
      '> ',
      '<b>',
      '---\n',
      '| a | b |\n',
      '|---|---|\n',
      '| 1 | 2 |',
      '[link](https://x.y)',
      '[the amount]',
      '[x]: y\n',
      'word',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        fc.pre(text.trim() !== '');
        const [, ...behind] = written(text).split('¦');
        expect(behind.map((html) => html.replaceAll(/<[^>]*>/g, ''))).toEqual(['']);
      }),
      { numRuns: 100 },
    );
  });

  test('does not stand in an answer that is not being written', () => {
    expect(renderToStaticMarkup(<MarkdownView markdown={toMarkdown('I led')} />)).not.toContain('caret');
  });
});
