import { plainWords } from '#coach/question/plain-words.ts';

const EMPLOYERS =
  'company|firm|business|organi[sz]ation|school|academy|college|university|hospital|practice|clinic|trust|charity|council|agency|bank|shop|store|studio|theatre|restaurant|hotel|team';
const ABOUT_US = new RegExp(
  `\\b(?:know|knew|heard|hear|read|learn(?:ed|t)?|found out|find out|understand|tell (?:me|us)) (?:\\S+ ){0,2}about (?:us|our (?:${EMPLOYERS}|products?|services?)|what we (?:do|make|sell|offer)|(?:the|this) (?:company|firm|business|organi[sz]ation))\\b|\\bwhat (?:is it (?:that )?we|do we|does (?:our|the|this) (?:${EMPLOYERS})) (?:actually )?(?:do|make|sell|offer)(?: here)?(?: and\\b|$)`,
);
const OF_SOMETHING_NAMED =
  /\bwhat (?:is|are|does|do)\b|\b(?:know|heard|read|tell (?:me|us)) (?:\S+ ){0,2}(?:about|of)\b/;

/** The company's "our", not the conversation's: "tell us". */
const OURS = /\b(?:our|ours|us|we|here)\b/;
const OF_THE_CONVERSATION =
  /\b(?:tell|give|show|walk|talk|take|let|help|remind|teach|sell|join|thank|with|for|to) us\b|\b(?:before|when|while|as|if|shall|should|can) we\b|\bwe (?:start|begin|talk|speak|meet|move|go|get|see|ask|finish)\b|\bcame? here\b/g;

export function asksOfEmployer(text: string): boolean {
  const words = plainWords(text);
  return ABOUT_US.test(words) || OURS.test(words.replace(OF_THE_CONVERSATION, ' '));
}

const WHAT_THEY_STAND_FOR =
  /\b(?:what|which|who|name|tell|know)\b.*\bour (?:values|mission|purpose|vision|culture|customers|clients|products|services)\b/;
export const asksWhatTheyStandFor = (text: string): boolean => WHAT_THEY_STAND_FOR.test(plainWords(text));

export const asksWhatIsKnown = (text: string): boolean => ABOUT_US.test(plainWords(text));

const NAMED = /(?<=\S\s+)\p{Lu}[\p{L}\p{N}-]*(?:\s+\p{Lu}[\p{L}\p{N}-]*)*/gu;
const NO_NAMES = new Set(['i', 'we', 'our', 'you']);

export function namesAskedAbout(text: string, company: string): string[] {
  const words = plainWords(text);
  const isAboutUs = ABOUT_US.test(words);
  if (!isAboutUs && !OF_SOMETHING_NAMED.test(words)) return [];
  const named = (text.match(NAMED) ?? []).filter((name) => !NO_NAMES.has(name.toLowerCase()));
  return [...new Set([...named, ...(isAboutUs ? [company] : [])])].filter((name) => name.trim() !== '');
}
