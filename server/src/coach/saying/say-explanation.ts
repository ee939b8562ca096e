import { findTopic } from '#coach/knowledge/find-topic.ts';
import type { Asking, Spoken } from './asking.ts';
import { isKnownName } from './say-experience.ts';
import { inASentence } from './say-look-up.ts';
import { sayStory, storyFor } from './say-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { clipped, countWords, varied } from './wording.ts';

/** From here on an episode is about what is to be explained. */
const OWN_CASE = 0.4;
/** Below this there is nothing of the concept in it. */
const NEAR = 0.25;
const ROOM_FOR_OWN_CASE = 18;

/** A concept or a design: own experience first where there is some, then what is known of it in general. */
export function sayExplanation(asking: Asking): Spoken {
  const { candidate, question, found, told, budget } = asking;
  const topic = findTopic(question, candidate);
  const [best] = found;
  const isOwn = best !== undefined && best.coverage >= OWN_CASE;
  if (!topic) return best !== undefined && best.coverage >= NEAR ? sayStory(asking) : unknown(asking);
  const theory = [topic.answer, topic.points[0], topic.points[1]].reduce((text, next) =>
    countWords(`${text} ${next}`) <= (isOwn ? budget / 2 : budget) ? `${text} ${next}` : text,
  );
  const general = clipped(theory, budget);
  const room = budget - countWords(general);
  const episode = isOwn ? storyFor(asking) : undefined;
  if (!episode || room < ROOM_FOR_OWN_CASE) return { text: general, told: [] };
  const own = tellEpisode(episode, { ...asking, budget: room - 8 });
  const turn = varied(['The idea behind it:', 'In general it is this:'], question.text, told);
  return { text: `${own.text} ${turn} ${general}`, told: own.told };
}

/** Nothing general is known: what comes nearest, said as such, and plainly where a term is new to the candidate. */
function unknown(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  const absent = question.names.filter((name) => !isKnownName(candidate, name));
  const episode = storyFor(asking);
  if (absent.length === 0) return inGeneral(asking);
  if (!episode) return sayStory(asking);
  const lead = varied(
    [`I have not used ${absent[0]}; what comes nearest in my work is this.`],
    question.text,
    told,
  );
  return tellEpisode(episode, asking, lead);
}

/** How one would go about it, by the name of the concept; a story that has nothing of it would not help. */
function inGeneral(asking: Asking): Spoken {
  const { question, told, budget } = asking;
  const thing = /^(?:an?|the) [\p{L}-]+(?: [\p{L}-]+){0,4}$/u.test(question.subject)
    ? question.subject
    : 'it';
  const isToOthers = /\b(?:explain|describe|teach|tell|walk)\b/i.test(question.text);
  if (asksForFact(question.text)) return inASentence(asking, 1) ?? sayStory(asking);
  const ways = question.kind === 'design' ? DESIGN : isToOthers ? explaining(thing) : defining(thing);
  return { text: clipped(varied(ways, question.text, told), budget), told: [] };
}

/** "What is the turnover of the firm" asks for something that there is one of, and not for a concept. */
const asksForFact = (text: string): boolean =>
  /\bwhat(?:['’]s| is| was| are| were) (?:the|your)\b/i.test(text);

const DESIGN = [
  'I would start from who needs it and what must never go wrong, draw the simplest version that does that, and go through it with those who will work in it before anything is fixed.',
  'I would first ask what it has to cope with on a bad day, lay it out for that as simply as I can, try it small, and change it after the first week.',
];

const explaining = (thing: string): string[] => [
  `I would explain ${thing} by what it is for, show it on one example from daily work, and say what goes wrong without it.`,
  `For ${thing} I would begin with who needs it and when, go through one case that everybody knows, and ask to hear it back in other words.`,
];

const defining = (thing: string): string[] => [
  `I would not want to give you half a definition of ${thing}. I would look it up, try it on one example from daily work, and explain it from that.`,
  `I do not have a definition of ${thing} ready that I would swear by. I would go through one real example with somebody who uses it daily, and explain it from there.`,
];
