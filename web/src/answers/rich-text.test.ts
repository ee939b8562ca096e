import { lexer } from 'marked';
import { describe, expect, test } from 'vitest';
import { richText } from './rich-text.ts';

const rich = (markdown: string) => richText(lexer(markdown));

describe('an answer as rich text', () => {
  test('has its emphasis, lists, code, quotes and tables as elements', () => {
    expect(rich('## So\n\nI **led** *it* in `Go`.')).toBe(
      '<h2>So</h2><p>I <strong>led</strong> <em>it</em> in <code>Go</code>.</p>',
    );
    expect(rich('3. one\n4. two\n   - three')).toBe(
      '<ol start="3"><li>one</li><li>two<ul><li>three</li></ul></li></ol>',
    );
    expect(rich('- [x] done\n- [ ] open')).toBe('<ul><li>☑ done</li><li>☐ open</li></ul>');
    expect(rich('> Ship it.\n\n```ts\na < b\n```')).toBe(
      '<blockquote><p>Ship it.</p></blockquote><pre><code>a &lt; b</code></pre>',
    );
    expect(rich('| a |\n|---|\n| **1** |')).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><strong>1</strong></td></tr></tbody></table>',
    );
  });

  test('has no class and no style', () => {
    expect(rich('# a\n\n- `b`\n\n| c |\n|--:|\n| d |\n\n```ts\ne\n```')).not.toMatch(/class|style/);
  });

  test('has HTML as text', () => {
    expect(rich('<img src=x onerror=alert(1)>\n\na <script>b</script> &amp; "c"')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p><p>a &lt;script&gt;b&lt;/script&gt; &amp; &quot;c&quot;</p>',
    );
  });

  test('links to the web and to mail alone, and keeps inside of the attribute', () => {
    expect(rich('[site](https://a.example/?b=1&c="d)')).toBe(
      '<p><a href="https://a.example/?b=1&amp;c=%22d">site</a></p>',
    );
    expect(rich('[click](<javascript:alert(1)>)')).toBe('<p>click</p>');
  });

  test('keeps the words of what is to be filled in', () => {
    expect(rich('It saved [the amount].')).toBe('<p>It saved [the amount].</p>');
  });
});
