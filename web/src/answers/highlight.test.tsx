import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { highlight } from './highlight.tsx';

const html = (text: string, language: string) => renderToStaticMarkup(highlight(text, language));

test('keywords, strings, numbers and comments have colours of their own', () => {
  expect(html("const a = 'b' + 1; // c", 'ts')).toBe(
    '<span class="text-answer-ink">const</span> a = <span class="text-success-ink">&#x27;b&#x27;</span> + ' +
      '<span class="text-accent-ink">1</span>; <span class="text-ink-faint italic">// c</span>',
  );
});

test('no character of the code is lost or taken for HTML', () => {
  const code = 'if (a < b && c > d) { return `<b>${x}</b>`; }\n\tend  ';
  const shown = html(code, 'JavaScript').replaceAll(/<\/?span[^>]*>/g, '');
  expect(shown).toBe(renderToStaticMarkup(code));
});

test('a language that is not known is left to be shown plainly', () => {
  expect(highlight('WHAT', 'klingon')).toBeNull();
});

test('code that is nested thousands deep makes nothing deep of the page', () => {
  const shown = html('`${'.repeat(3_000), 'js');
  expect(shown).toContain('`');
  expect(shown).not.toMatch(/<span[^>]*>[^<]*<span/);
});

test.each([
  ['brackets', 'js', '('],
  ['open strings', 'python', '"\'\\'],
  ['open comments', 'cpp', '/*'],
  ['tags', 'xml', '<a b="'],
  ['generics', 'ts', 'a<'],
  ['spaces', 'csharp', ' a \t'],
  ['words', 'java', 'public static '],
  ['dashes', 'yaml', '- '],
  ['digits', 'swift', '1_'],
])('code of nothing but %s holds nobody up', (_, language, piece) => {
  const begun = process.cpuUsage(); // CPU time: machines may be busy
  expect(highlight(piece.repeat(10_000 / piece.length), language)).not.toBeNull();
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
});

test('code of great length stays plain', () => {
  expect(highlight('1'.repeat(10_001), 'python')).toBeNull();
});
