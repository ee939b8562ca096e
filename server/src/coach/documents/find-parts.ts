import { asksForOwnStory } from '#coach/knowledge/asked-of-you.ts';
import type { Passage } from '#coach/knowledge/passages.ts';
import type { Question } from '#coach/question/question.ts';
import { substanceOf } from '#coach/stories/terms.ts';
import { namesAskedAbout } from './about-employer.ts';
import { sourceOfPart } from './cite.ts';
import { type FoundPart, rootsIn, type Shelf } from './shelf.ts';

/** Of the weight of a question's words, what a part has to have. */
const SHARE = 0.5;
/** In words that name a matter: one is enough where it stands in a heading. */
const LEAST = 2;
const LEAST_HEADED = 1;
/** Of the best by BM25; what is not among them has few of the words. */
const LOOKED_AT = 20;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Parts of the user's documents that tell of what is asked, the best first; none where nothing plainly does. */
export function findParts(question: Question, shelf: Shelf, company: string, most: number): FoundPart[] {
  if (asksForOwnStory(question)) return [];
  const names = namesAskedAbout(question.text, company);
  const asked = weightsOf(question);
  const searched = [...asked.keys(), ...names].join(' ');
  const isAbout = (found: FoundPart): boolean =>
    names.some((name) => rootsIn(name).every((root) => found.roots.has(root))) || hasEnough(found, asked);
  return shelf.find(searched, LOOKED_AT).filter(isAbout).slice(0, most);
}

function hasEnough({ roots, headed }: FoundPart, asked: ReadonlyMap<string, number>): boolean {
  const sum = (has: (root: string) => boolean): number =>
    [...asked].reduce((weight, [root, own]) => weight + (has(root) ? own : 0), 0);
  const found = sum((root) => roots.has(root));
  const enough = found >= LEAST || sum((root) => headed.has(root)) >= LEAST_HEADED;
  return enough && found >= SHARE * sum(() => true);
}

/** The roots of a question's words, with what each of them says. */
function weightsOf({ focus }: Question): Map<string, number> {
  const weights = new Map<string, number>();
  for (const token of focus) {
    const substance = substanceOf(token);
    for (const root of substance > 0 ? rootsIn(token.text) : []) weights.set(root, substance);
  }
  return weights;
}

/** The same for a language model. */
export const passagesIn = (
  questions: readonly Question[],
  shelf: Shelf,
  company: string,
  most: number,
): Passage[] =>
  questions
    .flatMap((question) => findParts(question, shelf, company, most))
    .slice(0, most)
    .map(({ part }) => ({
      title: [part.title, ...part.path].join(' › '),
      sentences: [...SENTENCES.segment(part.text)].map(({ segment }) => segment.trim()).filter(Boolean),
      source: sourceOfPart(part),
    }));
