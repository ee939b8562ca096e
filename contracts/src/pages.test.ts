import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPage, PAGES } from './pages.ts';

const paths = Object.values(PAGES);

test('the pages of the specification are pages, with a slash at their end too', () => {
  expect(paths).toEqual([
    '/',
    '/signin',
    '/signup',
    '/reset-password',
    '/password-reset',
    '/verify-email',
    '/dashboard',
    '/dashboard/interview-ai',
    '/dashboard/ai-playground',
    '/dashboard/jobs',
    '/dashboard/resume',
    '/dashboard/history',
    '/dashboard/stories',
    '/dashboard/your-stories',
    '/dashboard/prepare',
    '/dashboard/practise',
    '/dashboard/customization',
    '/dashboard/knowledge',
    '/dashboard/settings',
    '/dashboard/upgrade',
    '/dashboard/copilot',
    '/free-dashboard',
    '/free-dashboard/interview-ai-free',
    '/free-dashboard/resume',
    '/free-dashboard/history',
    '/free-dashboard/your-stories',
    '/free-dashboard/prepare',
    '/free-dashboard/practise',
    '/free-dashboard/customization',
    '/free-dashboard/knowledge',
    '/free-dashboard/ai-playground',
    '/free-dashboard/stories',
    '/free-dashboard/upgrade',
    '/free-dashboard/settings',
    '/free-dashboard/copilot',
    '/second-screen',
    '/privacy-policy',
    '/terms-and-conditions',
  ]);
  const withSlash = paths.filter((path) => path !== '/').map((path) => `${path}/`);
  expect([...paths, ...withSlash].filter((path) => !isPage(path))).toEqual([]);
});

test.each([
  '',
  '//',
  '/signin//',
  '//signin',
  'signin',
  '/SignIn',
  '/signin.html',
  '/signin?next=/',
  '/dashboard/nothing',
  '/free-dashboard/interview-ai',
  '/__proto__',
  '/constructor',
])('%j is none', (path) => {
  expect(isPage(path)).toBe(false);
});

test('whatever else is asked for is none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.stringMatching(/^[a-zA-Z0-9/._-]{1,12}$/), (path, more) => {
      const asked = `${path}${more}`;
      fc.pre(!paths.includes(asked.replace(/\/$/, '') as (typeof paths)[number]));
      expect(isPage(asked)).toBe(false);
    }),
  );
});
