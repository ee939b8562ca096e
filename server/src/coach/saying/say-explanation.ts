import { findTopic } from '#coach/knowledge/find-topic.ts';
import type { Asking, Spoken } from './asking.ts';
import { isKnownName } from './say-experience.ts';
import { sayStory, storyFor } from './say-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { clipped, countWords, leadFor, varied } from './wording.ts';

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

/** How one would go about it, by the name of the concept, and the nearest of the own work. */
function inGeneral(asking: Asking): Spoken {
  const { question, told, budget } = asking;
  const thing = /^(?:an?|the) [\p{L}-]+(?: [\p{L}-]+){0,4}$/u.test(question.subject)
    ? question.subject
    : 'it';
  const general = varied(
    [
      `I would explain ${thing} by what it is for, show it on one example from daily work, and say what goes wrong without it.`,
      `With ${thing} I would begin with who needs it and when, show one case that everybody knows, and ask to hear it back in other words.`,
    ],
    question.text,
    told,
  );
  const episode = storyFor(asking);
  const room = budget - countWords(general);
  if (!episode || room < ROOM_FOR_OWN_CASE) return { text: general, told: [] };
  const own = tellEpisode(episode, { ...asking, budget: room }, leadFor(NEAREST, question.text, told));
  return { text: `${general} ${own.text}`, told: own.told };
}

const NEAREST = [
  'The nearest from my own work is this.',
  'In my work it comes closest to this.',
  'What I have done that touches on it is this.',
];
