import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from '../asking.ts';
import { chooseBeats } from '../choose-beats.ts';
import { heldBefore, heldNow, latestFirst } from '../jobs-held.ts';
import { inLines } from '../tell-episode.ts';
import { countWords, ended } from '../wording.ts';
import { dutyAt, featAt } from '../work-in-a-line.ts';
import { wishesOf } from './aims.ts';
import { ownLines } from './own-lines.ts';
import { isWhole, meritsOf } from './guard.ts';
import type { UsualRule } from './usual-rule.ts';

const STORY_WORDS = 40;

function sayIntroduction(asking: Asking): Spoken | undefined {
  const { candidate, told, budget } = asking;
  const strongest = meritsOf(asking, 'achievement');
  const [now, before] = latestFirst(candidate.places);
  if (!now) return unplaced(asking, strongest);
  const lines = [
    dutyAt(candidate, now),
    featAt(strongest, now),
    before && before.employer !== now.employer ? featAt(strongest, before) : undefined,
  ].map((line) => (line && told.sentences.has(line.episode.sentences[0]!.text) ? undefined : line));
  const [duty = '', feat = '', earlier = ''] = lines.map((line) => line?.text ?? '');
  const isSure = before && !(before.isCurrent && before.title === '');
  const other = isSure ? heldBefore(before) : studied(candidate);
  const profile = profileOf(candidate);
  const best = lines.some(Boolean) ? undefined : strongest.find(({ source }) => source !== 'education');
  const beats = best ? chooseBeats(best, asking, STORY_WORDS).map((beat) => beat.text) : [];
  const deed = beats.includes(profile) || !isWhole(inLines(beats)) ? '' : inLines(beats);
  const [wish] = wishesOf(candidate);
  const aim =
    wish && /^I\b/.test(wish.text) && !profile.includes(wish.text) && isWhole(wish.text) ? wish.text : '';
  const text = within([profile, heldNow(now), duty, feat, other, earlier, deed, aim], budget, [
    aim,
    deed,
    earlier,
    feat,
    duty,
    other,
    profile,
  ]);
  const said = lines.flatMap((line) => (line && text.includes(line.text) ? line.episode : []));
  if (wish && aim !== '' && text.includes(aim)) said.push(wish.episode);
  if (best && deed !== '' && text.includes(deed)) said.push(best);
  return { text, told: [...new Set(said)] };
}

function unplaced(asking: Asking, [episode]: readonly Episode[]): Spoken | undefined {
  const { candidate, budget } = asking;
  if (!episode) return undefined;
  const beats = chooseBeats(episode, asking, STORY_WORDS).map(({ text }) => text);
  const parts = [profileOf(candidate), studied(candidate), inLines(beats)];
  return { text: within(parts, budget, parts), told: [episode] };
}

const UNASKED = /\b(?:second try|re-?sits?|retaken?|failed|not (?:completed|finished))\b/i;
function studied({ holdings }: Candidate): string {
  const degree = holdings.find(({ kind, text }) => kind === 'degree' && !UNASKED.test(text));
  return degree ? ended(degree.text) : '';
}

/** What stands above the jobs of a résumé: "Eight years in goods-in, the last three as stand-in shift lead." */
function profileOf(candidate: Candidate): string {
  const first = candidate.episodes.findIndex(({ place: { employer } }) => employer !== '');
  const line = ownLines(candidate, (text) => {
    const words = countWords(text);
    return (
      words >= PROFILE_WORDS.least && words <= PROFILE_WORDS.most && PROFILE.test(text.replace(LABEL, ''))
    );
  }).find(
    ({ text, episode: { source, id } }) =>
      isWhole(text) && source !== 'education' && source !== 'story' && id < (first < 0 ? 1 : first),
  );
  return line ? line.text.replace(LABEL, '') : '';
}

const PROFILE_WORDS = { least: 4, most: 36 };
const LABEL =
  /^(?:profile|summary|about me|objective|personal (?:profile|statement)|career (?:summary|profile)):\s+/i;
const PROFILE =
  /^(?!.* \/ )(?:I am an? |I qualified (?:in|as) |I have (?:\S+ ){0,8}years\b|For (?:\p{L}+|\d+) years I\b|(?:\p{L}+|\d+)[ +]+(?:years|yrs)\b|[\p{L} -]{3,50} with (?:over |more than )?(?:\p{L}+|\d+)[ +]+years\b|(?:\p{L}+[ -]){0,4}(?:nurse|teacher|engineer|developer|accountant|graduate|manager|chef|driver|assistant|operative|technician)\b.*\b(?:with|since|of|in|for|to)\b)/iu;

/** As many parts as fit, without those first that can best be spared. */
function within(parts: readonly string[], budget: number, spared: readonly string[]): string {
  let kept = parts.filter(Boolean);
  for (const part of spared) {
    if (kept.length < 2 || countWords(kept.join(' ')) <= budget) break;
    kept = kept.filter((one) => one !== part);
  }
  return inLines(kept);
}

export const aboutYourself: UsualRule = {
  draft: 'story',
  askedByKind: 'introduction',
  is: { kind: 'introduction' },
  isOfOneself: true,
  say: sayIntroduction,
};
