import '../ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DOCUMENT_MESSAGES } from '@pythia/contracts/document-messages.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '#api/query-client.ts';
import { Toasts } from '#ui/toast.tsx';
import { focusOn, holdCalls, interceptCalls, noAnswer, signInForTest } from '../../testing/open-page.tsx';
import { Documents } from './documents.tsx';

const { getByRole, getByText, getByLabelText } = page;
const ADDING = /^POST \/documents$/;
const LISTING = /^GET \/documents$/;

const BRIEFING = new File(
  [
    '# Aldermoor\n\nThey sell water.\n\n## Prices\n\n40 pounds. <img src=x onerror="window.hit=1"> **Say no.**',
  ],
  'briefing.md',
);
const items = () => getByRole('list', { name: 'Your documents' }).getByRole('listitem');
const textOf = (part: Locator) => () => part.query()?.textContent;
const control = () => getByLabelText('Choose documents');

async function show({ mayAdd = true } = {}) {
  const element = (
    <main>
      <h1>Industry knowledge</h1>
      <Documents mayAdd={mayAdd} />
      <Toasts />
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** Rules of theme and width. */
const BY_LOOKS = ['color-contrast', 'target-size'];

/** All rules once; looks in both themes and three widths. */
async function expectAccessible(): Promise<void> {
  const root = document.documentElement;
  for (const [width, theme] of [
    [360, 'light'],
    [360, 'dark'],
    [800, 'light'],
    [1_440, 'dark'],
  ] as const) {
    await page.viewport(width, 800);
    root.dataset['theme'] = theme;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
    const isFirst = width === 360 && theme === 'light';
    const { violations } = await axe.run(
      isFirst ? { rules: { 'target-size': { enabled: true } } } : { runOnly: BY_LOOKS },
    );
    expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect.soft(root.scrollWidth).toBeLessThanOrEqual(width);
  }
  delete root.dataset['theme'];
}

test('a file is read while its name is shown, and is then listed, read as text alone, renamed, deleted and called back', async () => {
  const user = await signInForTest('subscriber');
  const held = holdCalls(ADDING);
  await show();
  await expect.element(getByText('No documents yet')).toBeVisible();
  await expectAccessible();
  await control().upload(BRIEFING);
  await expect.element(getByText('Reading briefing.md…')).toBeVisible();
  held.letGo();
  await expect.poll(textOf(items())).toMatch(/^briefing.*Markdown, 1 kB, 2 sections\. Added on/);
  await expectAccessible();

  await focusOn(getByRole('button', { name: 'Read briefing' }));
  await userEvent.keyboard('{Enter}');
  const dialog = getByRole('dialog', { name: 'briefing' });
  await expect.element(dialog.getByRole('heading', { name: 'Aldermoor › Prices' })).toBeVisible();
  await expect
    .element(dialog.getByText('40 pounds. <img src=x onerror="window.hit=1"> **Say no.**'))
    .toBeVisible();
  expect(dialog.element().querySelector('img, strong')).toBeNull();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('button', { name: 'Read briefing' })).toHaveFocus();

  await getByRole('button', { name: 'Rename briefing' }).click();
  await getByLabelText('Title').fill('Their briefing');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('heading', { name: 'Their briefing' })).toBeVisible();

  await focusOn(getByRole('button', { name: 'Delete Their briefing' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('No documents yet')).toBeVisible();
  await userEvent.keyboard('{Enter}'); // Undo has the focus
  await expect.poll(textOf(items())).toMatch(/^Their briefing/);
  expect((await (await user.call('/documents')).json()).documents).toHaveLength(1);
});

test('several files are read one after the other, and of those that cannot be it is said why', async () => {
  await signInForTest('subscriber');
  await show();
  const large = new File([new Uint8Array(5 * 1_024 * 1_024 + 1)], 'large.pdf');
  await control().upload([new File([new Uint8Array(100)], 'picture.png'), large, BRIEFING]);
  const problem = getByRole('alert');
  await expect.poll(textOf(problem)).toContain('2 files were not added.');
  await expect.poll(textOf(problem)).toContain(`picture.png: ${DOCUMENT_MESSAGES.unknown}`);
  await expect.poll(textOf(problem)).toContain(`large.pdf: ${MESSAGES.resumeTooLarge}`);
  await expect.poll(() => items().elements()).toHaveLength(1);
  await expectAccessible();
});

test('a reading that is given up adds nothing, and those that wait are given up with it', async () => {
  const user = await signInForTest('subscriber');
  const held = holdCalls(ADDING);
  await show();
  await control().upload([BRIEFING, new File(['Water.'], 'notes.txt')]);
  await expect.element(getByText('Reading briefing.md… 1 more waits.')).toBeVisible();
  await getByRole('button', { name: 'Cancel' }).click();
  await expect.element(getByText(/^Reading/)).not.toBeInTheDocument();
  held.letGo();
  expect((await (await user.call('/documents')).json()).documents).toEqual([]);
});

test('with all places taken there is none to drop a file on, and what of a document was not read is said', async () => {
  await signInForTest('subscriber');
  const document = {
    kind: 'pdf',
    bytes: 9_000,
    pages: 3,
    sections: 2,
    created_at: '2026-01-02T00:00:00.000Z',
  };
  const documents = Array.from({ length: LIMITS.documents }, (_, at) => ({
    ...document,
    id: `${at}`,
    title: `Report ${at}`,
    unread: { pages: at === 0 ? [2] : [], rest: false },
  }));
  interceptCalls(LISTING, async () => Response.json({ documents }));
  await show();
  await expect.element(getByText('You have 20 of 20 documents.')).toBeVisible();
  await expect.element(control()).not.toBeInTheDocument();
  await expect.poll(textOf(items().first())).toContain('No text was found on page 2: pictures are not read.');
  await expectAccessible();
});

test('without Pro the plans are a step away; what somebody has from before is theirs to read and to delete', async () => {
  await signInForTest('free-user');
  const document = { id: '1', title: 'Report', kind: 'text', bytes: 9, pages: null, sections: 1 };
  const told = { ...document, unread: { pages: [], rest: false }, created_at: '2026-01-02T00:00:00.000Z' };
  interceptCalls(LISTING, async () => Response.json({ documents: [told] }));
  await show({ mayAdd: false });
  await expect
    .element(getByRole('link', { name: 'See plans' }))
    .toHaveAttribute('href', expect.stringMatching(/for=documents$/));
  await expect.element(getByRole('button', { name: 'Delete Report' })).toBeVisible();
  await expect.element(control()).not.toBeInTheDocument();
  await expectAccessible();
});

test('a list that does not come says so, and is asked for again', async () => {
  await signInForTest('subscriber');
  const letThrough = interceptCalls(LISTING, noAnswer);
  await show();
  await expect.element(getByText('Your documents could not be loaded.')).toBeVisible();
  await expectAccessible();
  letThrough();
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByText('No documents yet')).toBeVisible();
});
