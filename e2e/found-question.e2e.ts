import { launchCopilot } from './launch-copilot.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

test('what was asked among other things is asked alone, and in other words where its reader writes them', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  const card = popup.getByRole('region', { name: 'Current question' });
  say('We also have a gym. What do you know about sourdough? Take your time.');
  await expect(card).toContainText('What do you know about sourdough?');
  await expect(card).not.toContainText('gym');
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  const asked = popup.getByRole('heading', { level: 2 });
  await expect(asked.first()).toHaveText('What do you know about sourdough?');

  say('How long do you prove a loath?');
  await expect(card).toContainText('How long do you prove a loath?');
  await card.getByRole('button', { name: 'Edit before asking' }).click();
  await popup.getByRole('textbox', { name: /^Question to ask/ }).fill('How long do you prove a loaf?');
  await popup.keyboard.press('Enter');
  await expect(asked.first()).toHaveText('How long do you prove a loaf?');
  await expect(card).not.toContainText('loath');
});
