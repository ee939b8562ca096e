import type { Episode } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { methodFor } from './methods.ts';
import { sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { varied } from './wording.ts';

/** What one would do is told by what one did, where that is near enough. */
export function saySituational(asking: Asking): Spoken {
  const { question, told } = asking;
  if (LIKENESS.test(question.text)) return { text: LIKE, told: [] };
  const episode = sureStory(asking);
  if (WISH.test(question.text)) return wished(episode ?? asking.found[0]?.episode, asking);
  if (episode)
    return tellEpisode(
      episode,
      asking,
      [firstStep(question), varied(LEADS, question.text, told)].join(' ').trim(),
    );
  return WRONG.test(question.text) ? { text: REFUSAL, told: [] } : NOT_SURE;
}

/** What would be done first in a case of its kind, so that what is told answers what was asked. */
const firstStep = (question: Question): string => methodFor(question)?.split(/(?<=\.) /, 1)[0] ?? '';

/** "If you were a tool": it asks for a picture of oneself, and claims nothing. */
const LIKENESS =
  /\b(?:if you were|(?:what|which) (?:(?:kind|sort|type) of )?\S+ would you be\b|would you rather be) ?(?:an? (?!manager\b|boss\b|customer\b|\S+ (?:manager|boss)\b))?.*\b(?:would you be|which one|what kind|why)\b/i;
const LIKE =
  'I would be the plain one that is used every day. Nobody notices it much, everybody reaches for it, and it is missed at once when it is gone.';

/** "If you could change one thing": what one has seen make a difference is at least no guess. */
const WISH =
  /\bmagic wand\b|\bno strings\b|\bif you (?:could|had one|had an extra|were (?:free|allowed|given))\b|\byou(?: are|['’]re) allowed to\b|\b(?:could|were to) (?:change|abolish|delete|remove|rewrite|throw out|give|build|keep) (?:one|only|each|anything|something)\b/i;
const WISHED = [
  'I would go by what I have seen make a difference.',
  'I would choose what I have seen matter in my own work.',
];

const wished = (episode: Episode | undefined, asking: Asking): Spoken =>
  episode
    ? {
        ...tellEpisode(episode, asking, varied(WISHED, asking.question.text, asking.told)),
        isDoubtful: true,
      }
    : NOT_SURE;

const LEADS = [
  'The closest that I have done is this.',
  'I have done something close to that.',
  'I would go by what I did in a case like it.',
];

const WRONG =
  /\b(?:unethical|illegal|against the (?:rules|law)|cheat\w*|brib\w+|cover(?:ing)? (?:it |something )?up|falsif\w*|forg(?:e|ing)|backdat\w*|fak(?:e|ing)|fiddl\w*|look the other way|bend the rules)\b/i;
/** What anybody can say of what nobody should do. */
const REFUSAL =
  'I would make sure that I have understood it right, not take part in it, and raise it in private with the person who is responsible.';
