import { findTopic } from '#coach/knowledge/find-topic.ts';
import type { Asking, Spoken } from './asking.ts';
import { isKnownName } from './say-experience.ts';
import { sayStory, storyFor } from './say-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { clipped, countWords, varied } from './wording.ts';

/** From here on an episode is about what is to be explained. */
const OWN_CASE = 0.4;
const ROOM_FOR_OWN_CASE = 18;

/** A concept or a design: own experience first where there is some, then what is known of it in general. */
export function sayExplanation(asking: Asking): Spoken {
  const { candidate, question, found, told, budget } = asking;
  const topic = findTopic(question, candidate);
  const [best] = found;
  const isOwn = best !== undefined && best.coverage >= OWN_CASE;
  if (!topic) return isOwn ? sayStory(asking) : unknown(asking);
  const theory = [topic.answer, ...topic.points].reduce((text, next) =>
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
  if (absent.length === 0 || !episode) return sayStory(asking);
  const lead = varied(
    [`I have not used ${absent[0]}; what comes nearest in my work is this.`],
    question.text,
    told,
  );
  return tellEpisode(episode, asking, lead);
}
