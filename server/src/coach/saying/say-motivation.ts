import type { Candidate } from '#coach/candidate/candidate.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import type { Asking, Spoken } from './asking.ts';
import { isTask, overlapsWithJob, wishFor } from './job-fit.ts';
import { inLowerCase } from './opener.ts';
import { strongestFirst } from './strongest.ts';
import { sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { statementAsFact } from './turn-statement.ts';
import { capitalised, clipped, ended, varied } from './wording.ts';

const LEAD_WORDS = 40;

/** Why this job: the sentence of the job description nearest to the candidate's work, and that work. */
export function sayMotivation(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  if (/\bknow about\b/i.test(question.text)) return whatIsKnown(asking);
  const overlaps = overlapsWithJob(candidate);
  const overlap = overlaps.find(({ episode }) => !told.episodes.includes(episode.id)) ?? overlaps[0];
  if (!overlap) return withoutOverlap(asking);
  const company = candidate.job.company.trim();
  const leads = overlap.wish ? leadsFor(question.text, company, overlap.wish) : ofJob(candidate);
  const lead = clipped(varied(leads, question.text, told), LEAD_WORDS);
  return tellEpisode(
    overlap.episode,
    { ...asking, question: { ...question, focus: overlap.said.tokens } },
    lead,
  );
}

const drawn = (company: string, wish: string): string =>
  `What draws me to ${company || 'it'} is that ${wish}.`;

function leadsFor(asked: string, company: string, wish: string): string[] {
  if (/\b(leav\w+|quit\w*|chang\w+|move on|give (?:that|it|this) up|settled|secure)\b/i.test(asked)) {
    return [
      `I am looking for the next step rather than away from something: here ${wish}. This is where I come from.`,
      `It is what comes next that draws me: here ${wish}. What I bring to it is this.`,
    ];
  }
  if (/\b(years|future|goal|goals|career|long term)\b/i.test(asked)) {
    if (!isTask(wish)) return [`I want to go further in this work, and here ${wish}. This is where I stand.`];
    return [
      `I want to be somebody you rely on for this work: ${wish}. I have begun on that already.`,
      `Further along the same road: ${wish}, and I want to become really good at it. This is where I stand.`,
    ];
  }
  const draws = drawn(company, wish);
  if (!isTask(wish))
    return [`${draws} I come to it from work like this.`, `${draws} What I bring to it is this.`];
  return [
    `${draws} I have done work like that.`,
    `${company || 'This role'} is close to what I like doing best: ${wish}.`,
    `${capitalised(wish)}${company ? ` at ${company}` : ''}: that is the part I want. I come to it from work like this.`,
  ];
}

/** What one would do there, or what is made there, where nothing of it was done before. */
function ofJob(candidate: Candidate): string[] {
  const { job } = candidate;
  const wish = wishFor(job);
  return wish === undefined ? ofRole(candidate) : [drawn(job.company.trim(), wish)];
}

const ofRole = (candidate: Candidate): string[] => [
  `What draws me to ${roleOf(candidate)} is that I could go on with work that I like and can show.`,
  `I would like to do in ${roleOf(candidate)} what has gone well for me before.`,
];

function withoutOverlap(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  const sure = sureStory(asking);
  const episode = sure && tellsDeed(sure) ? sure : strongestFirst(candidate, told)[0];
  const lead = clipped(varied(ofJob(candidate), question.text, told), LEAD_WORDS);
  return episode ? tellEpisode(episode, asking, lead) : { text: lead, told: [] };
}

/** What the advert says of the company, and nothing else: the candidate may know more, the coach does not. */
function whatIsKnown(asking: Asking): Spoken {
  const { job } = asking.candidate;
  const company = job.company.trim().toLowerCase();
  const about = job.statements.filter(
    ({ text }) => (company && text.toLowerCase().includes(company)) || /^(we|our)\b/i.test(text),
  );
  const [first, second] = [...about, ...job.statements.filter((statement) => !about.includes(statement))];
  if (!first) return withoutOverlap(asking);
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
