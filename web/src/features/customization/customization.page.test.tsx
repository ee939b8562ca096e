import type { Customization } from '@pythia/contracts/customization.ts';
import { SHIPPED_STYLES } from '@pythia/contracts/style.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query-client.ts';
import { signOut } from '#account/sign-out.ts';
import { applyEyes, readEyes } from '#browser/eyes.ts';
import { USUAL_CUSTOMIZATION } from '@pythia/contracts/customization.ts';
import {
  focusOn,
  interceptCalls,
  noAnswer,
  openPage,
  signInForTest,
  type TestUser,
} from '../../../testing/open-page.tsx';

const PAID = '/dashboard/customization';
const { getByRole, getByLabelText, getByText } = page;

const saved = async ({ call }: TestUser): Promise<Customization> => (await call('/customization')).json();
const pressed = (group: string, name: string) =>
  getByRole('group', { name: group }).getByRole('button', { name });
const undo = getByRole('button', { name: 'Undo' }).first();

const eventOf = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function interceptPreviews() {
  const asked: { question: string; by: string; style: { form: string; tone: string } }[] = [];
  interceptCalls(/^POST \/customization\/preview$/, async (_send, asking) => {
    asked.push(JSON.parse(asking?.body as string));
    const { by, style } = asked.at(-1)!;
    const events = [
      eventOf('mark', { exchange_id: null, answered_by: by, stood_in: null, form: style.form }),
      eventOf('text', { text: `As ${style.form}.` }),
      eventOf('end', { state: 'complete', usage: null }),
    ];
    return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
  });
  return asked;
}

test('what is changed of a style is saved by itself, taken back by Undo and reset as it came', async () => {
  const asked = interceptPreviews();
  const user = await signInForTest('subscriber');
  const shown = await openPage(PAID);
  await getByRole('button', { name: '3 Technical round' }).click();
  await getByLabelText('Name of this style').fill('System design');
  await pressed('Form', 'STAR').click();
  await getByLabelText('Words you avoid').fill('synergy');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Saved as you change it')).toBeVisible();
  await expect
    .poll(async () => (await saved(user)).styles[2])
    .toMatchObject({
      name: 'System design',
      style: { form: 'star', avoid: ['synergy'] },
    });
  await expect.element(getByText('As star.')).toBeVisible();
  expect(asked.every(({ by }) => by === 'coach')).toBe(true);

  await undo.click();
  await expect.element(getByRole('button', { name: 'Remove synergy' })).not.toBeInTheDocument();
  await expect.poll(async () => (await saved(user)).styles[2].style.avoid).toEqual([]);
  await shown.openAgain();
  await getByRole('button', { name: '3 System design' }).click();
  await expect.element(pressed('Form', 'STAR')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(getByRole('button', { name: 'Remove synergy' })).not.toBeInTheDocument();
  await getByRole('button', { name: 'Reset this style' }).click();
  await expect.poll(async () => (await saved(user)).styles[2]).toEqual(SHIPPED_STYLES[2]);
});

test.each([
  ['at a press', () => getByRole('button', { name: 'Try again' }).click()],
  ['by itself', async () => {}],
])('a change that did not reach the server is kept, and sent again %s', async (_how, ask) => {
  interceptPreviews();
  const user = await signInForTest('subscriber');
  await openPage(PAID);
  const letThrough = interceptCalls(/^PUT \/customization$/, noAnswer);
  await pressed('Tone', 'Formal').click();
  await expect.element(getByText('Not saved', { exact: true })).toBeVisible();
  await expect.element(pressed('Tone', 'Formal')).toHaveAttribute('aria-pressed', 'true');
  letThrough();
  await ask();
  await expect.poll(async () => (await saved(user)).styles[0].style.tone).toBe('formal');
  await expect.element(getByText('Saved as you change it')).toBeVisible();
});

test('what another window has changed meanwhile is shown, and nothing is written over it', async () => {
  interceptPreviews();
  const user = await signInForTest('subscriber');
  await openPage(PAID);
  const stop = interceptCalls(/^PUT \/customization$/, async (send) => {
    stop();
    await user.call('/customization', 'PUT', { ...USUAL_CUSTOMIZATION, current: 3, version: 0 });
    return send();
  });
  await pressed('Tone', 'Formal').click();
  await expect.element(getByText(/^Your choices were changed in another window/).first()).toBeVisible();
  await expect.element(getByLabelText('Sessions start with')).toHaveValue('3');
  await expect.element(pressed('Tone', 'Formal')).toHaveAttribute('aria-pressed', 'false');
});

test('Undo takes back nothing that another window has saved since', async () => {
  interceptPreviews();
  const user = await signInForTest('subscriber');
  await openPage(PAID);
  await pressed('Tone', 'Formal').click();
  await expect.poll(async () => (await saved(user)).styles[0].style.tone).toBe('formal');
  const elsewhere = { ...(await saved(user)), vocabulary: [{ word: 'Pythia' }] };
  await user.call('/customization', 'PUT', elsewhere);
  await queryClient.invalidateQueries(); // returning refetches
  await expect.element(getByText('1 of 200')).toBeVisible();
  await undo.click();
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await expect.element(getByText('1 of 200')).toBeVisible();
  await pressed('Tone', 'Plain').click();
  await expect.poll(async () => (await saved(user)).styles[0].style.tone).toBe('plain');
  expect((await saved(user)).vocabulary).toEqual([{ word: 'Pythia' }]);
});

test('what does not fit of a pasted list stays in its box', async () => {
  interceptPreviews();
  const user = await signInForTest('subscriber');
  const vocabulary = Array.from({ length: 199 }, (_, n) => ({ word: `Word ${n}` }));
  await user.call('/customization', 'PUT', { ...USUAL_CUSTOMIZATION, vocabulary, version: 0 });
  await openPage(PAID);
  await getByRole('button', { name: 'Paste a list' }).click();
  await getByLabelText('A list of words').fill('One\nTwo, too\nThree');
  await getByRole('button', { name: 'Add 3 words' }).click();
  await expect.element(getByText('1 word is added.')).toBeVisible();
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent('These 2 words do not fit: remove others first.');
  await expect.element(getByLabelText('A list of words')).toHaveValue('Two, too\nThree');
});

test('words for the ears are added, pasted as a list, and removed with a way back', async () => {
  interceptPreviews();
  const user = await signInForTest('subscriber');
  await openPage(PAID);
  await getByLabelText('Word', { exact: true }).fill('Pythia');
  await getByLabelText('Sounds like (optional)').fill('pith ear');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByLabelText('Word', { exact: true })).toHaveFocus();
  const opensList = getByRole('button', { name: 'Paste a list' });
  await opensList.click();
  await expect.element(getByLabelText('A list of words')).toHaveFocus();
  await getByRole('button', { name: 'Cancel' }).click();
  await expect.element(opensList).toHaveFocus();
  await opensList.click();
  await getByLabelText('A list of words').fill('kubectl, cube control\nDelphi');
  await getByRole('button', { name: 'Add 2 words' }).click();
  await expect.element(getByText('3 of 200')).toBeVisible();
  await getByRole('button', { name: 'Remove kubectl' }).click();
  await expect.element(getByText('2 of 200')).toBeVisible();
  await focusOn(getByRole('dialog').getByRole('button', { name: 'Undo' })); // the dialog may be on its way in
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('3 of 200')).toBeVisible();
  await expect
    .poll(async () => (await saved(user)).vocabulary)
    .toEqual([
      { word: 'Pythia', sounds_like: 'pith ear' },
      { word: 'kubectl', sounds_like: 'cube control' },
      { word: 'Delphi' },
    ]);
});

