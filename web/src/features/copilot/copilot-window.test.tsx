import { MESSAGES } from '@pythia/contracts/messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropAuthToken, holdAuthToken } from '#account/auth-token.ts';
import { browserStorage } from '#browser/storage.ts';
import { CopilotWindow } from './copilot-window.tsx';
import { spokenCopilot } from '../../../testing/spoken-copilot.ts';
import { freeCopilot } from './copilot-kinds.ts';
import { soundUrl } from './open-copilot.ts';
import { paidCopilot } from './copilot-kinds.ts';
import type { CopilotKind } from './copilot-kinds.ts';

async function* answers() {
  yield { type: 'text' as const, text: 'An answer.' };
}

const inTwoHours = () => new Date(Date.now() + 7_199_500).toISOString();
const windowAt = (kind: CopilotKind, query: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/copilot?${query}`]}>
      <CopilotWindow kind={kind} />
    </MemoryRouter>,
  );

describe('the window of a session', () => {
  beforeEach(() => {
    holdAuthToken('t');
    vi.stubGlobal('window', { addEventListener: () => {}, location: { href: 'http://localhost/copilot' } });
    vi.stubGlobal('requestAnimationFrame', queueMicrotask);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['free', freeCopilot, 'session_id=s1&jobTitle=Baker&expires_at=', '120:00', 'Baker'],
    ['paid', paidCopilot, 'threadId=t1&expiresAt=', '02:00:00', 'Interview copilot'],
  ])('of the %s kind reads its own names and writes its own clock', (_, kind, query, clock, title) => {
    vi.useFakeTimers({ toFake: ['Date'] }); // rendering takes a moment
    const html = windowAt(kind, query + inTwoHours());
    vi.useRealTimers();
    expect(html).toContain(`>${clock}<`);
    expect(html).toContain(`>${title}</h1>`);
  });

  test('knows no session by the names of another kind', () => {
    expect(windowAt(paidCopilot, 'session_id=s1')).toContain(MESSAGES.missingSetup);
  });

  test('without a token says what its kind says', () => {
    dropAuthToken();
    expect(windowAt(freeCopilot, 'session_id=s1')).toContain(MESSAGES.missingSetup);
    const html = windowAt(paidCopilot, 'threadId=t1');
    expect(html).toContain(MESSAGES.authenticationFailed);
    expect(html).toContain('<li>Ensure an active subscription</li>');
  });

  test('that cannot begin says why', () => {
    vi.spyOn(browserStorage.local, 'key').mockImplementationOnce(() => {
      throw new Error('the storage is broken');
    });
    expect(windowAt(freeCopilot, 'session_id=s1')).toContain('Initialization failed: the storage is broken');
  });

  test.each([
    [
      'free',
      'http:',
      freeCopilot,
      'ws://localhost/api/v1/free/transcribe?token=t&session_id=s1&channel=interviewer',
    ],
    [
      'paid',
      'http:',
      paidCopilot,
      'ws://localhost/api/v1/utils/transcribe?token=t&thread_id=s1&channel=interviewer',
    ],
    [
      'paid',
      'https:',
      paidCopilot,
      'wss://localhost/api/v1/utils/transcribe?token=t&thread_id=s1&channel=interviewer',
    ],
  ])('of the %s kind sends its sound to its own socket, from a page at %s', (_, protocol, kind, url) => {
    window.location.href = `${protocol}//localhost/copilot`;
    expect(soundUrl(kind, 's1', { channel: 'interviewer' }).replace(/&client=[\w-]{16,64}/, '')).toBe(url);
  });
});

test('Get Answer goes by the rule of the kind, and says its sentence', () => {
  const asked: string[] = [];
  const { copilot, says } = spokenCopilot(paidCopilot, {
    streamAnswer: (_, question) => {
      asked.push(question);
      return answers();
    },
  });
  const close = copilot.start();
  says('Why us?');
  copilot.asking.toggleLine(0);
  copilot.asking.getAnswer();
  expect([asked, copilot.session().error]).toEqual([[], MESSAGES.selectTranscript]);
  copilot.asking.toggleLine(0);
  copilot.asking.getAnswer();
  expect(asked).toEqual(['Why us?']);
  close();
});
