import type { Episode } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { entriesNamed } from './find-entries.ts';
import { sayLookUp } from './say-look-up.ts';
import { hasEachName, isKnownName, sayOfName } from './say-of-name.ts';
import { sayStory } from './say-story.ts';
import { tellEpisode } from './tell-episode.ts';

const YES = 0.5;

/**
 * "Have you worked with X": deeds with it; for an unknown name neither claim nor denial, but what is used.
 */
export function sayExperience(asking: Asking): Spoken {
  const { candidate, question } = asking;
  const ofName = sayOfName(asking);
  if (ofName) return ofName;
  if (question.names.some((name) => !isKnownName(candidate, name))) return besideUnknown(asking);
  if (/^(have|do|did|are|were) you\b/i.test(question.text)) return affirmed(asking);
  const told = question.names.length > 0 ? listedOrTold(asking) : sayStory(asking);
  return (told.told[0] && tellsDeed(told.told[0]) ? undefined : known(asking)) ?? told;
}

function besideUnknown(asking: Asking): Spoken {
  if (!USES.test(asking.question.text)) return NOT_SURE;
  const tools = sayLookUp({ ...asking, question: { ...asking.question, sought: 'tool' } });
  return tools.told.length > 0 || tools.text === ''
    ? tools
    : { ...tools, text: `${tools.text} What do you use it for here?` };
}

const USES =
  /\b(?:used?|using|know|familiar|experience|worked? (?:with|in|on)|comfortable with|proficient|exposure)\b/i;

const MOST_OF_A_FIELD = 12;

/** "how well do you know the tachograph rules", from a list of skills. */
function known({ candidate, question }: Asking): Spoken | undefined {
  const things = question.focus.filter(({ pos, isStop }) => !isStop && /^(?:NOUN|PROPN)$/.test(pos));
  const entry = candidate.holdings.find(
    ({ kind, text, tokens }) =>
      kind === 'skill' &&
      !/^(?:no|not|never|without|little)\b/i.test(text) &&
      tokens.length <= MOST_OF_A_FIELD &&
      things.length > 0 &&
      things.every(({ lemma }) => tokens.some((token) => token.lemma === lemma)),
  );
  return entry && { text: `I work with ${entry.text}.`, told: [] };
}

function affirmed(asking: Asking): Spoken {
  const [best] = asking.found;
  const isYes = best !== undefined && best.coverage >= YES && hasAllThings(best.episode, asking.question);
  if (isYes) return tellEpisode(best.episode, asking, 'Yes.');
  return asking.question.names.length > 0 ? listedOrTold(asking) : sayStory(asking);
}

function listedOrTold(asking: Asking): Spoken {
  const told = sayStory(asking);
  const isListed = entriesNamed(asking.candidate, asking.question).length > 0;
  return isListed && !told.told.some((episode) => hasNames(episode, asking.question))
    ? sayLookUp({ ...asking, question: { ...asking.question, sought: 'tool' } })
    : told;
}

const hasNames = ({ sentences }: Episode, { names }: Question): boolean =>
  hasEachName(sentences.map(({ text }) => text).join(' '), names);

function hasAllThings({ sentences }: Episode, { focus }: Question): boolean {
  const held = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)));
  return focus
    .filter(({ pos, isStop, lemma }) => !isStop && /^(?:NOUN|PROPN|VERB)$/.test(pos) && !ANY_DEED.has(lemma))
    .every(({ lemma }) => held.has(lemma));
}

const ANY_DEED: ReadonlySet<string> = new Set(
  'do have use work know handle deal experience come get be see try meet make take go involve'.split(' '),
);
