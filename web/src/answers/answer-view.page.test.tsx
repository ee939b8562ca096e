import '../ui/theme.css';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnswerView } from './answer-view.tsx';
import { type Exchange, newExchange, receive } from './exchange.ts';

const ANSWER =
  'I cut the cost of our exports by 40 % in one quarter.\n\nAt Contoso, 12 services wrote to one queue, and it stalled ' +
  'whenever a customer imported a year of invoices. I split it by customer, replayed a Friday of traffic against it ' +
  'and moved the services over one at a time. No export was late after that, and nobody asked for the old queue.\n\n' +
  'What I took from it: measure first.';

const asked = newExchange(1, { text: 'Why us?', source: 'typed', lines: [] }, 0);
const shown = (exchange: Exchange) => (
  <div className="flex h-[700px] flex-col">
    <AnswerView exchange={exchange} />
  </div>
);

function placesOfWords(): Map<string, string> {
  const places = new Map<string, string>();
  const walker = document.createTreeWalker(document.querySelector('[aria-live]')!, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/\p{L}[\p{L}’]*(?=[^\p{L}’])/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, top, height } = range.getBoundingClientRect();
      places.set(`${count++} ${word}`, [left, top, height].map(Math.round).join(' '));
    }
  }
  return places;
}

beforeAll(() => document.fonts.load('16px "Inter Variable"'));

test.each([320, 360, 480, 720])('in %i px no word that was written moves while more is', async (width) => {
  await page.viewport(width, 800);
  let exchange = asked;
  const { rerender } = await render(shown(exchange));
  let before = new Map<string, string>();
  for (const token of ANSWER.match(/[\s\S]{1,6}/g)!) {
    exchange = receive(exchange, token);
    await rerender(shown(exchange));
    const now = placesOfWords();
    for (const [word, place] of before) expect(`${word} at ${now.get(word)}`).toBe(`${word} at ${place}`);
    before = now;
  }
  expect(before.size).toBeGreaterThan(60);
});

test('the first sentence is the largest, 20 to 22 px, and each further one begins a line', async () => {
  await page.viewport(800, 800);
  await render(shown(receive(asked, ANSWER)));
  const lines = [...document.querySelectorAll('[aria-live] p')];
  expect(lines.map((line) => line.textContent.slice(0, 8))).toEqual([
    'I cut th',
    'At Conto',
    'I split ',
    'No expor',
    'What I t',
  ]);
  const [first = 0, second = 0] = lines.map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(first).toBeGreaterThanOrEqual(20);
  expect(first).toBeLessThanOrEqual(22);
  expect(second).toBeLessThan(18);
  const numbers = [...document.querySelectorAll('[aria-live] b')];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['40 %', '12']);
});

test('in a low window the stories to choose from are all in sight', async () => {
  await page.viewport(480, 350);
  const exchange: Exchange = {
    ...receive(asked, 'I would like to choose the right example for that.'),
    status: 'done',
    note: 'Which story fits?',
    alternatives: [
      'Cut unplanned stops by 34% in a year by asking each shift',
      'When the main dryer failed two days before Christmas',
      'Talked the board out of a press that nobody on the floor wanted',
    ],
  };
  await render(
    // height left by the two rows above
    <div className="flex h-[260px] flex-col">
      <AnswerView folded exchange={exchange} actions={<button type="button">Retry</button>} />
    </div>,
  );
  const { bottom } = page.getByRole('region', { name: 'Suggested answer' }).element().getBoundingClientRect();
  const titles = page.getByRole('listitem').elements();
  expect(titles).toHaveLength(3);
  for (const title of titles) expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});
