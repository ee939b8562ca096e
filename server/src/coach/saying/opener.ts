import type { Episode, Place, Said } from '#coach/candidate/candidate.ts';
import { isProper } from '#coach/candidate/speech/proper.ts';
import type { Told } from '#coach/stories/told.ts';
import { capitalised, uncapitalised, varied, withArticle, withoutConnective } from './wording.ts';

/** Titles that one person holds, said without an article. */
const SINGLE =
  /^(?:head of|director of|chief|president|vice president|vp\b|c[a-z]o\b|deputy|acting|dean|interim|treasurer|chair|(?:general|managing|branch) (?:manager|director)$)/i;

/** Starts that another clause in front would make clumsy. */
const STARTS_WITH_CLAUSE = new Set(['ADP', 'SCONJ', 'PROPN']);
const STARTS_WITH_WHEN =
  /^(?:when|while|as|if|after|before|since|because|although|once|last|one (?:day|night))\b/i;

/** `Head Baker, night shift` → `a head baker`. Abbreviations keep their capitals. */
export function titleAsSaid(title: string): string {
  const [main = ''] = title.split(/[,(/|–—]| - /u);
  const lower = inLowerCase(main.trim());
  return SINGLE.test(lower) ? lower : withArticle(lower);
}

/** `Head Baker` → `head baker`; abbreviations, `iOS`, languages and places keep their letters. */
export const inLowerCase = (title: string): string =>
  title.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    isProper(word) ? word : word.toLowerCase(),
  );

/** The sentence with where it was, as it is spoken; unchanged where it says so itself or the place is unknown. */
export function opened(episode: Episode, first: Said, seed: string, told: Told): string {
  const { place, source, names } = episode;
  const sentence = withoutConnective(first.text);
  if (namesPlace(first.text, place) || (!place.employer && !place.title)) return sentence;
  if (source !== 'work')
    return place.employer ? `At ${place.employer}, ${joined(sentence, first, names)}` : sentence;
  if (told.last?.place.employer === place.employer && place.employer !== '') return capitalised(sentence);
  if (/^at\b/i.test(sentence)) return capitalised(sentence); // two places in a row confuse
  const isOwnAct = /^(i|we)\b/i.test(sentence);
  const isNamed = place.employer !== '' && [...told.sentences].some((said) => said.includes(place.employer));
  const startsWithClause =
    STARTS_WITH_CLAUSE.has(first.tokens[0]?.pos ?? '') || STARTS_WITH_WHEN.test(sentence);
  const opener =
    isNamed || startsWithClause ? shortOpener(place) : varied(openersOf(place, isOwnAct), seed, told);
  return `${opener} ${joined(sentence, first, names)}`;
}

/** `At Rye & Co.,`: the shortest way to say where. Empty where the material is silent. */
function shortOpener({ employer, title }: Place): string {
  if (employer) return `At ${employer},`;
  return title ? `In my time as ${titleAsSaid(title)},` : '';
}

const namesPlace = (text: string, { employer }: Place): boolean =>
  employer !== '' && text.toLowerCase().includes(employer.toLowerCase());

const joined = (sentence: string, { tokens, text }: Said, names: readonly string[]): string =>
  sentence === text ? uncapitalised(sentence, tokens, names) : sentence;

function openersOf({ employer, title, isCurrent }: Place, isOwnAct: boolean): string[] {
  const at = employer ? [`At ${employer},`] : [];
  if (!title) return isCurrent ? at : [...at, `When I worked at ${employer},`];
  const role = `${titleAsSaid(title)}${employer ? ` at ${employer}` : ''}`;
  const as = isOwnAct ? [`As ${role},`] : [];
  const openers = isCurrent ? [...at, ...as] : [`When I was ${role},`, ...as];
  return openers.length > 0 ? openers : [`In my work as ${role},`];
}
