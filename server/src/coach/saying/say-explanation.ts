import { findTopic } from '#coach/knowledge/find-topic.ts';
import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { isKnownName } from './say-experience.ts';
import { inASentence } from './say-look-up.ts';
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
  if (!topic) return isOwn ? nearest(asking) : unknown(asking);
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

/** Nothing general is known, but own work has the question's words: that, said as such where a term is new. */
function nearest(asking: Asking): Spoken {
  const absent = newTermOf(asking);
  const episode = storyFor(asking);
  if (absent === undefined || !episode) return sayStory(asking);
  return tellEpisode(episode, asking, `I have not used ${absent}; what comes nearest in my work is this.`);
}

/** Nothing is known at all: how it would be gone about, honestly. */
function unknown(asking: Asking): Spoken {
  const { question, budget, told } = asking;
  const absent = newTermOf(asking);
  const fact = asksForFact(question.text) ? inASentence(asking, 1) : undefined;
  if (fact) return fact;
  const text = varied(
    question.kind === 'design' ? designing(question) : explaining(question),
    question.text,
    told,
  );
  return {
    // a concept is explained, and not used
    text: clipped(
      absent === undefined || question.kind === 'explanation' ? text : `I have not used ${absent}. ${text}`,
      budget,
    ),
    told: [],
  };
}

const newTermOf = ({ candidate, question }: Asking): string | undefined =>
  question.names.find((name) => !isKnownName(candidate, name));

const explaining = (question: Question): string[] => {
  const what = conceptOf(question);
  return [
    `About ${what} I would rather be exact than quick. I would begin with what it is for, give one everyday example, and say plainly what I would look up before anybody relies on it.`,
    `I would not want to guess about ${what}. I would say first what I am sure of, in plain words, then what I would check, and with whom.`,
  ];
};

const designing = ({ subject }: Question): string[] => {
  const what = /^(?:design|build|plan|set up|draw up|model|write) /.test(subject)
    ? `To ${subject}`
    : `For ${subject || 'that'}`;
  return [
    `${what}, I would first ask who it is for, how much of it there is, and what must never go wrong. I would start with the simplest version that does it, and measure before I add to it.`,
    `${what}, I would begin with the people who will use it and what a good result looks like to them. Then I would try the smallest version, see where it fails, and go on from there.`,
  ];
};

/** As it can stand after "about": without whom it is explained to. */
function conceptOf({ subject, text }: Question): string {
  const clause = /\b(?:why|how) [^?.!]+/i.exec(text)?.[0] ?? 'that';
  const what = subject || clause.charAt(0).toLowerCase() + clause.slice(1);
  return what.replace(/ (?:to|for) (?:an?|the|my|your|me|us|some\w+)\b.*$/, '').replace(/ works?$/, '');
}

/** "What is the turnover of the firm" asks for something that there is one of, and not for a concept. */
const asksForFact = (text: string): boolean =>
  /\bwhat(?:['’]s| is| was| are| were) (?:the|your)\b/i.test(text);
