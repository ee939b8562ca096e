import type { Locator, Page } from '@playwright/test';
import { answerInParts } from './answer-in-parts.ts';
import { endIn } from './end-session.ts';
import { launchCopilot, lines } from './launch-copilot.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    panelHeights?: Set<number>;
  }
}

/** Width, height, least share of an answer. */
const SMALL = [
  { width: 360, height: 480, share: 0.7 },
  { width: 400, height: 420, share: 0.7 },
  { width: 360, height: 740, share: 0.7 },
  { width: 480, height: 350, share: 0.62 },
  { width: 320, height: 568, share: 0.7 },
  { width: 800, height: 450, share: 0.7 },
];

const MARKDOWN = `I **led** it and saved [the amount], see [the notes](https://a.example) and rows[0].

- Measured *first*
- Split by \`tenant\`

\`\`\`ts
export const handler = async (event: QueueEvent, context: Context): Promise<void> => consumer.handleEverything(event, context);
\`\`\`

| Before | After |
|---|---|
| 900 ms | 140 ms |

${'A paragraph that goes on, so that there is more than fits. '.repeat(12)}`;

const PLAIN = `I led it and saved [the amount], see the notes and rows[0].

• Measured first
• Split by tenant`;

const answerIn = (popup: Page) => popup.getByRole('region', { name: 'Suggested answer' });

const QUESTION = 'How did you move the services, and what did it cost?';
const LONG_QUESTION = `${QUESTION} ${'Tell me more about it, please. '.repeat(30)}`;

async function answerWith(popup: Page, text: string, question = QUESTION): Promise<void> {
  await popup.route('**/api/v1/free/chat', (route) =>
    route.fulfill(answerInParts({ type: 'text', text }, { type: 'alternative', text: 'I baked at Binns.' })),
  );
  await popup.keyboard.press('/');
  await popup.getByLabel('Your question').fill(question);
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
}

async function reopenWith(popup: Page, texts: string[]): Promise<void> {
  const key = `pythia_copilot:${new URL(popup.url()).searchParams.get('session_id')}:heard:0`;
  const heard = texts.map((text, at) => ({ id: `before-${at}`, at: Date.now() - 60_000 + at, text }));
  await popup.addInitScript(
    ([name, value]) => localStorage.setItem(name!, value!),
    [key, JSON.stringify(heard)],
  );
  await popup.reload();
  await expect(popup.getByRole('log')).toContainText(texts.at(-1)!);
}

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('it has no box');
  return {
    left: box.x,
    top: box.y,
    right: box.x + box.width,
    bottom: box.y + box.height,
    height: box.height,
  };
}

test('a small window gives the answer most of its room, and everything else stays in reach', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await reopenWith(popup, ['Tell me about a time you had a conflict with a coworker.']);
  await answerWith(popup, MARKDOWN);
  for (const { share, ...size } of SMALL) {
    await test.step(`${size.width}×${size.height}`, async () => {
      await popup.setViewportSize(size);
      await expect(popup.getByRole('button', { name: 'Expand the transcript' })).toBeVisible();
      const bar = popup.getByRole('banner').first();
      const level = bar.locator('[style*="--lit"]').first();
      for (const part of [level, bar.getByRole('status'), bar.getByRole('timer')])
        await expect(part).toBeInViewport({ ratio: 1 });
      const asked = answerIn(popup).getByRole('heading', { name: QUESTION });
      await expect(asked).toBeInViewport({ ratio: 1 });

      const parts = [bar, lines(popup), popup.getByRole('button', { name: /^Get Answer/ }), answerIn(popup)];
      const boxes = await Promise.all(parts.map(boxOf));
      for (const [at, one] of boxes.entries()) {
        expect(one.left >= 0 && one.right <= size.width && one.bottom <= size.height).toBe(true);
        for (const other of boxes.slice(at + 1)) {
          const apart =
            one.bottom <= other.top ||
            other.bottom <= one.top ||
            one.right <= other.left ||
            other.right <= one.left;
          expect(apart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true);
        }
      }
      expect(boxes[3]!.height / size.height).toBeGreaterThanOrEqual(share);
    });
  }
});

