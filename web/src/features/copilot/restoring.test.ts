import { describe, expect, test } from 'vitest';
import { markdownText } from '#answers/streaming-markdown.ts';
import { answerEvent, lineEvent, NOW, pageOf, questionEvent } from '#answers/testing/timeline-events.ts';
import { ApiError } from '#api/api-error.ts';
import type { TimelinePage } from '#answers/testing/timeline-events.ts';
import { exchanges, shownLines, newest, until } from './testing/look-at.ts';
import { fakeClock, openAndHear, openWindow, SESSION_OVER, type TestWindow } from './testing/open-window.ts';

fakeClock();

const unknownSession = () => Promise.reject(new ApiError({ kind: 'http', status: 404 }));

describe('a copilot restores from the server', () => {
  test('what was said, asked and answered, page by page, and the job it was for', async () => {
    const window = openWindow();
    window.hasTimeline(async (after) =>
      after === 0
        ? pageOf([lineEvent(1, 'Why us?'), questionEvent(2, 'Why us?')], { next: 2 })
        : pageOf([answerEvent(3, 'question-2', 'Because.')]),
    );
    const copilot = window.open();
    copilot.start();
    await until(copilot, () => exchanges(copilot)[0]?.status === 'done');
    expect(shownLines(copilot)).toEqual(['Why us?']);
    expect(markdownText(newest(copilot).answer)).toBe('Because.');
    expect(copilot.session().jobTitle).toBe('Pilot');
  });

  test('without losing or doubling what is heard meanwhile', async () => {
    const window = openWindow();
    const timeline = Promise.withResolvers<TimelinePage>();
    window.hasTimeline(() => timeline.promise);
    const copilot = window.open();
    copilot.start();
    window.says('Two.', { id: 'line-2', at: NOW + 2 });
    window.says('Three.', { id: 'line-3', at: NOW + 3 });
    timeline.resolve(pageOf([lineEvent(1, 'One.'), lineEvent(2, 'Two.')]));
    await until(copilot, () => shownLines(copilot).length === 3);
    window.says('Three.', { id: 'line-3', at: NOW + 3 });
    expect(shownLines(copilot)).toEqual(['One.', 'Two.', 'Three.']);
  });
});

describe('a copilot of a session that the server does not know', () => {
  test.each([
    ['before its socket is refused', () => {}],
    ['after its socket was refused', (window: TestWindow) => window.emits(SESSION_OVER)],
  ])('says so at once, %s, and hears and asks nothing', async (_, happens) => {
    const window = openWindow();
    window.hasTimeline(unknownSession);
    const copilot = window.open();
    copilot.start();
    happens(window);
    await window.passes(0);
    expect(copilot.session().phase.name).toBe('unknown');
    expect(window.stopCapture).toHaveBeenCalled();
    copilot.asking.send('Why us?');
    expect(window.asked).toEqual([]);
  });

  test('is over where there are words to read, as those of a session that was deleted since', async () => {
    const window = openWindow();
    openAndHear(window, 'Why us?').save();
    window.hasTimeline(unknownSession);
    const copilot = window.open();
    copilot.start();
    await window.passes(0);
    expect([copilot.session().phase.name, shownLines(copilot)]).toEqual(['over', ['Why us?']]);
  });

  test('stays as it ended, where the server has told of it and deleted it since', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    await window.passes(60);
    window.hasTimeline(unknownSession);
    copilot.start();
    await window.passes(0);
    expect(copilot.session().phase.name).toBe('over');
  });
});
