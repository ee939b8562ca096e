import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('text stays text in elements and in attributes, whichever quotes they have', () => {
  expect(escapeHtml(`<a title="it's" & more>`)).toBe('&lt;a title=&quot;it&#39;s&quot; &amp; more&gt;');
});
