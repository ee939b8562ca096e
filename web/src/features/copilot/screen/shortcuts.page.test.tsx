import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import '../../../ui/theme.css';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { switchCharacterKeys } from '#browser/keys.ts';
import { signInForTest } from '../../../../testing/open-page.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { LINE_DIGITS, useShortcuts } from './shortcuts.ts';

const { getByRole, getByText } = page;

test('single characters do nothing once they are switched off; other keys go on', async () => {
  onTestFinished(() => switchCharacterKeys(true));
  const done: string[] = [];
  function Window() {
    useShortcuts(true, ({ action }) => done.push(action));
    return null;
  }
  const shown = await render(<Window />);
  await userEvent.keyboard('t5+{Escape}');
  switchCharacterKeys(false);
  await userEvent.keyboard('t5e/?A+- {Escape}');
  expect(done).toEqual(['fold-transcript', 'reach-line', 'resize-answer', 'stop', 'get-answer', 'stop']);
  await shown.unmount();
});

test('the list of keys switches them off, and then shows those that are left', async () => {
  onTestFinished(() => switchCharacterKeys(true));
  await signInForTest('free-user'); // the list also says how their questions are answered
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ShortcutList open onOpenChange={() => {}} digits={LINE_DIGITS} />
    </QueryClientProvider>,
  );
  await expect.element(getByText('Type a question')).toBeVisible();
  await getByRole('button', { name: 'Off' }).click();
  await expect.element(getByText('Type a question')).not.toBeInTheDocument();
  await expect.element(getByText('Stop the answer, or put away one that came by itself')).toBeVisible();
});
