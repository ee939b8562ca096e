import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

/** Attribute of the only `tag`. */
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

it.each([
  ['a long text', { used: 0, max: 5_000 }, '0 / 5000'],
  ['a short text that is full', { used: 35, max: 35 }, '35 / 35'],
])('counts the characters of %s', (_, counter, shown) => {
  const html = renderToStaticMarkup(
    <Field label="Job Title" counter={counter}>
      <TextInput />
    </Field>,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain(shown);
});

it.each([35, 100])('does not count the characters of a text of at most %d before it is full', (max) => {
  const html = renderToStaticMarkup(
    <Field label="Company" counter={{ used: max - 1, max }}>
      <TextInput />
    </Field>,
  );
  expect(html).not.toContain('tabular-nums');
});
