// every screen, both themes, three widths: `npm run screenshots [name …]`; needs the app with /dev/mail at
// BASE_URL (http://localhost:8000)
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium } from '../../scripts/setup/find-program.mjs';
import { CHROMIUM_ARGS, NOT_MUTED, PLAYS_SOUND } from '../chromium-args.ts';
import { newToken, payForPro } from './account.ts';
import { shootFreeCopilot, shootPaidCopilot } from './copilot-screens.ts';
import { FREE_SCREENS } from './free-screens.ts';
import { FOLDER, picture, WIDTHS } from './picture.ts';
import { keepWork } from './kept-work.ts';
import { NEW_PRO_SCREENS, PRO_SCREENS } from './pro-screens.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import type { Screen } from './screen.ts';

const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:8000';
const THEMES = ['light', 'dark'] as const;
const WANTED = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  ignoreDefaultArgs: [NOT_MUTED],
  args: [...CHROMIUM_ARGS, PLAYS_SOUND],
});
try {
  for (const theme of THEMES) await shootTheme(browser, theme);
} finally {
  await browser.close();
}

async function shootTheme(inBrowser: Browser, theme: 'light' | 'dark'): Promise<void> {
  const visitor = await inBrowser.newContext({
    baseURL: BASE_URL,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  for (const screen of PUBLIC_SCREENS.filter(isWanted)) await shoot(visitor, screen, theme);
  const token = await newToken(visitor);
  await visitor.addInitScript((authToken) => localStorage.setItem('authToken', authToken), token);
  for (const screen of FREE_SCREENS.filter(isWanted)) await shoot(visitor, screen, theme);
  if (isWanted({ name: 'free-copilot' })) await shootFreeCopilot(visitor, theme);
  await payForPro(visitor, token);
  for (const screen of NEW_PRO_SCREENS.filter(isWanted)) await shoot(visitor, screen, theme);
  await keepWork(visitor, token);
  for (const screen of PRO_SCREENS.filter(isWanted)) await shoot(visitor, screen, theme);
  if (isWanted({ name: 'copilot' })) await shootPaidCopilot(visitor, theme);
  await visitor.close();
}

function isWanted({ name }: { name: string }): boolean {
  return WANTED.length === 0 || WANTED.includes(name);
}

async function shoot(context: BrowserContext, screen: Screen, theme: string): Promise<void> {
  const { name, path, arrange, prepare } = screen;
  for (const width of WIDTHS) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await arrange?.(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    if (response?.status() === 404 && !name.startsWith('not-found')) console.log(`${name}: not served here`);
    else {
      await prepare?.(page);
      await picture(page, `${name}-${width}-${theme}`);
    }
    await page.evaluate(() => sessionStorage.clear());
    await page.close();
  }
}
