import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { methodFor } from './methods.ts';
import { sureStory } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { varied } from './wording.ts';

/** What one would do is said in general where its kind of case is known, and told by what one did where that is near enough. */
export function saySituational(asking: Asking): Spoken {
  const { question, told } = asking;
  const opinion = OPINIONS.find(([asks]) => asks.test(question.text));
  if (opinion) return { text: varied(opinion[1], question.text, told), told: [], isDoubtful: true };
  if (methodFor(question) !== undefined) return NOT_SURE;
  const episode = sureStory(asking);
  return episode ? tellEpisode(episode, asking, 'The closest that I have done is this.') : NOT_SURE;
}

/** What anybody can say, and no story answers better. */
const OPINIONS: readonly [asks: RegExp, says: readonly string[]][] = [
  [
    // "If you were a tool": it asks for a picture of oneself.
    /\b(?:if you were|(?:what|which) (?:(?:kind|sort|type) of )?\S+ would you be\b|would you rather be) ?(?:an? (?!manager\b|boss\b|customer\b|\S+ (?:manager|boss)\b))?.*\b(?:would you be|which one|what kind|why)\b/i,
    [
      'I would be the plain one that is used every day. Nobody notices it much, everybody reaches for it, and it is missed at once when it is gone.',
    ],
  ],
  [
    /\b(?:won|inherited) (?:an? |the )?(?:\S+ )?(?:million\w*|lottery|jackpot|fortune)\b/i,
    [
      'I think that I would go on working. I like it when my work is of use to somebody, and money does not take the place of that.',
    ],
  ],
  [
    // "If you could change one thing"
    /\bmagic wand\b|\bno strings\b|\bif you (?:could (?:change|abolish|delete|remove|rewrite|throw out|build|keep|improve|redo|start (?:again|over))|had one wish|had an extra|were (?:free|allowed) to|were given (?:a free hand|an extra|[€$£]))(?!\w)|\byou(?: are|['’]re) allowed to (?:change|abolish|delete|drop|remove|rewrite|throw out|build|keep)\b|\b(?:could|were to) (?:change|abolish|delete|remove|rewrite|throw out|build|keep) (?:one|only|each|anything|something)\b/i,
    [
      'I would choose whatever costs people the most time every day, because everybody would notice the difference. Before I decided, I would ask those who do the work.',
      'I would go by where most time is lost every day, and ask those who do the work before I decided. A small thing that happens a hundred times a day matters more than a large one that happens once.',
    ],
  ],
  [
    /^(?!.*\bhow (?:would|do|can|could) you (?:\S+ )?(?:spot|detect|prevent|recogni[sz]e|catch|stop)\b).*\b(?:unethical|illegal|(?:do|something|anything|is|are) against the (?:rules|law)|cheat\w*|brib\w+|cover(?:ing)? (?:it |something )?up|falsif\w*|forg(?:e|ing) (?:an? |the |his |her |their |your )?(?:\S+ )?(?:signatures?|papers?|documents?|records?|dates?|certificates?)|backdat\w*|fak(?:e|ing)|fiddl(?:e|es|ed|ing)|look the other way|bend the rules|(?:say|write|sign|claim|tell|state|put|publish|print)\b.*\b(?:not (?:quite |really |entirely |strictly )?true|untrue|misleading|dishonest)|(?:do|be) (?:something |anything )?dishonest)\b/is,
    [
      'I would make sure that I have understood it right, not take part in it, and raise it in private with the person who is responsible.',
    ],
  ],
];
