import type { Episode } from '#coach/candidate/candidate.ts';
import type { AskedCompetency } from '#coach/competencies/asked.ts';
import { plainPhrase } from '#coach/competencies/phrase.ts';
import type { Question } from '#coach/question/question.ts';
import type { TermIndex } from './bm25.ts';
import { failureOf, type Evidence } from './evidence.ts';
import type { Found } from './found.ts';
import type { Prior } from './prior.ts';
import { type StoryIndexed, type Lean, leanOf } from './lean.ts';
import type { WantedTerm } from './query.ts';
import type { Told } from './told.ts';
import { EVERYDAY } from './terms.ts';
import { PRIOR_BY_KIND, TERM, WEIGHTS } from './weights.ts';

interface Sought {
  question: Question;
  asked: readonly AskedCompetency[];
  wanted: readonly WantedTerm[];
  words: TermIndex;
  told: Told;
  lean: readonly Lean[];
}

export function scoreOf(sought: Sought, { episode, at, evidence, prior }: StoryIndexed): Found {
  const { question, asked, told } = sought;
  const words = wordsOf(sought, at);
  const names = shareOfNames(namesOf(question), episode);
  const shown = shownOf(asked, evidence);
  const score =
    WEIGHTS.words * words.share +
    WEIGHTS.covered * shareCovered(sought, words.covered) +
    WEIGHTS.competency * shown.mean +
    WEIGHTS.names * names +
    polarityOf(asked, evidence) +
    priorOf(prior, question) +
    WEIGHTS.lean * leanOf(sought.lean, { episode, at, evidence, prior }) -
    (told.episodes.includes(episode.id) ? WEIGHTS.told : 0);
  return {
    episode,
    score,
    coverage: coverageOf(sought, words.covered, names, shown.best),
    matched: words.matched,
  };
}

const shareCovered = ({ wanted }: Sought, covered: number): number =>
  covered / Math.max(1, total(wanted.map(({ weight }) => weight)));

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function wordsOf(
  { wanted, words }: Sought,
  at: number,
): { share: number; covered: number; matched: string[] } {
  let sum = 0;
  let ideal = 0;
  let covered = 0;
  const matched: { lemma: string; worth: number }[] = [];
  for (const { lemma, weight, root } of wanted) {
    const presence = words.presence(root, at);
    const worth = weight * words.rarity(root);
    sum += worth * presence;
    ideal += worth;
    if (presence > 0) {
      covered += weight;
      matched.push({ lemma, worth });
    }
  }
  return {
    share: sum / Math.max(ideal, TERM.enough),
    covered,
    matched: matched.toSorted((a, b) => b.worth - a.worth).map(({ lemma }) => lemma),
  };
}

/** Recognisers write everyday names in lower case. */
const namesOf = ({ names }: Question): string[] => names.filter((name) => !EVERYDAY.has(name.toLowerCase()));

function shareOfNames(names: readonly string[], { names: held, sentences, place }: Episode): number {
  if (names.length === 0) return 0;
  const text = ` ${plainPhrase([...sentences.map((sentence) => sentence.text), place.employer, ...held].join(' '))} `;
  return names.filter((name) => text.includes(` ${plainPhrase(name)} `)).length / names.length;
}

function shownOf(asked: readonly AskedCompetency[], evidence: Evidence): { mean: number; best: number } {
  const strengths = asked.reduce((sum, { strength }) => sum + strength, 0);
  const shown = asked.map(({ competency, strength }) => strength * (evidence.get(competency) ?? 0));
  const sum = shown.reduce((total, one) => total + one, 0);
  return { mean: strengths > 0 ? sum / strengths : 0, best: Math.max(0, ...shown) };
}

function polarityOf(asked: readonly AskedCompetency[], evidence: Evidence): number {
  const failure = failureOf(evidence);
  if (asked.some(({ competency }) => competency.isFailure)) return WEIGHTS.failure * (failure - 0.5);
  const ids = new Set(asked.flatMap(({ competency }) => competency.opposites ?? []));
  for (const { competency } of asked) ids.delete(competency.id);
  const opposite = Math.max(0, ...[...evidence].flatMap(([{ id }, shown]) => (ids.has(id) ? [shown] : [])));
  const shown = shownOf(asked, evidence).best;
  return -WEIGHTS.opposite * opposite * (1 - shown);
}

function priorOf(prior: Prior, { kind }: Question): number {
  const more = PRIOR_BY_KIND[kind] ?? {};
  return (
    WEIGHTS.deed * prior.deed * (more.deed ?? 1) +
    WEIGHTS.result * prior.result * (more.result ?? 1) +
    WEIGHTS.story * prior.story +
    WEIGHTS.recency * prior.recency * (more.recency ?? 1) +
    WEIGHTS.fit * prior.fit * (more.fit ?? 1)
  );
}

function coverageOf(
  { question, asked, wanted }: Sought,
  covered: number,
  names: number,
  shown: number,
): number {
  const ofWords = total(wanted.map(({ weight }) => weight));
  const ofNames = namesOf(question).length > 0 ? 3 : 0;
  const ofShown = asked.length > 0 ? 1.5 : 0;
  const all = ofWords + ofNames + ofShown;
  return all > 0 ? Math.min(1, (covered + ofNames * names + ofShown * shown) / all) : 0;
}
