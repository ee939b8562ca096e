import type { Page } from '@playwright/test';
import { click, type Screen } from './screen.ts';

/** Unused account. */
export const NEW_PRO_SCREENS: Screen[] = [
  { name: 'knowledge', path: '/dashboard/knowledge' },
  { name: 'knowledge-field', path: '/dashboard/knowledge?field=software' },
  { name: 'knowledge-entry', path: '/dashboard/knowledge?field=software&entry=hash-tables' },
  {
    name: 'knowledge-found',
    path: '/dashboard/knowledge',
    prepare: async (page) => {
      await page.getByLabel('Search all entries').fill('safeguard');
      await page.getByRole('list', { name: 'Entries found' }).waitFor();
    },
  },
  {
    name: 'practise-one',
    path: '/dashboard/knowledge?field=software&entry=hash-tables',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Ask me this' }).click();
      await page.getByRole('blockquote').waitFor();
    },
  },
  {
    name: 'practise-one-asked',
    path: '/dashboard/knowledge?field=software&entry=hash-tables',
    prepare: askOne,
  },
  { name: 'paid-home-new', path: '/dashboard' },
  { name: 'jobs-none', path: '/dashboard/jobs' },
  { name: 'job-new', path: '/dashboard/jobs?job=new', prepare: click('Save the application') },
  { name: 'wizard-new', path: '/dashboard/interview-ai' },
  { name: 'playground-new', path: '/dashboard/ai-playground' },
  { name: 'stories-new', path: '/dashboard/stories' },
  { name: 'history-none', path: '/dashboard/history' },
  { name: 'resume-new', path: '/dashboard/resume' },
];

/** Used account. */
export const PRO_SCREENS: Screen[] = [
  { name: 'paid-home', path: '/dashboard' },
  { name: 'paid-profile', path: '/dashboard', prepare: click('Your account') },
  { name: 'jobs', path: '/dashboard/jobs' },
  { name: 'job', path: '/dashboard/jobs', prepare: (page) => link(page, 'Baker').click() },
  { name: 'wizard-job', path: '/dashboard/interview-ai', prepare: fillJob },
  { name: 'wizard-person', path: '/dashboard/interview-ai', prepare: (page) => goOn(page, 1) },
  { name: 'wizard-meeting', path: '/dashboard/interview-ai', prepare: (page) => goOn(page, 2) },
  { name: 'playground', path: '/dashboard/ai-playground', prepare: openConversation },
  { name: 'playground-code', path: '/dashboard/ai-playground', prepare: askForCode },
  { name: 'playground-failed', path: '/dashboard/ai-playground', prepare: askInVain },
  { name: 'stories', path: '/dashboard/stories' },
  { name: 'story', path: '/dashboard/stories', prepare: tellStory },
  { name: 'resume', path: '/dashboard/resume', prepare: fillEducation },
  { name: 'resume-work', path: '/dashboard/resume', prepare: fillWork },
  { name: 'history', path: '/dashboard/history' },
  { name: 'history-found', path: '/dashboard/history', prepare: searchHistory },
  { name: 'interview', path: '/dashboard/history', prepare: openInterview },
  { name: 'customization', path: '/dashboard/customization', prepare: seePreview },
  { name: 'upgrade', path: '/dashboard/upgrade' },
  { name: 'settings', path: '/dashboard/settings' },
  { name: 'copilot-without-setup', path: '/dashboard/copilot' },
];

const CODE = `Group the bakers by shift, then count:

\`\`\`ts
const shifts = Map.groupBy(bakers, ({ shift }) => shift); // a Map of arrays
for (const [shift, names] of shifts) console.log(\`\${shift}: \${names.length}\`);
\`\`\`

| shift | bakers |
|---|---|
| early | 4 |
| late | 2 |

1. **Say** what it costs.
2. Say where it breaks.`;

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function seePreview(page: Page): Promise<void> {
  const before = page.getByText('The coach answers by itself once you pause.');
  await before.waitFor();
  await before.waitFor({ state: 'detached' });
  await page.getByText('Thinking about an answer…').waitFor({ state: 'detached' });
}

async function fillJob(page: Page): Promise<void> {
  await page.getByLabel('Company').fill('Riverside Hotel');
  await page.getByLabel('Role').fill('Baker');
}

async function goOn(page: Page, steps: number): Promise<void> {
  await fillJob(page);
  const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
  for (let step = 0; step < steps; step += 1) await next.click();
}

async function openConversation(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: 'Conversations' });
  if (await list.isVisible()) await list.click(); // no room beside
  await page
    .getByRole('link', { name: /Strengths to name/ })
    .first()
    .click();
  await page.getByText('Which strengths should I name?').waitFor();
}

async function askForCode(page: Page): Promise<void> {
  await page.route('**/openai/playground/', (route) =>
    route.fulfill({ contentType: 'text/plain; charset=utf-8', body: CODE }),
  );
  await send(page, 'How do I count them in TypeScript?');
  await page.getByRole('button', { name: 'Copy' }).first().waitFor();
}

async function askInVain(page: Page): Promise<void> {
  await page.route('**/openai/playground/', (route) => route.abort());
  await send(page, 'How do I count them in TypeScript?');
  await page.getByText(/^Error: /).waitFor();
}

async function send(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message', exact: true }).fill(message);
  await page.keyboard.press('Enter');
}

async function tellStory(page: Page): Promise<void> {
  const notes = 'night shift, the fridge broke. called Dr Okafor, moved 14 vaccines';
  await page.getByPlaceholder('Enter your story prompts or ideas here...').fill(notes);
  await click('Generate Story')(page);
  await page.getByText('moved 14 vaccines.').waitFor();
}

async function fillEducation(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Łukasz Ñandú');
  await page.getByLabel('School name').fill('Ångström-Schule');
  await page.getByLabel('Degree').fill('Diploma in Baking 中');
  await page.getByLabel('Dates').fill('2009 – 2011');
}

async function fillWork(page: Page): Promise<void> {
  await fillEducation(page);
  await click('Next →')(page);
  await page.getByLabel('Company').fill('Harbour Bakery');
  await page.getByLabel('Position').fill('Head baker');
  await page.getByLabel('Dates').fill('2019 – 2023');
  await page.getByLabel('Description').fill('Led a team of four, drew up the rota, and cut waste by 37%.');
}

async function searchHistory(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('quarrelled');
  await page.getByRole('status').getByText(/found/i).first().waitFor();
}

async function openInterview(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Baker' }).first().click();
  await page.getByText('What are your strengths?').first().waitFor();
}

async function askOne(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ask me this' }).click();
  await page.getByRole('button', { name: 'Ask me', exact: true }).click();
  await page.getByRole('region', { name: 'Sample interviewer' }).getByText('Listens to you').waitFor();
}
