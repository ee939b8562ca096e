import type { Page } from '@playwright/test';
import { newAddress, SHARED_PASSWORD } from '../people.ts';
import type { Screen } from './screen.ts';

export const PUBLIC_SCREENS: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'sign-in', path: '/signin' },
  { name: 'sign-in-refused', path: '/signin', prepare: signInWrongly },
  { name: 'sign-up', path: '/signup', prepare: (page) => passwordOf(page).fill('Oracle-1') },
  { name: 'sign-up-mismatch', path: '/signup', prepare: (page) => fillSignUp(page, 'another') },
  { name: 'sign-up-done', path: '/signup', prepare: signUpOnScreen },
  { name: 'verify-email-failed', path: '/verify-email' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'new-password', path: '/password-reset?token=any' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'mails', path: '/dev/mail' },
  {
    name: 'mail',
    path: '/dev/mail',
    prepare: (page) =>
      page
        .getByRole('link', { name: /@example/ })
        .first()
        .click(),
  },
];

function passwordOf(page: Page) {
  return page.getByLabel('Password', { exact: true });
}

async function fillSignUp(page: Page, confirmation = SHARED_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(newAddress());
  await passwordOf(page).fill(SHARED_PASSWORD);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

async function signUpOnScreen(page: Page): Promise<void> {
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Please check your email' }).waitFor();
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(newAddress());
  await passwordOf(page).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').waitFor();
}
