import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { degreeAsSaid } from './degree.ts';
import { besides, jobAt, latestFirst } from './jobs-held.ts';
import { inShort, isClear, overlapsWithJob } from './job-fit.ts';
import { mostTelling } from './most-telling.ts';
import { dutyAt, featAt } from './work-in-a-line.ts';
import { strongestFirst } from './strongest.ts';
import { capitalised, clipped, countWords, ended } from './wording.ts';

const SENTENCE_WORDS = 40;

/** Who the candidate is: what they do now, what they did before, and why this job is next. */
export function sayIntroduction(asking: Asking): Spoken {
  const { candidate, told, budget } = asking;
  const strongest = strongestFirst(candidate, told);
  const [now, before] = latestFirst(candidate.places);
  if (!now) return unplaced(asking, strongest);
  const lines = [
    dutyAt(candidate, now),
    featAt(strongest, now),
    before && before.employer !== now.employer ? featAt(strongest, before) : undefined,
  ].map((line) => (line && told.sentences.has(line.episode.sentences[0]!.text) ? undefined : line));
  const [duty = '', feat = '', earlier = ''] = lines.map((line) => line?.text ?? '');
  const who = ended(`${now.isCurrent ? 'I am' : 'Most recently I was'} ${jobAt(now)}`);
  const other = before ? ended(capitalised(besides(before, now))) : studied(candidate);
  const text = within([who, duty, feat, other, earlier, whyNext(candidate)], budget, [
    earlier,
    feat,
    duty,
    other,
  ]);
  const said = lines.flatMap((line) => (line && text.includes(line.text) ? line.episode : []));
  return { text, told: [...new Set(said)] };
}

function unplaced(asking: Asking, strongest: readonly Episode[]): Spoken {
  const { candidate, budget } = asking;
  const [episode] = strongest;
  if (!episode) return NOT_SURE;
  const parts = [studied(candidate), mostTelling(episode, SENTENCE_WORDS), whyNext(candidate)];
  return { text: within(parts, budget, parts), told: [episode] };
}

function studied({ holdings }: Candidate): string {
  const degree = holdings.find(({ kind }) => kind === 'degree');
  return degree ? clipped(ended(`I have ${degreeAsSaid(degree.text)}`), SENTENCE_WORDS) : '';
}

/** Why this role, from what the job asks and the candidate has done; empty where nothing joins them. */
function whyNext(candidate: Candidate): string {
  const overlap = overlapsWithJob(candidate).find(({ wish }) => wish !== undefined && isClear(wish));
  return overlap ? clipped(`What draws me here is that ${inShort(overlap.wish!)}.`, 30) : '';
}

/** As many parts as fit, without those first that can best be spared. */
function within(parts: readonly string[], budget: number, spared: readonly string[]): string {
  let kept = parts.filter(Boolean);
  for (const part of spared) {
    if (kept.length < 2 || countWords(kept.join(' ')) <= budget) break;
    kept = kept.filter((one) => one !== part);
  }
  return clipped(kept.join(' '), budget);
}
