import type { AnswerProofPart } from '@pythia/contracts/proof.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpokenMarkdown } from '../markdown-view.tsx';
import { type StreamingMarkdown, toMarkdown } from '../streaming-markdown.ts';
import { provedMarkdown } from './proved-markdown.tsx';

const unproved = (text: string, words: string): AnswerProofPart => {
  const from = text.indexOf(words);
  return { type: 'unproved', from, to: from + words.length };
};
const backed = (text: string, sentence: string): AnswerProofPart => {
  const from = text.indexOf(sentence);
  return {
    type: 'backed',
    from,
    to: from + sentence.length,
    line: 'Cut waste by 20%',
    source: 'From your résumé',
  };
};

const beats = (markdown: StreamingMarkdown) => shown(markdown).html.match(/<p>/g)?.length;
const blocks = ({ finished, live }: StreamingMarkdown) => [...finished.flat(), ...live];

/** Unproved words, and words before each source. */
function shown(markdown: StreamingMarkdown) {
  const html = renderToStaticMarkup(<SpokenMarkdown markdown={markdown} />);
  const plain = html.replaceAll(/<(?!\/?(?:span role="button"|button|p|li)\b)[^>]*>/g, '');
  return {
    html,
    marked: [...html.matchAll(/<span role="button"[^>]*>(.*?)<span lang="en"/g)].map(([, words]) =>
      words!.replaceAll(/<[^>]*>/g, ''),
    ),
    sourced: [...plain.matchAll(/([^<>]*)<button type="button" title="From your résumé"/g)].map(
      ([, words]) => words,
    ),
  };
}

test('words that nothing supports stand as such, and say so to who cannot see it', () => {
  const text = 'At Google I cut waste by 62 %.';
  const { marked, html } = shown(
    provedMarkdown(toMarkdown(text), [unproved(text, 'Google'), unproved(text, '62 %')]),
  );
  expect(marked).toEqual(['Google', '62 %']);
  expect(html.match(/\(Check this: not in your material\)/g)).toHaveLength(2);
});

test.each([
  ['in bold', 'At **Google** it was.', 'Google'],
  ['half in bold', 'I won the **Golden** Whisk there.', 'Golden** Whisk'],
  ['in a list', '- One.\n- At Google it was.\n- Three.', 'Google'],
  ['in a nested list', '- One.\n  - At Google it was.', 'Google'],
  ['in a second block', 'One.\n\nAt Google it was.\n\nThree.', 'Google'],
  ['behind an escape', 'A \\* and Google.', 'Google'],
  ['behind a character reference', 'R&amp;D at Google.', 'Google'],
  ['in code', 'I wrote `Zig` there.', 'Zig'],
  ['in a link', 'See [the Google page](https://a.example/).', 'Google'],
])('words %s are found at their place', (_, text, words) => {
  const { marked } = shown(provedMarkdown(toMarkdown(text), [unproved(text, words)]));
  expect(marked.join('|').replaceAll('|', '')).toBe(words.replaceAll('*', ''));
});

test('a sentence of which all stands has its source behind it, in its own beat', () => {
  const text = 'I cut waste by 20%. Then I left. **I cut waste by a fifth.** It stayed so.';
  const { sourced } = shown(
    provedMarkdown(toMarkdown(text), [
      backed(text, 'I cut waste by 20%.'),
      backed(text, 'I cut waste by a fifth.'),
    ]),
  );
  expect(sourced).toEqual(['I cut waste by 20%.', 'I cut waste by a fifth.']);
});

test('beats are the same with and without what is told', () => {
  const text = 'I was at St. Mary. Then 62 %! And **Google. Then** Bing.';
  expect(
    beats(provedMarkdown(toMarkdown(text), [unproved(text, 'St. Mary'), unproved(text, 'Google')])),
  ).toBe(beats(toMarkdown(text)));
});

test('blocks of which nothing is told stay the same objects', () => {
  const text = 'One.\n\nTwo at Google.\n\nThree.\n\n';
  const markdown = toMarkdown(text);
  const proved = provedMarkdown(markdown, [unproved(text, 'Google')]);
  const changed = blocks(proved).filter((block, place) => block !== blocks(markdown)[place]);
  expect(changed.map(({ raw }) => raw)).toEqual(['Two at Google.']);
});

test('places beyond the text change nothing', () => {
  const markdown = toMarkdown('One.');
  const proved = provedMarkdown(markdown, [{ type: 'unproved', from: 90, to: 99 }]);
  expect(proved.live).toBe(markdown.live);
});
