import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SpokenLanguage } from '#ui/said.tsx';
import { MarkdownView, SpokenMarkdown } from './markdown-view.tsx';
import { toMarkdown } from './streaming-markdown.ts';

const rendered = (text: string) =>
  renderToStaticMarkup(<MarkdownView markdown={toMarkdown(text)} />).replaceAll(
    / (class|style|lang|dir)="[^"]*"/g,
    '',
  );

describe('an answer on the page', () => {
  test('has emphasis, lists, code and tables as elements', () => {
    const html = rendered(
      'I **led** *it* in `Go`.\n\n1. one\n2. two\n\n```ts\na < b\n```\n\n| a |\n|---|\n| 1 |\n',
    );
    expect(html).toContain('<p>I <strong>led</strong> <em>it</em> in <code>Go</code>.</p>');
    expect(html).toContain('<ol start="1"><li>one</li><li>two</li></ol>');
    expect(html).toContain('<code>a &lt; b</code>');
    expect(html).toContain('<thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody>');
  });

  test('shows HTML as text', () => {
    const html = rendered('<img src=x onerror=alert(1)>\n\nand <script>alert(2)</script> inline');
    expect(html).not.toMatch(/<(img|script)/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('opens web and mail links apart from the page', () => {
    expect(rendered('[site](https://a.example/x) [mail](mailto:a@b.example)')).toContain(
      '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">site</a> <a href="mailto:a@b.example"',
    );
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/free-dashboard',
    '#x',
  ])('makes no link of %s', (href) => {
    const html = rendered(`[click](<${href}>)`);
    expect(html).not.toContain('href');
    expect(html).toContain('click');
  });

  test('fetches no picture', () => {
    expect(rendered('![chart](https://a.example/x.png)')).toBe('<div><div><p>chart</p></div></div>');
  });

  test('writes entities as the characters that they stand for', () => {
    expect(rendered('R&amp;D')).toContain('<p>R&amp;D</p>');
    expect(rendered('caf&eacute; &mdash; 5&nbsp;&euro;')).toContain('<p>café — 5\u00a0€</p>');
    expect(rendered('don&#8217;t "&#x1F44D;"')).toContain('<p>don’t &quot;👍&quot;</p>');
    expect(rendered('# &copy; 2025')).toContain('© 2025</h3>');
    expect(rendered('AT&T')).toContain('<p>AT&amp;T</p>');
    expect(rendered('&nosuch; `&eacute;`')).toContain('&amp;nosuch; <code>&amp;eacute;</code>');
  });

  test('follows a link as its address was meant, and none that hides what it runs', () => {
    expect(rendered('[a](https://a.example/?b=1&amp;c=2)')).toContain(
      'href="https://a.example/?b=1&amp;c=2"',
    );
    expect(rendered('[a](java&#115;cript:alert(1))')).not.toContain('href');
  });

  test('shows what is to be filled in apart, and says so', () => {
    const gap = '<span><span>to fill in: </span>the amount</span>';
    expect(rendered('It saved **[the amount]** a year.')).toContain(`<strong>${gap}</strong> a year.`);
    expect(rendered('- It saved [the amount].')).toContain(`<li>It saved ${gap}.</li>`);
    expect(rendered('[R&amp;D and](https://a.example) [the R&amp;D]')).toContain('</span>the R&amp;D</span>');
  });

  test.each([
    '`[the amount]`',
    '```\n[the amount]\n```',
    '[see [the amount]](https://a.example)',
    'array[0] [1] [citation]',
  ])('leaves the brackets of %j as they are', (text) => {
    expect(rendered(text)).not.toContain('to fill in');
    expect(rendered(text)).toContain('[');
  });
});

const spoken = (form?: 'star' | 'sentences') =>
  renderToStaticMarkup(
    <SpokenMarkdown form={form} markdown={toMarkdown('**Task.** I had two days. I rang.\n\nIt held.')} />,
  ).replaceAll(/ (class|style)="[^"]*"/g, '');

describe('an answer to be said', () => {
  test('has a line for each sentence, the name of a beat before its first', () => {
    for (const form of [undefined, 'star'] as const)
      expect(spoken(form)).toBe(
        '<div lang="" dir="auto"><div><p><strong>Task.</strong> I had two days. </p><p>I rang.</p><p>It held.</p></div></div>',
      );
  });

  test('flows where its style says so', () => {
    expect(spoken('sentences')).toBe(
      '<div lang="" dir="auto"><div><p><span><strong>Task.</strong> I had two days. </span><span>I rang.</span></p><p><span>It held.</span></p></div></div>',
    );
  });
});

test('an answer runs as its own words do, in the language that is spoken', () => {
  const html = renderToStaticMarkup(
    <SpokenLanguage value="ar">
      <MarkdownView markdown={toMarkdown('قدت الفريق.')} />
      <SpokenMarkdown markdown={toMarkdown('قدت الفريق.')} />
    </SpokenLanguage>,
  );
  expect(html.match(/<div lang="ar" dir="auto"/g)).toHaveLength(2);
});
