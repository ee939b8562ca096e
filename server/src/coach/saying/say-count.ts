import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { leans } from './leans.ts';

const ASKS =
  /\bhow (?:many|large|big)\b|\bwhat size\b|\bby (?:value|size)\b|\bwhat numbers\b|\bin (?:money|cash|financial) terms\b/i;
const AMOUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozens?)\b/i;
const TEAM = /\b(?:team|people|staff|heads|report to you|in charge|manage[ds]?|led|lead)\b/i;
const MONEY = /[£€$]\s?\d/;
const LEADS =
  /\bmy team (?:is|has|counts|of)\b|\b(?:lead|led|manage[ds]?|run|ran|responsible for|in charge of|team of|supervise[ds]?|report to me)\b.*\b(?:team|people|staff|colleagues|analysts|engineers|nurses|drivers|dispatchers|teachers|managers|volunteers|trainees|of us|men|women|cooks|workers|\p{L}+ers)\b|\bteam of\b/iu;

/** "How large a team have you led": the sentence with the number; undefined where none counts the same. */
export function sayCount({ candidate, question, found }: Asking): Spoken | undefined {
  if (!ASKS.test(question.text) || !/\byou(?:r|rs)?\b/i.test(question.text)) return undefined;
  const asked = new Set(
    question.focus
      .filter(({ lemma, isStop }) => !isStop && !/^(?:large|big|many|size|value)$/.test(lemma))
      .map(({ lemma }) => lemma),
  );
  const isTeam = TEAM.test(question.text);
  const isOfMoney = /\b(?:by value|(?:money|cash|financial) terms)\b/i.test(question.text);
  const isNow = /\b(?:now|today|at the moment|currently|are you|do you)\b/i.test(question.text);
  const chances = new Map(found.map(({ episode, chance = 0 }) => [episode.id, chance]));
  const worth = (episode: Episode, { text, tokens }: Said): number =>
    new Set(tokens.filter(({ lemma, pos }) => pos !== 'NUM' && asked.has(lemma)).map(({ lemma }) => lemma))
      .size +
    (isTeam && LEADS.test(text) ? 1.5 : 0) +
    (isOfMoney && MONEY.test(text) ? 1.5 : 0) +
    2 * (chances.get(episode.id) ?? 0) +
    (isNow && episode.place.isCurrent ? 0.4 : 0) -
    (leans(text) ? 0.5 : 0);
  const [best] = candidate.episodes
    .flatMap((episode) => episode.sentences.map((said) => ({ episode, said, worth: worth(episode, said) })))
    .filter((one) => AMOUNT.test(one.said.text) && one.worth >= (isTeam ? 1.5 : 1))
    .toSorted((one, other) => other.worth - one.worth);
  return (
    best && {
      text: best.said.text,
      told: [best.episode],
    }
  );
}
