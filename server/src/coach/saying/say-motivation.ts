import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { inShort, isClear, isTask, overlapsWithJob, wishFor } from './job-fit.ts';
import { jobAt, latestFirst } from './jobs-held.ts';
import { inLowerCase } from './opener.ts';
import { wentWrong } from './say-weakness.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { statementAsFact } from './turn-statement.ts';
import { capitalised, clipped, ended, varied } from './wording.ts';
import { beginsWithDeed, dutyAt, featAt } from './work-in-a-line.ts';

const LEAD_WORDS = 40;

/** From here on the work is like what the job asks for, and not only about the same people. */
const ALIKE = 1.5;

/** Why this job: what is done there, and work of one's own that is like it, else where one comes from. */
export function sayMotivation(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  if (/\bknow about\b/i.test(question.text)) return whatIsKnown(asking);
  const overlaps = overlapsWithJob(candidate);
  const fitting = overlaps.filter(
    ({ episode, nearness }) => nearness >= ALIKE && beginsWithDeed(episode) && !wentWrong(episode),
  );
  const overlap = fitting.find(({ episode }) => !told.episodes.includes(episode.id)) ?? fitting[0];
  const lead = leadTo(asking, (overlap ?? overlaps[0])?.wish);
  if (!overlap) return withWhereFrom(asking, lead);
  const about = { ...question, focus: overlap.said.tokens };
  const joined = `${lead} ${varied(JOINED, question.text, told)}`;
  return tellEpisode(overlap.episode, { ...asking, question: about }, joined);
}

const JOINED = [
  'I come to it from work like this.',
  'What I bring to it is this.',
  'I have done work like that.',
] as const;

function leadTo({ candidate, question, told }: Asking, nearest: string | undefined): string {
  const company = candidate.job.company.trim();
  const wish = nearest !== undefined && isClear(nearest) ? nearest : wishFor(candidate.job);
  const leads = wish === undefined ? ofRole(candidate) : leadsFor(question.text, company, inShort(wish));
  return clipped(varied(leads, question.text, told), LEAD_WORDS);
}

function leadsFor(asked: string, company: string, wish: string): string[] {
  if (/\b(leav\w+|quit\w*|chang\w+|move on|give (?:that|it|this) up|settled|secure)\b/i.test(asked))
    return [
      `I am looking for the next step rather than away from something: here ${wish}.`,
      `It is what comes next that draws me: here ${wish}.`,
    ];
  if (/\b(years|future|goal|goals|career|long term)\b/i.test(asked))
    return isTask(wish)
      ? [
          `I want to be somebody you rely on for this work: ${wish}.`,
          `Further along the same road: ${wish}, and I want to become really good at it.`,
        ]
      : [`I want to go further in this work, and here ${wish}.`];
  const draws = `What draws me to ${company || 'it'} is that ${wish}.`;
  if (!isTask(wish)) return [draws];
  return [
    draws,
    `${company || 'This role'} is close to what I like doing best: ${wish}.`,
    `${capitalised(wish)}${company ? ` at ${company}` : ''}: that is the part I want.`,
  ];
}

const ofRole = (candidate: Candidate): string[] => [
  `What draws me to ${roleOf(candidate)} is that I could go on with work that I like and can show.`,
  `I would like to do in ${roleOf(candidate)} what has gone well for me before.`,
];

/** Where one comes from is said in a line, where nothing that was done is like what the job asks for. */
function withWhereFrom({ candidate, told }: Asking, lead: string): Spoken {
  const [now] = latestFirst(candidate.places);
  if (!now) return { text: lead, told: [] };
  const line = dutyAt(candidate, now) ?? featAt(strongestFirst(candidate, told), now);
  const time = now.isCurrent ? 'work' : 'time';
  const from = ended(`I come to it from my ${time} ${now.title ? `as ${jobAt(now)}` : jobAt(now)}`);
  return { text: [lead, from, line?.text].filter(Boolean).join(' '), told: line ? [line.episode] : [] };
}

/** What the advert says of the company, and nothing else: the candidate may know more, the coach does not. */
function whatIsKnown(asking: Asking): Spoken {
  const { job } = asking.candidate;
  const company = job.company.trim().toLowerCase();
  const about = job.statements.filter(
    ({ text }) => (company && text.toLowerCase().includes(company)) || /^(we|our)\b/i.test(text),
  );
  const [first, second] = [...about, ...job.statements.filter((statement) => !about.includes(statement))];
  if (!first) return withWhereFrom(asking, leadTo(asking, undefined));
  const facts = [first, ...(second ? [second] : [])].map(({ text }) => ended(statementAsFact(text)));
  const text = `What I have read is this. ${facts.join(' ')} I would like to hear more about that.`;
  return { text: clipped(text, asking.budget), told: [] };
}

/** "the head baker role at Rye & Co.", as far as it is known. */
export function roleOf({ job: { role, company } }: Candidate): string {
  const [name = ''] = role.trim().split(/\s*[,(/|]/, 1);
  const called = name ? `the ${inLowerCase(name)} role` : 'this role';
  return company.trim() ? `${called} at ${company.trim()}` : called;
}
