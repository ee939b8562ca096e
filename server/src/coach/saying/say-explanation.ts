import { asksForDefinition, findEntry } from '#coach/knowledge/find-entry.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { isKnownName } from './say-of-name.ts';
import { sayEntry } from './say-in-general.ts';
import { inASentence } from './say-look-up.ts';
import { sayStory } from './say-story.ts';
import { inLines, tellEpisode } from './tell-episode.ts';
import { countWords } from './wording.ts';

const OWN_CASE = 0.4;
const ROOM_FOR_OWN_CASE = 18;

/** Own experience first, then general knowledge. */
export function sayExplanation(asking: Asking): Spoken {
  const { question, found, knowledge, budget } = asking;
  const entry = findEntry(question, knowledge);
  const [best] = found;
  const isOwn = best !== undefined && best.coverage >= OWN_CASE;
  if (!entry) return withoutEntry(asking);
  const { text: general } = sayEntry(entry, isOwn ? budget / 2 : budget);
  const room = budget - countWords(general);
  const episode = isOwn ? best.episode : undefined;
  if (!episode || room < ROOM_FOR_OWN_CASE) return { text: general, told: [], entry };
  const own = tellEpisode(episode, { ...asking, budget: room - 8 });
  if (countWords(own.text) > room) return { text: general, told: [], entry };
  return { text: inLines([own.text, 'In general it is this.', general]), told: own.told, entry };
}

function withoutEntry(asking: Asking): Spoken {
  const { candidate, question } = asking;
  if (question.names.some((name) => !isKnownName(candidate, name))) return NOT_SURE;
  if (asksForDefinition(question)) return NOT_SURE; // a story explains no concept
  return (asksForFact(question.text) ? inASentence(asking, 1) : undefined) ?? sayStory(asking);
}

/** "What is the turnover of the firm" is no concept. */
const asksForFact = (text: string): boolean =>
  /\bwhat(?:['’]s| is| was| are| were) (?:the|your)\b/i.test(text);
