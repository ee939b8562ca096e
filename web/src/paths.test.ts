import { expect, it } from 'vitest';
import { paidCounterpart } from './paths.ts';

it.each([
  ['/free-dashboard', '/dashboard'],
  ['/free-dashboard/interview-ai-free', '/dashboard/interview-ai'],
  ['/free-dashboard/resume', '/dashboard/resume'],
  ['/free-dashboard/settings/', '/dashboard/settings'],
  ['/free-dashboard/upgrade', '/dashboard/upgrade'],
  ['/free-dashboard/ai-playground', '/dashboard/ai-playground'],
  ['/free-dashboard/stories/', '/dashboard/stories'],
  ['/dashboard/stories', '/dashboard/stories'],
  ['/', '/dashboard'],
])('leads from %s to %s in the paid area', (path, counterpart) => {
  expect(paidCounterpart(path)).toBe(counterpart);
});
