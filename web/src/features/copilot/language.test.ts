import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { pageOf } from '#answers/testing/timeline-events.ts';
import { until } from './testing/look-at.ts';
import { fakeClock, openAndHear, openWindow } from './testing/open-window.ts';

fakeClock();

const heldIn = (language: string) => {
  const { session, ...page } = pageOf([]);
  return async () => ({ ...page, session: { ...session, language } });
};

describe('the language of a session', () => {
  test('is what the server says it is held in', async () => {
    const window = openWindow();
    window.hasTimeline(heldIn('ja'));
    const copilot = openAndHear(window, 'なぜ当社ですか？');
    await until(copilot, () => copilot.session().known);
    expect(copilot.session().language).toBe('ja');
  });

  test('is changed here at once, and on the server', () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.changeLanguage('ar');
    expect([copilot.session().language, window.changedTo]).toEqual(['ar', ['ar']]);
  });

  test('follows what another window changes it to, listening or reading along', () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    window.tells({ language: 'ja' });
    expect(copilot.session().language).toBe('ja');
    window.emits({ type: 'ended', reason: 'listened-elsewhere' });
    window.tells({ language: 'ar' });
    expect(copilot.session().language).toBe('ar');
  });

  test('stays as it was where the server takes no other', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    window.tells({ language: 'ja' });
    window.takesLanguages(async () => {
      throw new ApiError({ kind: 'network' });
    });
    copilot.changeLanguage('ar');
    await until(copilot, () => copilot.session().error !== null);
    expect(copilot.session().language).toBe('ja');
  });
});
