import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { overlapsWithJob } from './job-fit.ts';
import { heldNow, latestFirst } from './jobs-held.ts';
import { wentWrong } from './say-weakness.ts';
import { strongestFirst } from './strongest.ts';
import { inLines, tellEpisode } from './tell-episode.ts';
import { quoted, wholeWithin } from './wording.ts';
import { beginsWithDeed, dutyAt, featAt } from './work-in-a-line.ts';

/** From here on the work is like what the job asks for, and not only about the same people. */
const ALIKE = 1.5;

/** Why this job: work of one's own that is like it, else where one comes from. What draws one there only they know. */
export function sayMotivation(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  if (/\bknow about\b/i.test(question.text)) return whatIsKnown(asking);
  const fitting = overlapsWithJob(candidate).filter(
    ({ episode, nearness }) => nearness >= ALIKE && beginsWithDeed(episode) && !wentWrong(episode),
  );
  const overlap = fitting.find(({ episode }) => !told.episodes.includes(episode.id)) ?? fitting[0];
  const lead = leadTo(asking);
  if (!overlap) return withWhereFrom(asking, lead);
  const about = { ...question, focus: overlap.said.tokens };
  return tellEpisode(overlap.episode, { ...asking, question: about }, `${lead} I have done work like this.`);
}

function leadTo({ candidate, question: { text } }: Asking): string {
  if (/\b(leav\w+|quit\w*|chang\w+|move on|give (?:that|it|this) up|settled|secure)\b/i.test(text))
    return 'I am looking for the next step rather than away from something.';
  if (/\b(years|future|goal|goals|career|long term)\b/i.test(text))
    return 'I want to go further in work that I like and can show.';
  return `What draws me to ${roleOf(candidate)} is that I could go on with work that I like and can show.`;
}

/** Where one comes from, where nothing that was done is like what the job asks for. */
function withWhereFrom({ candidate, told }: Asking, lead: string): Spoken {
  const [now] = latestFirst(candidate.places);
  if (!now) return { text: lead, told: [] };
  const line = dutyAt(candidate, now) ?? featAt(strongestFirst(candidate, told), now);
  return { text: inLines([lead, heldNow(now), line?.text]), told: line ? [line.episode] : [] };
}

/** What the advert says of the company, in its own words: the candidate may know more, the coach does not. */
function whatIsKnown(asking: Asking): Spoken {
  const { job } = asking.candidate;
  const company = job.company.trim().toLowerCase();
  const about = job.statements.filter(
    ({ text }) => (company && text.toLowerCase().includes(company)) || /^(we|our)\b/i.test(text),
  );
  const [first, second] = [...about, ...job.statements.filter((statement) => !about.includes(statement))];
  if (!first) return withWhereFrom(asking, leadTo(asking));
  const facts = [first, ...(second ? [second] : [])].map(({ text }) => quoted(text));
  const lines = ['What I have read is this.', ...facts, 'I would like to hear more about that.'];
  return { text: wholeWithin(inLines(lines), asking.budget), told: [] };
}

/** "the Head baker role at Rye & Co.", as far as it is known. */
export function roleOf({ job: { role, company } }: Candidate): string {
  const called = role.trim() ? `the ${role.trim()} role` : 'this role';
  return company.trim() ? `${called} at ${company.trim()}` : called;
}
