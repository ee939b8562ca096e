import { MESSAGES } from '@pythia/contracts/messages.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signOut } from '#account/sign-out.ts';
import { interceptCalls, openPage, signInForTest } from '../../../testing/open-page.tsx';

const { getByRole, getByLabelText, getByText } = page;
const PASSWORD = 'Correct-horse-9';

beforeEach(() => signOut());

/** Polled. */
function answerVerified(): { verify: () => void } {
  let verified = false;
  interceptCalls(/^GET \/users\/signup$/, async () => Response.json({ verified }));
  return { verify: () => (verified = true) };
}

async function signUp(email: string): Promise<void> {
  await getByLabelText('Email').fill(email);
  await getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await getByLabelText('Confirm password').fill(PASSWORD);
  await getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(getByText(MESSAGES.signUpDone)).toBeVisible();
}

const comeBack = () => window.dispatchEvent(new Event('focus'));

test('the tab that signed up is signed in by itself once the link was opened elsewhere', async () => {
  const { email, password, call } = await signInForTest('free-user');
  await call('/users/me');
  signOut();
  interceptCalls(/^POST \/users\/signup$/, async () => Response.json({ message: MESSAGES.signUpDone }));
  const { verify } = answerVerified();
  const shown = await openPage('/signup');
  await getByLabelText('Email').fill(email);
  await getByLabelText('Password', { exact: true }).fill(password);
  await getByLabelText('Confirm password').fill(password);
  await getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(getByText(MESSAGES.signUpDone)).toBeVisible();
  expect(shown.address()).toBe('/signup');
  verify();
  comeBack();
  await expect.poll(shown.address).toBe('/free-dashboard');
});

test('after a reload it goes to the sign-in, with the address filled in', async () => {
  interceptCalls(/^POST \/users\/signup$/, async () => Response.json({ message: MESSAGES.signUpDone }));
  const { verify } = answerVerified();
  const shown = await openPage('/signup');
  await signUp('ada@example.com');
  await shown.openAgain();
  await expect.element(getByText(MESSAGES.signUpDone)).toBeVisible();
  verify();
  comeBack();
  await expect.element(getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.element(getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('one button stands out after a sign-up, and nobody new is welcomed back', async () => {
  interceptCalls(/^POST \/users\/signup$/, async () => Response.json({ message: MESSAGES.signUpDone }));
  answerVerified();
  await openPage('/signup');
  await signUp('ada@gmail.com');
  const shown = getByRole('main').element();
  const boxes = [...shown.querySelectorAll('a, button')].filter((control) => {
    const { backgroundColor, boxShadow } = getComputedStyle(control);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow.includes('inset');
  });
  expect(boxes.map((box) => [box.textContent, box.matches(':disabled')])).toEqual([
    ['Open Gmail', false],
    ['Please check your email', true], // the specification's
  ]);
  await getByRole('link', { name: 'Sign In' }).click();
  await expect.element(getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.element(getByText(/welcome back/i)).not.toBeInTheDocument();
});
