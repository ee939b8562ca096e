import { ALL_FACT_MATTERS, FACT_MATTERS } from '@pythia/contracts/fact-matters.ts';
import type { Material } from '#coach/material.ts';
import { estimateTokens, firstTokens } from './fit-tokens.ts';
import { jobsPutRight, withoutHidden } from './put-right.ts';

/**
 * Tokens of all parts at their limits in English. Beyond it the job is cut first; stories take what is left.
 */
const MATERIAL_TOKENS = 4_200;
/** Tokens of all facts at their limits; separate, so that facts displace nothing. */
const FACTS_TOKENS = 750;

export type TaggedText = [tag: string, text: string];

/**
 * Quotes the material for a model: candidate and job apart, so that no requirement passes for experience, and
 * without hidden stories.
 * @param told what the candidate tells, in the tokens left; the stories by default
 */
export function quoteMaterial(
  material: Material,
  told: (tokensLeft: number) => TaggedText[] = (tokensLeft) => wholeStories(material.stories, tokensLeft),
): string {
  const { name, work, education, other } = withoutHidden(material);
  const candidate: TaggedText[] = [
    ['name', name],
    ['jobs', jobsPutRight(material)],
    ['work', work],
    ['education', education],
    ['other', other],
  ];
  const job: TaggedText[] = [
    ['company', material.company],
    ['role', material.role],
    ['job_description', material.jobDescription],
  ];
  let left = MATERIAL_TOKENS;
  const quoteAll = (sections: TaggedText[]): string[] =>
    sections.map(([tag, text]) => {
      const kept = firstTokens(withoutTags(text.trim()), left);
      left -= estimateTokens(kept);
      return kept === '' ? '' : quote(tag, kept);
    });
  const [ofCandidate, ofJob] = [quoteAll(candidate), quoteAll(job)];
  const stories = told(left).map(([tag, text]) => quote(tag, text));
  const facts = firstTokens(withoutTags(factsInLines(material)), FACTS_TOKENS);
  const ofFacts = facts === '' ? '' : quote('facts', facts);
  return `${quoteGroup('candidate', [...ofCandidate, ofFacts, ...stories])}\n\n${quoteGroup('job', ofJob)}`;
}

/** One line for each fact, so none can start another. */
const factsInLines = ({ facts }: Material): string =>
  ALL_FACT_MATTERS.filter((matter) => facts[matter] !== undefined)
    .map((matter) => {
      const said = facts[matter]?.replaceAll(/\s+/g, ' ') ?? '(not to be said, and no bracket either)';
      return `${FACT_MATTERS[matter].label}: ${said}`;
    })
    .join('\n');

/** Whole stories only: a model makes up a missing end. */
function wholeStories(stories: readonly string[], tokens: number): TaggedText[] {
  let left = tokens;
  return stories.flatMap((story): TaggedText[] => {
    const size = estimateTokens(withoutTags(story.trim()));
    if (size === 0 || size > left) return [];
    left -= size;
    return [['story', story.trim()]];
  });
}

function quoteGroup(tag: string, sections: string[]): string {
  const present = sections.filter((section) => section !== '');
  return [`<${tag}>`, ...(present.length > 0 ? present : ['(nothing is known)']), `</${tag}>`].join('\n');
}

export const quote = (tag: string, text: string): string =>
  `<${tag}>\n${withoutTags(text)}\n</${tag.split(' ', 1)[0]}>`;

/** Quoted text must not close its section and go on as rules. */
export const withoutTags = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›');
