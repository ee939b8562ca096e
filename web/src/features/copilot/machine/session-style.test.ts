import type { StyleChoice } from '@pythia/contracts/style.ts';
import { describe, expect, test } from 'vitest';
import { NOW, pageOf } from '#answers/testing/timeline-events.ts';
import { ApiError } from '#api/api-error.ts';
import { paidCopilot } from '../copilot-kinds.ts';
import type { Copilot } from '../copilot.ts';
import { shownStyle, type StyleEvent } from './session-style.ts';
import { fakeClock, openAndHear, openWindow, styleEvent } from '../testing/open-window.ts';

fakeClock();

const shown = (copilot: Copilot) => shownStyle(copilot.session().style);
const PANEL = { choice: 3, name: 'Panel' } as const;
const TECHNICAL = { choice: 2, name: 'Technical round' } as const;
const NONE = { choice: null, name: null } as const;

describe('the style of a session', () => {
  test('is the one that was chosen here, before the server has taken it and after', async () => {
    const window = openWindow({ kind: paidCopilot });
    const taken = Promise.withResolvers<StyleEvent>();
    window.takesStyles(() => taken.promise);
    const copilot = openAndHear(window, 'Why us?');
    copilot.chooseStyle(PANEL);
    expect([shown(copilot), copilot.session().style.switched]).toEqual([PANEL, PANEL]);
    taken.resolve(styleEvent(3, NOW));
    await window.passes(1);
    expect([shown(copilot), copilot.session().style.wished]).toEqual([PANEL, null]);
  });

  test('of switches made in a row the last one counts, whatever is told meanwhile', async () => {
    const window = openWindow({ kind: paidCopilot });
    const sent: StyleChoice[] = [];
    const first = Promise.withResolvers<StyleEvent>();
    window.takesStyles((choice) => {
      sent.push(choice);
      return sent.length === 1 ? first.promise : Promise.resolve(styleEvent(choice, NOW + 2_000));
    });
    const copilot = openAndHear(window, 'Why us?');
    for (const style of [PANEL, NONE, TECHNICAL]) copilot.chooseStyle(style);
    window.tells({ event: styleEvent(3, NOW + 1_000) });
    expect(shown(copilot)).toEqual(TECHNICAL);
    first.resolve(styleEvent(3, NOW + 1_000));
    await window.passes(1);
    expect([sent, shown(copilot)]).toEqual([[3, 2], TECHNICAL]);
  });

  test('is what it was when the server refuses another one, and the window says so', async () => {
    const window = openWindow({ kind: paidCopilot });
    window.takesStyles(() =>
      Promise.reject(new ApiError({ kind: 'http', status: 409, detail: 'This session is over.' })),
    );
    const copilot = openAndHear(window, 'Why us?');
    window.tells({ event: styleEvent(2, NOW) });
    copilot.chooseStyle(PANEL);
    await window.passes(1);
    const { error, style } = copilot.session();
    expect([shown(copilot), error, style.switched]).toEqual([TECHNICAL, 'This session is over.', null]);
  });

  test('follows another window, and is read back after a reload; the newest switch counts', async () => {
    const window = openWindow({ kind: paidCopilot });
    window.hasTimeline(async () =>
      pageOf([
        { ...styleEvent(3, NOW), seq: 1 },
        { ...styleEvent(2, NOW + 2_000), seq: 2 },
      ]),
    );
    const copilot = window.open();
    copilot.start();
    await window.passes(1);
    expect(shown(copilot)).toEqual(TECHNICAL);
    window.tells({ event: styleEvent(3, NOW + 1_000) });
    expect(shown(copilot)).toEqual(TECHNICAL);
    window.tells({ event: styleEvent(null, NOW + 3_000) });
    expect([shown(copilot), copilot.session().style.switched]).toEqual([NONE, null]);
  });

  test('what is asked behind a switch waits until the server has taken it, or too long for that', async () => {
    const window = openWindow({ kind: paidCopilot });
    const taken = Promise.withResolvers<StyleEvent>();
    window.takesStyles(() => taken.promise);
    const copilot = openAndHear(window, 'Why us?');
    copilot.chooseStyle(PANEL);
    copilot.asking.getAnswer();
    await window.passes(0.9);
    expect(window.messages()).toEqual([]);
    taken.resolve(styleEvent(3, NOW));
    await window.passes(0);
    expect(window.messages()).toEqual(['Why us?']);
    window.takesStyles(() => new Promise(() => {}));
    copilot.chooseStyle(NONE);
    window.says('Why now?');
    copilot.asking.getAnswer();
    await window.passes(1.1);
    expect(window.messages()).toEqual(['Why us?', 'Why now?']);
  });

  test('what a switch did is said until something is asked', () => {
    const copilot = openAndHear(openWindow({ kind: paidCopilot }), 'Why us?');
    copilot.chooseStyle(PANEL);
    copilot.asking.getAnswer();
    expect(copilot.session().style.switched).toBeNull();
  });
});
