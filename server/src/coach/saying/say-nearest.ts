import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { isKnownName } from './say-of-name.ts';
import { nearStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { leadFor } from './wording.ts';

const LEADS = [
  'The nearest to that in my work is this.',
  'What comes closest to it is this.',
  'The case that I have nearest to it is this one.',
];

/** Before what answers a question that asks for no story in so many words. */
const OPEN_LEADS = [
  'I would answer that from my own work.',
  'Something that I did has to do with that.',
  'Let me answer with something that I did.',
];

/** A story that is not sure to be what was asked for, told as what comes nearest. */
export function sayNearest(asking: Asking): Spoken {
  const { candidate, question, told } = asking;
  const episode = nearStory(asking);
  if (!episode || question.names.some((name) => !isKnownName(candidate, name))) return NOT_SURE;
  const leads = question.kind === 'open' ? OPEN_LEADS : LEADS;
  return { ...tellEpisode(episode, asking, leadFor(leads, question.text, told)), isDoubtful: true };
}
