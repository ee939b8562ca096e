import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { varied } from './wording.ts';

/** What one would do is told by what one did, where that is near enough. */
export function saySituational(asking: Asking): Spoken {
  const { question, told } = asking;
  const episode = sureStory(asking);
  if (episode) return tellEpisode(episode, asking, varied(LEADS, question.text, told));
  return WRONG.test(question.text) ? { text: REFUSAL, told: [] } : NOT_SURE;
}

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