test.describe('with a model that fails', () => {
  test.use({ expectedConsole: ['status of 502'] });

  test('a long question takes two rows of the answer’s room, of which it scrolls, and an error leaves most of it', async ({
    page,
    context,
  }) => {
    const { popup } = await launchCopilot(page, context);
    await answerWith(popup, MARKDOWN, LONG_QUESTION);
    for (const { share, ...size } of SMALL.slice(0, 2)) {
      await test.step(`${size.width}×${size.height}`, async () => {
        await popup.setViewportSize(size);
        const asked = answerIn(popup).getByRole('heading', { name: QUESTION });
        const { bottom } = await boxOf(asked);
        const answer = await boxOf(answerIn(popup));
        expect(answer.height / size.height).toBeGreaterThanOrEqual(share);
        expect(bottom - answer.top).toBeLessThan(60);
        await asked.evaluate((words) => words.scrollTo(0, words.scrollHeight));
        expect(await asked.evaluate((words) => words.scrollTop)).toBeGreaterThan(100);
      });
    }
    await popup.route('**/api/v1/free/chat', (route) =>
      route.fulfill({ status: 502, json: { detail: 'No.' } }),
    );
    await popup.keyboard.press('r');
    await expect(answerIn(popup).getByRole('alert')).toHaveText('No.');
    expect((await boxOf(answerIn(popup))).height / 420).toBeGreaterThanOrEqual(0.7);
    await answerIn(popup).getByRole('button', { name: 'Retry' }).click();
    await popup.keyboard.press('t');
    await expect(lines(popup).first()).toBeHidden();
    await expect(popup.getByRole('region', { name: 'Current question' })).toBeVisible();
  });
});

test('with text twice as large nothing of a small window is lost, whether the text grows or the window shrinks', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await answerWith(popup, MARKDOWN);
  const zoomed = [
    { width: 400, height: 420, text: '200%' },
    { width: 360, height: 480, text: '200%' },
    { width: 280, height: 240, text: '100%' },
    { width: 300, height: 210, text: '100%' },
  ];
  for (const { text, ...size } of zoomed) {
    await test.step(`${size.width}×${size.height} at ${text}`, async () => {
      await popup.setViewportSize(size);
      await popup.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), text);
      await expectReachable(popup, size.width);
    });
  }
  await endIn(popup, 1);
  await expect(popup.getByText(/^Session expired/)).toBeVisible();
  await expectReachable(popup, 300);
});

/** Every control can be scrolled to; nothing overflows. */
async function expectReachable(popup: Page, width: number): Promise<void> {
  await expect(answerIn(popup)).toBeVisible();
  for (const part of [
    ...(await popup.getByRole('button').filter({ visible: true }).all()),
    popup.getByRole('timer'),
    popup.getByRole('banner').first().getByRole('status'),
    answerIn(popup).getByText('led', { exact: true }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.5 }); // taller parts scroll on
    const { left, right } = await boxOf(part);
    expect(left >= 0 && right <= width, `${await part.innerText()} from ${left} to ${right}`).toBe(true);
  }
}

test('words that arrive move nothing where the transcript is folded', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await popup.setViewportSize({ width: 360, height: 740 });
  await expect(popup.getByRole('button', { name: 'Expand the transcript' })).toBeVisible();
  await popup.evaluate(() => {
    const panel = document.querySelector('[aria-label="Interviewer"]')!;
    window.panelHeights = new Set();
    new ResizeObserver(() => window.panelHeights?.add(panel.getBoundingClientRect().height)).observe(panel);
  });
  say('Tell me about a time you had a conflict with a coworker.');
  await expect(lines(popup)).toHaveCount(1, { timeout: 20_000 }); // the recogniser's time
  await expect(lines(popup)).toHaveAttribute('aria-pressed', 'true');
  expect(await popup.evaluate(() => window.panelHeights?.size)).toBe(1);
});

test('a low window shows all of itself at once, near its end without sound and when it is over', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await popup.setViewportSize({ width: 480, height: 350 });
  await answerWith(popup, MARKDOWN);
  await page.close(); // and its share
  await endIn(popup, 110);
  await expect(popup.getByRole('button', { name: 'Share again' })).toBeVisible();
  await expect(popup.getByRole('button', { name: /^Continue with a new session/ })).toBeVisible();
  await expectUnscrolled(popup);
  await expect(popup.getByRole('button', { name: 'Type a question' })).toBeInViewport({ ratio: 1 });

  await endIn(popup, 1);
  await expect(popup.getByText(/^Session expired/)).toBeVisible();
  await expect(popup.getByRole('button', { name: /trials left$/ })).toBeVisible();
  await expectUnscrolled(popup);
  expect((await boxOf(answerIn(popup))).height).toBeGreaterThan(100);
});

const expectUnscrolled = (popup: Page) =>
  expect.poll(() => popup.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);

