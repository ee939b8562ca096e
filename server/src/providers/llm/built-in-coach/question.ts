/** The ways of answering that interviewers expect. */
export type QuestionKind =
  | 'behavioural'
  | 'technical'
  | 'motivation'
  | 'strengths'
  | 'situational'
  | 'logistics'
  | 'closing';

/** @returns words in lower case with single spaces between; transcripts' spellings evened out */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']s\b/g, ' is')
    .replace(/[’']d\b/g, ' would')
    .replace(/[’']re\b/g, ' are')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .replace(/\bco workers?\b/g, 'coworker')
    .replace(/\bteam mates?\b/g, 'teammate')
    .replace(/\bu r l\b/g, 'url')
    .replace(/\bp r\b/g, 'pr')
    .trim();
}

const patterns: readonly [QuestionKind, RegExp][] = [
  [
    'closing',
    /\b(any|have|got|what) questions? (do you have )?(for|of) (me|us)\b|\bquestions? (you have|you would like|for us|for me)\b/,
  ],
  [
    'closing',
    /\bwhat (would|do) you (like|want) to (know|ask)|\banything else (you|we|that)\b|\bwhy should we (hire|choose|pick|take)\b|\bdo you have any( other)? questions\b/,
  ],
  [
    'logistics',
    /\b(salary|compensation|pay expectations?|notice period|visa|sponsorship|work permit|relocat\w*|references|background check)\b/,
  ],
  [
    'logistics',
    /\b(when|how soon) (can|could|would) you (start|begin|join)\b|\b(start date|earliest|other offers|other interviews|authori[sz]ed to work|willing to travel|come to the office|on ?site|hybrid|remotely)\b/,
  ],
  [
    'behavioural',
    /\b(a|the|any|it|one|your last|another|specific) (time|situation|example|instance|occasion|moment|project) (\w+ )?(when|where|that|in which|you|of a time|of when|of how you)\b/,
  ],
  [
    'behavioural',
    /\b(time|situation|example|instance|occasion) (when|where) you\b|\bhave you ever\b|\bhow did you (handle|deal|resolve|react|respond|overcome|manage|convince)\b/,
  ],
  [
    'behavioural',
    /\b(biggest|greatest|hardest|toughest|most (challenging|difficult)|proudest|worst) (\w+ ){0,2}(failure|mistake|challenge|achievement|accomplishment|project|decision|problem|bug|success)\b|\bmost proud of\b|\bproudest\b/,
  ],
  [
    'behavioural',
    /\b(conflict|disagree\w*|argument|argued|clash\w*) (\w+ )?(with|between) (\w+ ){0,2}(coworker|colleague|teammate|manager|boss|customer|client|stakeholder)s?\b/,
  ],
  [
    'motivation',
    /\bwhy (do|did|are|would) (you|we) (\w+ ){0,2}(want|leav\w+|look\w+|apply\w*|applied|interested|choose|chose|join\w*|chang\w+|quit\w*)\b|\bwhy (us|this (job|role|position|company)|here|our company)\b/,
  ],
  [
    'motivation',
    /\b(what (interests|attracts|motivates|excites|drives|draws|brings) you|where do you see yourself|(career|long term|five year) (goals?|plans?)|what do you know about (us|our|the company)|leav\w+ your (current|last|present)|looking for in (a|your|the) (next|new)|ideal job)\b/,
  ],
  [
    'strengths',
    /\b(strengths?|weakness(es)?|tell me about yourself|about yourself|introduce yourself|describe yourself|what are you (good|best) at|what makes you|areas? (to|for|of) improve\w*)\b/,
  ],
  [
    'strengths',
    /\b(through|about|me) your (background|resume|cv|career|work history|professional)\b|\byour (background|resume|cv)\b/,
  ],
  [
    'technical',
    /\b(design|implement|architect|build|scale|optimi[sz]e|debug|code|refactor|deploy|model) (a|an|the|our|your|it|this)\b|\btime complexity\b|\bdifference between\b|\bexperience (with|in|using)\b/,
  ],
  [
    'situational',
    /\b(what|how) would you\b|\bimagine\b|\bsuppose\b|\bif you (were|had|got|are|have|saw|found|disagree\w*)\b|\bhow do you (\w+ )?(handle|deal|prioriti[sz]e|manage|approach|cope|react|respond|stay|keep|work|motivate|organi[sz]e|give|decide)\b/,
  ],
  [
    'technical',
    /^(so |ok |okay |well |and |now |great |please |can you |could you )*(explain|what is|what are|how does|how do|define|compare)\b|\bexplain\b/,
  ],
];

/** The first pattern that fits wins: what is asked for plainly stands before what is only likely. */
export function classifyQuestion(text: string): QuestionKind | undefined {
  const words = plainWords(text);
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether the question asks for what the candidate has done with a subject, not for the subject. */
export const asksForExperience = (text: string): boolean =>
  /\b(experience|worked|familiar|used|background)\b/.test(plainWords(text));

/** Too short to stand alone, like "How did you resolve it?". */
export function isFollowUp(text: string): boolean {
  const words = plainWords(text).split(' ');
  return (
    words.length <= 9 &&
    words.some((word) => /^(it|that|this|they|them|those|these|he|she|there)$/.test(word))
  );
}
