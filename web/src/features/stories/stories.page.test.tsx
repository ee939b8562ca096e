import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusOn, holdCalls, interceptCalls, openPage, signInForTest } from '../../../testing/open-page.tsx';

const PAGE = '/dashboard/stories';
const NOTES = 'night shift, the fridge broke. called Dr Okafor, moved 14 vaccines';
const CALL = /^POST \/openai\/playground\/$/;
const { getByRole, getByPlaceholder, getByLabelText } = page;

const box = () => getByPlaceholder('Enter your story prompts or ideas here...');
const output = () => getByRole('region', { name: 'Story', exact: true });
const bank = () => getByRole('region', { name: 'Your stories' });
const generate = () => getByRole('button', { name: /^Generat(e Story|ing\.\.\.)$/ });
const outputText = () => output().element().textContent;

/** Writes to its end, so that another may begin. */
async function write(notes: string, words: string): Promise<void> {
  await box().fill(notes);
  await userEvent.keyboard('{Enter}');
  await expect.poll(outputText).toContain(words);
  await expect.element(generate()).toHaveTextContent('Generate Story');
}

test('notes become a story, as the generator is described', async () => {
  await signInForTest('subscriber');
  const asked: unknown[] = [];
  interceptCalls(CALL, (send, { body } = {}) => {
    asked.push(JSON.parse(body as string));
    return send();
  });
  const held = holdCalls(CALL);
  await openPage(PAGE);
  await expect.element(getByRole('heading', { name: 'Your Story Prompts' })).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Generated Story' })).toBeVisible();
  await expect.element(box()).toHaveFocus();
  await expect.element(box()).toHaveAttribute('rows', '8');
  expect(outputText()).toBe('Your generated story will appear here...');
  await userEvent.keyboard('{Enter} {Enter}'); // empty, and a blank
  await box().fill(NOTES);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}all saved{Enter}');
  await expect.element(generate()).toHaveTextContent('Generating...');
  await expect.element(generate()).toBeDisabled();
  expect(outputText()).toBe('...');
  await userEvent.keyboard('{Enter}');
  held.letGo();
  await expect.element(generate()).toHaveTextContent('Generate Story');
  expect(outputText()).toContain('I called Dr Okafor, moved 14 vaccines.');
  expect(outputText()).toContain('All saved.');
  expect(output().element().querySelector('strong')?.textContent).toContain('Situation');
  const message = `Refine this job story based on these prompts: ${NOTES}\nall saved`;
  expect(asked).toEqual([{ model: 'gpt-4o-mini', message }]);
});

test('a writing that fails says why, and the story before it is a step away', async () => {
  await signInForTest('subscriber');
  await openPage(PAGE);
  await write(NOTES, 'I called Dr Okafor');
  const refused = Promise.withResolvers<void>();
  const letThrough = interceptCalls(CALL, async () => {
    await refused.promise;
    return Response.json({ detail: 'The service is out.' }, { status: 502 });
  });
  await box().fill('other notes');
  await userEvent.keyboard('{Enter}');
  await expect.poll(outputText).toBe('...'); // earlier text is gone
  refused.resolve();
  await expect.poll(outputText).toBe('Error generating story: The service is out.');
  await getByRole('button', { name: 'Show the previous story' }).click();
  await expect.poll(outputText).toContain('I called Dr Okafor');
  await expect.element(output()).toHaveFocus();
  letThrough();
  await focusOn(box());
  await userEvent.keyboard('{Enter}');
  await expect.poll(outputText).toContain('Other notes.');
  await getByRole('button', { name: 'Earlier version' }).click();
  await expect.poll(outputText).toContain('I called Dr Okafor');
});

test('a long story is followed to its end, can be stopped, and what came of it is kept', async () => {
  await signInForTest('subscriber');
  interceptCalls(CALL, async (_send, { signal } = {}) => {
    const lines = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}.\n\n`).join('');
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(lines));
        signal?.addEventListener('abort', () => stream.error(signal.reason)); // never ends by itself
      },
    });
    return new Response(body);
  });
  await openPage(PAGE);
  await box().fill(NOTES);
  await userEvent.keyboard('{Enter}');
  await expect.element(output().getByText('Line 60.')).toBeInViewport();
  await getByRole('button', { name: 'Stop' }).click();
  await expect.element(generate()).toHaveTextContent('Generate Story');
  await expect.element(box()).toHaveFocus();
  expect(outputText()).toContain('Line 60.');
});

test('what was changed by hand outlives another page and the next story', async () => {
  await signInForTest('subscriber');
  await openPage(PAGE);
  await write(NOTES, 'I called Dr Okafor');
  await getByRole('button', { name: 'Edit', exact: true }).click();
  await userEvent.keyboard('By hand.');
  await getByRole('link', { name: 'Jobs' }).click();
  await getByRole('link', { name: 'Stories' }).click();
  await expect.element(getByLabelText('Story text')).toHaveValue(expect.stringMatching(/By hand\.$/));
  await write('other notes', 'Other notes.');
  await expect.element(getByRole('group', { name: 'Versions' }).getByText(/3 of 3/)).toBeVisible();
  await getByRole('button', { name: 'Earlier version' }).click();
  await expect.poll(outputText).toContain('By hand.');
});

test('a story that is too long to keep says how long it may be', async () => {
  await signInForTest('subscriber');
  await openPage(PAGE);
  await write(
    `${NOTES}. ${'I moved one more vaccine and wrote it down. '.repeat(140)}`,
    'I called Dr Okafor',
  );
  await getByRole('button', { name: 'Save story' }).click();
  const dialog = getByRole('dialog');
  await dialog.getByLabelText('Title').fill('Long');
  const tooLong = dialog.getByText('A story can have at most 5,000 characters. Shorten it to save it.');
  await expect.element(tooLong).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabelText('Story', { exact: true }).fill('I moved one more.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(bank().getByRole('heading', { name: 'Long' })).toBeVisible();
});

test('without Pro the entries lead to the plans and the calls are refused', async () => {
  const user = await signInForTest('free-user');
  await openPage('/free-dashboard');
  for (const name of [/^AI Playground/, /^Stories/]) {
    const entry = getByRole('navigation').getByRole('link', { name });
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry).toHaveAttribute('href', expect.stringMatching(/^\/free-dashboard\/upgrade/));
  }
  expect((await user.call('/stories')).status).toBe(403);
});