test('the folded transcript shows its newest line, and unfolds for this window by a key or a click', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await popup.setViewportSize({ width: 360, height: 740 });
  await reopenWith(
    popup,
    Array.from({ length: 30 }, (_, n) => `This is what was asked in line ${n}.`),
  );
  await expect(lines(popup)).toHaveText(/line 29/);
  await expect(lines(popup)).toHaveAttribute('aria-pressed', 'true');
  await lines(popup).click();
  await expect(lines(popup)).toHaveAttribute('aria-pressed', 'false');

  await popup.keyboard.press('t');
  await expect(popup.getByRole('button', { name: 'Collapse the transcript' })).toBeVisible();
  await expect(lines(popup)).toHaveCount(30);
  await popup.reload();
  await expect(lines(popup)).toHaveCount(30);
  await expectNothingCovered(popup);
  await popup.getByRole('button', { name: 'Collapse the transcript' }).click();
  await expect(lines(popup)).toHaveCount(1);
  await popup.keyboard.press('?');
  await expect(
    popup.getByRole('dialog').getByText('Collapse the transcript to its newest line'),
  ).toBeVisible();
});

/** Checks a line's time and the newest-line button. */
async function expectNothingCovered(popup: Page): Promise<void> {
  const line = lines(popup).last();
  await line.hover();
  const time = line.locator('time');
  await expect(time).toHaveCSS('opacity', '1');
  await expect(time).toHaveText(/\d:\d\d/);
  const covered = await time.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element.previousElementSibling!);
    return [...range.getClientRects()].some(
      (word) =>
        word.right > own.left && word.left < own.right && word.bottom > own.top && word.top < own.bottom,
    );
  });
  expect(covered).toBe(false);

  await popup.mouse.wheel(0, -2_000);
  const jump = popup.getByRole('button', { name: 'Jump to newest' });
  await jump.hover();
  await expect(jump).toHaveCSS('background-color', /^rgb\(/);
}

test('the caret stands beside the last word of what is being written', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  const caret = popup.locator('[data-caret]');
  for (const [what, body] of Object.entries({
    'a paragraph': 'I led the team of five.',
    'a list': 'So:\n\n- One thing\n- Another thing',
    'a table': '| a | b | c |\n|---|---|---|\n| one | two thing',
    code: '```ts\nconst all = thing',
    'a gap': 'It saved [the amount of thing',
  })) {
    await test.step(what, async () => {
      await popup.evaluate((text) => {
        window.fetch = async () =>
          new Response(new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode(text)) }));
      }, body);
      await popup.getByLabel('Your question').fill('Why?');
      await popup.keyboard.press('Enter');
      await expect(caret).toHaveCount(1);
      const offset = await caret.evaluate((element) => {
        const block = element.closest('[aria-live]')!;
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        let last: Node | null = null;
        while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) last = texts.currentNode;
        const range = document.createRange();
        range.selectNodeContents(last!);
        const word = [...range.getClientRects()].at(-1)!;
        const drawn = element.firstElementChild!.getBoundingClientRect();
        return {
          right: drawn.left - word.right,
          middle: (drawn.top + drawn.bottom - word.top - word.bottom) / 2,
        };
      });
      expect(offset.right).toBeGreaterThanOrEqual(0);
      expect(offset.right).toBeLessThan(12);
      expect(Math.abs(offset.middle)).toBeLessThan(8);
      await popup.getByRole('button', { name: 'Stop' }).click();
      await expect(caret).toHaveCount(0);
    });
  }
});

test('an answer is copied as clean text and as rich text, and shows where it goes on', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerWith(popup, MARKDOWN);
  await popup.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(popup.getByRole('button', { name: 'Copied' })).toBeVisible();
  const { text, html } = await popup.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const flavour = async (type: string) => (await item!.getType(type)).text();
    return { text: await flavour('text/plain'), html: await flavour('text/html') };
  });
  expect(text.startsWith(PLAIN)).toBe(true);
  expect(text).not.toMatch(/[*`|]|Binns/);
  expect(html).toContain(
    '<p>I <strong>led</strong> it and saved [the amount], see <a href="https://a.example/"',
  );
  expect(html).toContain('<li>Measured <em>first</em></li>');
  expect(html).not.toMatch(/class=|Binns/);

  await popup.setViewportSize({ width: 480, height: 350 });
  const more = popup.locator('[data-more-below]');
  await expect(more).toBeVisible();
  const code = popup.getByRole('region', { name: 'Code in ts' });
  await code.focus();
  await popup.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await answerIn(popup).focus();
  await popup.keyboard.press('End');
  await expect(more).toHaveCount(0);
  await popup.keyboard.press('Home');
  await expect(more).toBeVisible();
});
