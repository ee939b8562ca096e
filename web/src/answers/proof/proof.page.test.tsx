import '../../ui/theme.css';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswerView } from '../answer-view.tsx';
import { endExchange, type Exchange, newExchange, receive, receiveBeside } from '../exchange.ts';

const LINE = '- Cut the cost of exports from 10 to 6 cents a document.';
const BACKED = 'We brought the cost of an export down from 10 to 6 cents.';
const TEXT =
  `At **Google** I led a team of 40 that rebuilt exports from the ground up. ${BACKED} ` +
  'That won the Engineering Excellence Award in 2021, and customers noticed at once.';
const place = (words: string) => ({ from: TEXT.indexOf(words), to: TEXT.indexOf(words) + words.length });

const asked = newExchange(1, { text: 'What are you proud of?', source: 'typed', lines: [] }, 0);
const unproved = (exchange: Exchange, words: string) =>
  receiveBeside(exchange, { type: 'unproved', ...place(words) });
const sourced = (exchange: Exchange) =>
  receiveBeside(exchange, { type: 'backed', ...place(BACKED), line: LINE, source: 'From your résumé' });

const shown = (exchange: Exchange) => (
  <div className="flex h-[700px] flex-col">
    <AnswerView exchange={exchange} />
  </div>
);
const answered = endExchange(
  sourced(
    ['Google', 'team of 40', 'Engineering Excellence Award', '2021'].reduce(unproved, receive(asked, TEXT)),
  ),
  'done',
);

beforeAll(() => document.fonts.load('16px "Inter Variable"'));

test('words that nothing supports say so by a key, by a press and by ear', async () => {
  await page.viewport(480, 800);
  await render(shown(answered));
  const award = page.getByRole('button', {
    name: 'Engineering Excellence Award (Check this: not in your material)',
  });
  await expect.element(award).toHaveAttribute('aria-expanded', 'false');
  (award.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(award).toHaveAttribute('aria-expanded', 'true');
  expect(page.getByText('Check this: not in your material', { exact: true }).elements()).toHaveLength(1);
  await award.click();
  await expect.element(award).toHaveAttribute('aria-expanded', 'false');
});

test('behind a sentence of which all stands a press shows its line, and no other sentence has one', async () => {
  await page.viewport(480, 800);
  await render(shown(answered));
  const source = page.getByRole('button', { name: 'From your résumé: show the line' });
  await source.click();
  await expect.element(page.getByText(LINE)).toBeVisible();
  expect(source.elements()).toHaveLength(0); // hides the line now
  expect(page.getByRole('button', { name: /the line$/ }).elements()).toHaveLength(1);
});

function placesOfWords(): string[] {
  const places: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('[aria-live]')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement!.closest('.sr-only')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, top } = range.getBoundingClientRect();
      places.push(`${word} ${Math.round(left)} ${Math.round(top)}`);
    }
  }
  return places;
}

test.each([320, 360, 480, 720])('in %i px no word moves when words are told as unproved', async (width) => {
  await page.viewport(width, 800);
  const plain = receive(asked, TEXT);
  const { rerender } = await render(shown(plain));
  const before = placesOfWords();
  await rerender(shown(['Google', 'team of 40', 'Engineering Excellence Award'].reduce(unproved, plain)));
  await expect.poll(() => page.getByRole('button', { name: /Check this/ }).elements()).not.toHaveLength(0);
  expect(placesOfWords()).toEqual(before);
});
