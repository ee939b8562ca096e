import { holdRequests } from './hold-requests.ts';
import { newPerson, startSignedIn } from './people.ts';
import { expect, test } from './test.ts';

test('a chosen theme outlives a reload, and is there before any script', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const root = page.locator('html');
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).not.toHaveCSS('background-color', paper);

  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html[^>]*data-theme="dark"/);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Dark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('contentinfo').getByRole('button', { name: 'Same as the system' }).click();
  await expect(root).toHaveCSS('background-color', paper);
});

test('a collapsed sidebar stays collapsed', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard');
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home' });
  const wide = (await home.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect((await home.boundingBox())?.width).toBeLessThan(wide / 2);
});

test('what is typed into a page that is still loading is kept, and sent', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Typed-too-early-1');
  const button = page.getByRole('button', { name: 'Sign In' });
  await expect(button).toBeDisabled();
  await expect(page.locator('form')).toHaveAttribute('method', 'post');

  release();
  await expect(button).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await page.route('**/api/v1/login/access-token', (route) => route.fulfill({ json: {} }));
  const sent = page.waitForRequest('**/api/v1/login/access-token');
  await button.click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('username')).toBe('early@example.com');
  await expect(page.getByRole('alert')).toHaveText('Invalid response from server');
});

test('a letter that is typed in the moment in which a page comes alive is kept, and sent', async ({
  page,
}) => {
  await page.addInitScript(typeOnceTheTextIsTaken, 'm');
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@example.co');
  await page.getByLabel('Password', { exact: true }).fill('Typed-too-early-1');
  release();
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await page.route('**/api/v1/login/access-token', (route) => route.fulfill({ json: {} }));
  const sent = page.waitForRequest('**/api/v1/login/access-token');
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(new URLSearchParams((await sent).postData() ?? '').get('username')).toBe('early@example.com');
  await expect(page.getByRole('alert')).toHaveText('Invalid response from server');
});

/** Types in the first task after hydration has read the field. */
function typeOnceTheTextIsTaken(letter: string): void {
  const { prototype } = HTMLInputElement;
  const value = Object.getOwnPropertyDescriptor(prototype, 'value') as Required<PropertyDescriptor>;
  const { port1, port2 } = new MessageChannel();
  const type = () => {
    const field = document.querySelector<HTMLInputElement>('input[type=email]');
    value.set.call(field, `${field?.value}${letter}`);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  port1.addEventListener('message', type, { once: true });
  port1.start();
  Object.defineProperty(prototype, 'value', {
    ...value,
    set(this: HTMLInputElement, text: string) {
      if (this.type === 'email' && text === '' && this.value !== '') port2.postMessage('taken');
      value.set.call(this, text);
    },
  });
}
