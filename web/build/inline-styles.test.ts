import { expect, test } from 'vitest';
import { stylesFor } from './inline-styles.ts';

const STYLES = `
@layer base { h1 { margin: 0 } [data-theme='dark'] { color-scheme: dark } }
@layer utilities {
  .used { color: red }
  .never { color: blue }
  .used .never { color: green }
  .hover\\:used:hover { color: pink }
  .\\[\\&\\>p\\]\\:bold > p { font-weight: 700 }
  @media (min-width: 40rem) { .sm\\:never { color: black } .sm\\:used { color: white } }
}`;

test('a page carries the rules of its own classes and those without a class', () => {
  const styles = stylesFor('<p class="used hover:used sm:used [&amp;&gt;p]:bold">', STYLES);
  expect(styles).toContain('.used{color:red}');
  expect(styles).toContain('.hover\\:used:hover');
  expect(styles).toContain('.sm\\:used');
  expect(styles).toContain('font-weight:700');
  expect(styles).toContain('h1{margin:0}');
  expect(styles).toContain('[data-theme=dark]');
});

test('it carries no rule that asks for a class it has not', () => {
  expect(stylesFor('<p class="used">', STYLES)).not.toMatch(/never|hover|sm\\:/);
});

test('an escaped character in a class is the same class', () => {
  expect(stylesFor('<p class="[&amp;&gt;p]:bold">', STYLES)).toContain('font-weight:700');
});