test('what suits the eyes counts in every browser of a subscriber, wherever it is chosen, and goes with them', async () => {
  interceptPreviews();
  onTestFinished(() => applyEyes(USUAL_CUSTOMIZATION.eyes));
  const user = await signInForTest('subscriber');
  const shown = await openPage(PAID);
  await pressed('Density', 'Compact').click();
  await pressed('Side of the transcript', 'Right').click();
  await getByRole('group', { name: 'Size of answers' }).getByRole('button', { name: 'Larger' }).click();
  const eyes = {
    ...USUAL_CUSTOMIZATION.eyes,
    answer_size: 115,
    density: 'compact',
    transcript_side: 'right',
  };
  await expect.poll(async () => (await saved(user)).eyes).toEqual(eyes);
  await shown.close();
  applyEyes(USUAL_CUSTOMIZATION.eyes); // another browser

  await openPage('/dashboard/settings');
  const size = getByRole('group', { name: 'Size of answers' });
  await expect.element(size).toHaveTextContent('115%');
  await size.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(async () => (await saved(user)).eyes).toEqual({ ...eyes, answer_size: 130 });

  signOut();
  expect(readEyes()).toEqual(USUAL_CUSTOMIZATION.eyes); // the next user has none of it
});

test('without Pro everything can be tried, nothing is kept, and the way to the plans says why', async () => {
  const asked = interceptPreviews();
  const user = await signInForTest('free-user');
  const shown = await openPage('/free-dashboard/customization', { width: 360, height: 740 });
  await pressed('Form', 'One sentence').click();
  await expect.element(getByText('As one-liner.')).toBeVisible();
  await expect.element(getByText('Not saved: you are trying it out')).toBeVisible();
  await getByLabelText('Question', { exact: true }).selectOptions('A question of my own');
  await getByLabelText('Your own question').fill('Why us?');
  await getByRole('button', { name: 'Answer anew' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ question: 'Why us?', style: { form: 'one-liner' } });
  expect(await saved(user)).toMatchObject({ version: 0, styles: SHIPPED_STYLES });
  await getByRole('link', { name: 'See the plans' }).click();
  await expect.element(getByText(/Customization Suite, are part of Pro/)).toBeVisible();
  expect(shown.address()).toBe('/free-dashboard/upgrade?for=customization');
});

test.each([360, 800])(
  'at %d px the preview stays beside the control that is used, and covers none',
  async (width) => {
    interceptPreviews();
    await signInForTest('subscriber');
    await openPage(PAID, { width, height: 740 });
    const preview = getByRole('region', { name: /^Preview: / });
    await expect.element(preview).toBeVisible();
    for (const label of ['Name of this style', 'Words you avoid', 'Your own wishes']) {
      const field = getByLabelText(label).element() as HTMLElement;
      field.scrollIntoView({ block: 'nearest' });
      field.focus();
      const [shown, used] = [preview.element(), field].map((part) => part.getBoundingClientRect());
      expect(shown!.top).toBeGreaterThanOrEqual(used!.bottom);
      expect(shown!.bottom).toBeLessThanOrEqual(innerHeight);
      expect(used!.top).toBeGreaterThanOrEqual(0);
    }
  },
);
