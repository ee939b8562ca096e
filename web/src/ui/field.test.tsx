import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

/** The value of an attribute of the only `tag` in the markup. */
const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

it.each([
  ['text', <TextInput key="text" />],
  ['a password', <PasswordInput key="password" shown={false} />],
])('names the control for %s by its label, and describes it by its hint', (_, control) => {
  const html = renderToStaticMarkup(
    <Field label="Job Title" hint="Optional.">
      {control}
    </Field>,
  );
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'));
  expect(html).toContain(`<div id="${attribute(html, 'input', 'aria-describedby')}">Optional.</div>`);
  expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
});

it('marks a control with an error, which takes the place of the hint', () => {
  const html = renderToStaticMarkup(
    <Field label="Email" hint="Optional." error="No address.">
      <TextInput />
    </Field>,
  );
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  const note = html.slice(html.indexOf(`<div id="${attribute(html, 'input', 'aria-describedby')}">`));
  expect(note).toContain('No address.');
  expect(html).not.toContain('Optional.');
});

it('describes a control by nothing when there is nothing to say', () => {
  const html = renderToStaticMarkup(
    <Field label="Email">
      <TextInput />
    </Field>,
  );
  expect(html).not.toContain('aria-describedby');
});
