const A_WAY = /\b(?:how|what) (?:do|would|will|can|should) (?:you|we)\b/iu;
const A_STORY =
  /\b(?:tell (?:me|us) (?:about|of)|describe|walk (?:me|us) through|(?:an?|any|one|some) (?:\p{L}+ )?(?:times?|situations?|occasions?|examples?|instances?)|(?:have|did) you|(?:you|you['’]ve|you have) (?:ever|made|done|had)|achievements?|proud(?:est)?|(?:best|biggest|greatest|most|hardest|toughest|worst)\b(?! (?:strengths?|weakness\p{L}*|qualit\p{L}+|skills?|assets?|motivat\p{L}+)))\b/iu;
const OF_ONESELF = /\babout (?:yourself|you)\b/iu;

/** Habits are told of anybody: `you sit with them and wait`. */
export const asksForWay = (question: string): boolean => A_WAY.test(question);

export const asksForStory = (question: string): boolean =>
  A_STORY.test(question) && !OF_ONESELF.test(question) && !/^why\b/iu.test(question);
