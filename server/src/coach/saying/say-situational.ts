import type { Asking, Spoken } from './asking.ts';
import { sayStory } from './say-story.ts';
import { SITUATIONS } from './situations.ts';
import { tellEpisode } from './tell-episode.ts';
import { clipped, countWords, varied } from './wording.ts';

/** Below this an episode is no precedent for the situation. */
const PRECEDENT = 0.2;
const ROOM_FOR_PRECEDENT = 18;

/** "What would you do if": three steps for situations of that kind, and where the candidate did so. */
export function saySituational(asking: Asking): Spoken {
  const { question, found, told, budget } = asking;
  const steps = clipped(stepsFor(asking), budget);
  if (steps === '') return sayStory(asking);
  const [best] = found;
  const room = budget - countWords(steps);
  if (!best || best.coverage < PRECEDENT || room < ROOM_FOR_PRECEDENT) return { text: steps, told: [] };
  const precedent = tellEpisode(
    best.episode,
    { ...asking, budget: room },
    varied(LEADS, question.text, told),
  );
  return { text: `${steps} ${precedent.text}`, told: precedent.told };
}

const LEADS = [
  'I have been close to that before.',
  'I have been through something of the kind.',
  'A case from my work comes to mind.',
];

/** Asks what one does about what happens, and not what one would choose, change, explain or build. */
const ASKS_WHAT_IS_DONE =
  /\b(?:what|how|who|where) (?:else )?(?:do|would|will|should|could|can) (?:you|we) (?:\S+ ){0,2}?(?:do|say|tell|ask|check|react|respond|answer|handle|deal|cope|manage|proceed|approach|tackle|go|get|solve|sort|resolve|prevent|make sure|ensure|begin|start|help|prioriti[sz]e|treat|keep|calm|win|bring|convince|persuade|improve|reduce)\b|\bwould you (?:still )?(?:do|carry|sign|follow|report|tell|help|accept|cover)\b|\bwhat (?:next|then|now|happens|is your (?:\S+ )?(?:move|step|response|reaction))\b|\bgo on\b|\btalk (?:me|us) through\b/i;

/** The steps for the kind of situation that the question describes; empty where it is of none. */
export function stepsFor({ question, told }: Pick<Asking, 'question' | 'told'>): string {
  if (!ASKS_WHAT_IS_DONE.test(question.text)) return '';
  const fitting = SITUATIONS.filter(({ asks }) => asks.test(question.text)).map(({ steps }) => steps);
  const steps = fitting.find((text) => ![...told.sentences].some((said) => text.startsWith(said)));
  return steps ?? fitting[0] ?? '';
}
