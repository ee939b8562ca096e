import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from './alert.tsx';
import { givesFocusOn, takesFocus } from './passing-focus.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

const button = (name: string) => page.getByRole('button', { name });

function Editing() {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <button onClick={() => setEditing(true)}>Edit</button>
      {editing && (
        <form action={() => setEditing(false)}>
          <textarea ref={takesFocus} aria-label="Words" defaultValue="as heard" />
          <button>Save</button>
        </form>
      )}
    </>
  );
}

test('a field that appears has the focus and its caret at the end; what opened it has the focus again', async () => {
  await render(<Editing />);
  await button('Edit').click();
  await userEvent.keyboard('!');
  await expect.element(page.getByLabelText('Words')).toHaveValue('as heard!');
  await button('Save').click();
  await expect.element(button('Edit')).toHaveFocus();
});

test('a focus that has moved on is left where it is when the field goes', async () => {
  await render(
    <>
      <Editing />
      <button>Elsewhere</button>
    </>,
  );
  await button('Edit').click();
  const form = page.getByLabelText('Words').element().closest('form')!;
  button('Elsewhere').element().focus();
  form.requestSubmit();
  await expect.element(page.getByLabelText('Words')).not.toBeInTheDocument();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

function Notice() {
  const [shown, setShown] = useState(true);
  return (
    <section tabIndex={-1} data-focus-after data-testid="around">
      {shown && (
        <button ref={givesFocusOn} onClick={() => setShown(false)}>
          Undo
        </button>
      )}
    </section>
  );
}

test('a control that is gone once pressed leaves the focus to what stands around it', async () => {
  await render(<Notice />);
  await button('Undo').click();
  await expect.element(page.getByTestId('around')).toHaveFocus();
});

function Failure() {
  const [shown, setShown] = useState(true);
  const action = <button onClick={() => setShown(false)}>Try again</button>;
  return (
    <section tabIndex={-1} data-focus-after data-testid="around">
      {shown && (
        <div tabIndex={-1} data-focus-after>
          <Alert tone="danger" title="It could not be read." action={action} />
        </div>
      )}
    </section>
  );
}

test('a notice that is gone with all around it, once its button is pressed, leaves the focus to what stays', async () => {
  await render(<Failure />);
  await button('Try again').click();
  await expect.element(page.getByTestId('around')).toHaveFocus();
});

function Steps() {
  const [step, setStep] = useState(1);
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Step {step}
      </h2>
      <button onClick={() => setStep(step + 1)}>Next</button>
    </>
  );
}

test('a heading has the focus when its step changes, and not when the page opens with it', async () => {
  await render(<Steps />);
  expect(document.activeElement).toBe(document.body);
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: 'Step 2' })).toHaveFocus();
});
