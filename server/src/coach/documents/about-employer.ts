import { plainWords } from '#coach/question/plain-words.ts';

const ABOUT_US =
  /\b(?:know|knew|heard|hear|read|learn(?:ed|t)?|found out|find out|understand|tell (?:me|us)) (?:\S+ ){0,2}about (?:us|our (?:company|firm|business|organi[sz]ation|products?|services?)|what we (?:do|make|sell|offer)|(?:the|this) (?:company|firm|business|organi[sz]ation))\b|\bwhat (?:is it (?:that )?we|do we|does (?:our|the|this) (?:company|firm|business|organi[sz]ation)) (?:actually )?(?:do|make|sell|offer)\b/;
const OF_SOMETHING_NAMED =
  /\bwhat (?:is|are|does|do)\b|\b(?:know|heard|read|tell (?:me|us)) (?:\S+ ){0,2}(?:about|of)\b/;

/** Words with a capital, as they stand beside each other, but for the first of the question. */
const NAMED = /(?<=\S\s+)\p{Lu}[\p{L}\p{N}-]*(?:\s+\p{Lu}[\p{L}\p{N}-]*)*/gu;
/** Titles of courtesy of a sentence, not of a company. */
const NO_NAMES = new Set(['i', 'we', 'our', 'you']);

/** The names of the company or the products that a question plainly asks after; none where it asks for something else. */
export function namesAskedAbout(text: string, company: string): string[] {
  const words = plainWords(text);
  const isAboutUs = ABOUT_US.test(words);
  if (!isAboutUs && !OF_SOMETHING_NAMED.test(words)) return [];
  const named = (text.match(NAMED) ?? []).filter((name) => !NO_NAMES.has(name.toLowerCase()));
  return [...new Set([...named, ...(isAboutUs ? [company] : [])])].filter((name) => name.trim() !== '');
}
