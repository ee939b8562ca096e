import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
import { openPaidWindow, sharePaid } from './launch-paid.ts';
import { dropSockets, freezeApp, killApp, type Network, openNetwork } from './outages.ts';
import { type Visitor, startSignedIn, signInAsPro } from './people.ts';
import { appAgain, say } from './run-app.ts';
import { secondScreenLink } from './second-screen-link.ts';
import { expect, test } from './test.ts';
import { answered, askTyped } from './typed-question.ts';
import { comes, noteWhatComes, whatCame, whatIsShown } from './what-windows-show.ts';

/** Larger in `bench/same-session.ts`, which reads this output. */
const LINES = Number(process.env['E2E_LINES'] ?? 20);
const CUT_MS = Number(process.env['E2E_CUT_MS'] ?? 2_000);
const FREEZE_MS = Number(process.env['E2E_FREEZE_MS'] ?? 2_000);
/** Each network breaks in both ways, or one. */
const EVERY_WAY = process.env['E2E_EVERY_WAY'] === 'yes';
const LINES_AN_OUTAGE = 3;

test.use({
  expectedConsole: [
    'WebSocket connection',
    'ERR_CONNECTION',
    'ERR_EMPTY_RESPONSE',
    'Failed to load resource',
  ],
});
test.setTimeout(120_000 + LINES * 400 + 6 * CUT_MS + FREEZE_MS);

test('a session reads the same in its window, on another device and on a phone, through all that breaks', async ({
  page,
  context,
  browser,
}) => {
  const networks = await Promise.all([openNetwork(), openNetwork(), openNetwork()]);
  const [ownNetwork, deviceNetwork, phoneNetwork] = networks;
  const person = await signInAsPro(context);
  await startSignedIn(context, person, ownNetwork.origin);
  await sharePaid(page, context, 'What is said is told to the recogniser.', ownNetwork.origin);
  const popup = await openPaidWindow(page, context, person);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const device = await openDevice(browser, person, popup, deviceNetwork);
  const phone = await openPhone(browser, await secondScreenLink(popup), phoneNetwork);
  await popup.keyboard.press('Escape');
  const windows = { popup, device, phone };
  const everywhere = Object.values(windows);
  for (const window of everywhere) await noteWhatComes(window);

  let said = 0;
  const sayLine = () => say(`Line ${++said} of the talk.`);
  const arrived = (at: readonly Page[] = everywhere) =>
    Promise.all(at.map((window) => comes(window, `Line ${said} of the talk.`)));
  const talk = async (lines: number, at?: readonly Page[]) => {
    for (let line = 0; line < lines; line += 1) {
      sayLine();
      await arrived(at);
    }
  };
  const readTheSame = async () => {
    await arrived();
    const expected = Array.from({ length: Math.min(said, 10) }, (_, back) => said - back).toReversed();
    for (const window of everywhere)
      await expect
        .poll(async () => (await whatIsShown(window)).lines.slice(-expected.length))
        .toEqual(expected.map((line) => `Line ${line} of the talk.`));
    const { answer } = await whatIsShown(popup);
    for (const window of everywhere)
      await expect.poll(async () => (await whatIsShown(window)).answer).toBe(answer);
  };

  await test.step('while all is well', async () => {
    const memory = await Promise.all(everywhere.map(memoryOf));
    for (const part of [1, 2, 3, 4]) {
      await talk(Math.floor(LINES / 4));
      const megabytes = await Promise.all(memory.map((read) => read()));
      console.log(`same session: ${said} lines, ${part} of 4; MB of memory ${megabytes.join(' ')}`);
    }
    console.log(`same session: ${JSON.stringify(await apart(windows))}`);
    await askTyped(popup, 'Tell me about a time you had a conflict with a coworker.');
    await answered(popup);
    await readTheSame();
  });

  await test.step('a correction made on the device', async () => {
    const line = `Line ${said} of the talk.`;
    await device.getByRole('log').getByText(line).hover();
    await device.getByRole('button', { name: 'Correct this line' }).last().click();
    await device.getByRole('textbox', { name: 'Correct this line' }).fill('Line 0 of the talk.');
    await device.keyboard.press('Enter');
    for (const window of everywhere)
      await expect.poll(async () => (await whatIsShown(window)).lines.at(-1)).toBe('Line 0 of the talk.');
    sayLine();
    await arrived();
  });

  await test.step('a reload', async () => {
    await device.reload();
    sayLine();
    await noteWhatComes(device);
    await talk(9);
    await readTheSame();
  });

  for (const [name, window, network, way] of [
    ['the device', device, deviceNetwork, 'refuse'],
    ['the phone', phone, phoneNetwork, 'swallow'],
    ['the window that listens', popup, ownNetwork, 'refuse'],
  ] as const)
    for (const breaks of EVERY_WAY ? (['swallow', 'refuse'] as const) : [way])
      await test.step(`${name} behind a network that would ${breaks}`, async () => {
        network[breaks]();
        const others = everywhere.filter((other) => other !== window);
        if (window === popup) for (let line = 0; line < LINES_AN_OUTAGE; line += 1) sayLine();
        else await talk(LINES_AN_OUTAGE, others);
        await popup.waitForTimeout(CUT_MS);
        network.mend();
        await readTheSame();
      });

  await test.step('connections that break, a server that is killed, and one that stands still', async () => {
    dropSockets();
    await talk(LINES_AN_OUTAGE);
    await readTheSame();
    const again = appAgain();
    killApp();
    await again;
    await talk(LINES_AN_OUTAGE);
    await readTheSame();
    const goOn = freezeApp();
    await popup.waitForTimeout(FREEZE_MS);
    goOn();
    await talk(LINES_AN_OUTAGE);
    await readTheSame();
  });

  await Promise.all([device, phone].map((window) => window.context().close()));
  for (const network of networks) network.close();
});

/** Opens the window's address. */
async function openDevice(browser: Browser, person: Visitor, popup: Page, network: Network): Promise<Page> {
  const context = await browser.newContext();
  await startSignedIn(context, person, network.origin);
  const device = await context.newPage();
  await device.goto(popup.url().replace(new URL(popup.url()).origin, network.origin));
  await expect(device.getByRole('log')).toBeVisible();
  await expect(device.getByText('Another device or browser is listening')).toBeVisible();
  return device;
}

async function openPhone(browser: Browser, link: string, network: Network): Promise<Page> {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  const context = await browser.newContext({ viewport, userAgent, isMobile, hasTouch });
  const phone = await context.newPage();
  await phone.goto(link.replace(new URL(link).origin, network.origin));
  await expect(phone.getByText('Reading along')).toBeVisible();
  return phone;
}

/** Milliseconds after the first, by window. */
async function apart(windows: Readonly<Record<string, Page>>) {
  const came = await Promise.all(
    Object.entries(windows).map(async ([name, window]) => [name, await whatCame(window)] as const),
  );
  const words = Object.keys(came[0]![1]);
  const first = new Map(words.map((each) => [each, Math.min(...came.map(([, at]) => at[each]!))]));
  return came.map(([name, at]) => {
    const late = words.map((each) => at[each]! - first.get(each)!).toSorted((a, b) => a - b);
    return {
      name,
      lines: late.length,
      p50: late[late.length >> 1],
      p95: late[Math.floor(late.length * 0.95)],
    };
  });
}

/** @returns reads megabytes after garbage collection */
async function memoryOf(window: Page): Promise<() => Promise<number>> {
  const devtools: CDPSession = await window.context().newCDPSession(window);
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return Math.round(usedSize / 1e5) / 10;
  };
}
