import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { MessageField } from './message-field.tsx';
import { TextArea } from './text-area.tsx';

function Notes() {
  const [text, setText] = useState('');
  return (
    <Field label="Notes">
      <TextArea maxLength={10} value={text} onChange={({ target }) => setText(target.value)} />
    </Field>
  );
}

function Message() {
  const [text, setText] = useState('');
  return (
    <MessageField
      aria-label="Message"
      maxLength={10}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onEnter={() => setText('')}
      onEscape={() => {}}
    />
  );
}

async function paste(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await userEvent.paste();
}

test('a text that is longer than its field says that it was cut, until it is changed', async () => {
  await render(<Notes />);
  const field = page.getByLabelText('Notes');
  const cut = page.getByText('The text was cut off at 10 characters.');
  await field.click();
  await paste('Just ten!!');
  await expect.element(field).toHaveValue('Just ten!!');
  await expect.element(cut).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}a{/Control}');
  await paste('Eleven here');
  await expect.element(field).toHaveValue('Eleven her');
  await expect.element(cut).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(cut).not.toBeInTheDocument();
});

test('so does a message, until it is sent', async () => {
  await render(<Message />);
  await page.getByLabelText('Message').click();
  await paste('Eleven here');
  const cut = page.getByText('The text was cut off at 10 characters.');
  await expect.element(cut).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(cut).not.toBeInTheDocument();
});
