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
