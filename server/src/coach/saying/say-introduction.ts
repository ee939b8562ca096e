import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { chooseBeats } from './choose-beats.ts';
import { heldBefore, heldNow, latestFirst } from './jobs-held.ts';
import { strongestFirst } from './strongest.ts';
import { inLines } from './tell-episode.ts';
import { countWords, ended } from './wording.ts';
import { dutyAt, featAt } from './work-in-a-line.ts';

const STORY_WORDS = 40;

/** Who the candidate is: what they do now, and what they did before. */
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
  const other = before ? heldBefore(before) : studied(candidate);
  const text = within([heldNow(now), duty, feat, other, earlier], budget, [earlier, feat, duty, other]);
  const said = lines.flatMap((line) => (line && text.includes(line.text) ? line.episode : []));
  return { text, told: [...new Set(said)] };
}

function unplaced(asking: Asking, [episode]: readonly Episode[]): Spoken {
  const { candidate, budget } = asking;
  if (!episode) return NOT_SURE;
  const beats = chooseBeats(episode, asking, STORY_WORDS).map(({ text }) => text);
  const parts = [studied(candidate), inLines(beats)];
  return { text: within(parts, budget, parts), told: [episode] };
}

function studied({ holdings }: Candidate): string {
  const degree = holdings.find(({ kind }) => kind === 'degree');
  return degree ? ended(degree.text) : '';
}

/** As many parts as fit, without those first that can best be spared. */
function within(parts: readonly string[], budget: number, spared: readonly string[]): string {
  let kept = parts.filter(Boolean);
  for (const part of spared) {
    if (kept.length < 2 || countWords(kept.join(' ')) <= budget) break;
    kept = kept.filter((one) => one !== part);
  }
  return inLines(kept);
}
