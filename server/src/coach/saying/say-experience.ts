import type { Episode } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { entriesNamed } from './find-entries.ts';
import { sayLookUp } from './say-look-up.ts';
import { isKnownName, sayOfName } from './say-of-name.ts';
import { sayStory } from './say-story.ts';
import { tellEpisode } from './tell-episode.ts';

/** The share of the question that a story covers which is a yes. */
const YES = 0.5;

/**
 * "Have you worked with X": what was done with it. Of a name that the material lacks nothing is claimed or
 * denied: what is used is told.
 */
export function sayExperience(asking: Asking): Spoken {
  const { candidate, question } = asking;
  const ofName = sayOfName(asking);
  if (ofName) return ofName;
  if (question.names.some((name) => !isKnownName(candidate, name)))
    return sayLookUp({ ...asking, question: { ...question, sought: 'tool' } });
  return /^(have|do|did|are|were) you\b/i.test(question.text) ? affirmed(asking) : sayStory(asking);
}

/** "Yes" only where what is found is about what was asked, and has each thing that was named. */
function affirmed(asking: Asking): Spoken {
  const [best] = asking.found;
  const isYes = best !== undefined && best.coverage >= YES && hasAllThings(best.episode, asking.question);
  if (isYes) return tellEpisode(best.episode, asking, 'Yes.');
  return asking.question.names.length > 0 ? listedOrTold(asking) : sayStory(asking);
}

/** A name that stands in a list alone is what one works with. */
function listedOrTold(asking: Asking): Spoken {
  const isListed = entriesNamed(asking.candidate, asking.question).length > 0;
  return isListed
    ? sayLookUp({ ...asking, question: { ...asking.question, sought: 'tool' } })
    : sayStory(asking);
}

function hasAllThings({ sentences }: Episode, { focus }: Question): boolean {
  const held = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)));
  return focus
    .filter(({ pos, isStop }) => !isStop && /^(?:NOUN|PROPN)$/.test(pos))
    .every(({ lemma }) => held.has(lemma));
}
