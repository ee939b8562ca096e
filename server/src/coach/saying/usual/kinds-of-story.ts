import type { Episode } from '#coach/candidate/candidate.ts';
import { namesBreak } from '#coach/candidate/labels/names-break.ts';
import { signsOf } from '../signs-of.ts';
import { isOwnMistake } from '../went-wrong.ts';
import { isOfOwnSubject } from './own-subject.ts';
import signs from './signs.json' with { type: 'json' };

const SIGNS = signsOf(signs);

const textOf = ({ sentences }: Episode): string => sentences.map(({ text }) => text).join(' ');
const says =
  (...patterns: readonly RegExp[]) =>
  (episode: Episode): boolean =>
    patterns.every((pattern) => pattern.test(textOf(episode)));

/** What somebody else has said of the candidate, "“Ana stays calm.”", and no title: `“Sitting out”: audit of 2022` */
export const isPraise = (episode: Episode): boolean => isQuoted(episode) && !isOwnWords(episode);
export const isQuoted = ({ sentences: [first] }: Episode): boolean =>
  /^["“](?![^"“”]*["”]:)/.test(first?.text ?? '');
export const isOwnWords = (episode: Episode): boolean =>
  isQuoted(episode) &&
  !OF_SOMEBODY.test(episode.sentences[0]!.text) &&
  !episode.sentences.some(({ text }) => OF_NAMED.test(text)) &&
  episode.sentences.some(({ text }) => I_DID.test(text));
const OF_NAMED = /\bI \p{Ll}+ \p{Lu}\p{Ll}+/u;
const OF_SOMEBODY = /^["“]\p{Lu}\p{Ll}+ (?:is|was|has|had)\b|\b(?:he|she|him|her|his|you|your)\b/iu;
const I_DID =
  /(?<!\p{L})I (?!(?:watched|learned|noticed|trusted|asked|wished|wanted|loved|enjoyed|liked|hired|worked)\b)(?:\p{Ll}+ed|put|went|said|rang|sent|took|told|gave|kept|made|sat|ran|led|wrote|built|drove|cut)\b/u;

/** Broken off by the page: "On call from my second month: learned the.", "Of 6 million naira." */
export const isCutOff = ({ sentences }: Episode): boolean =>
  sentences.some(
    ({ text }) =>
      /\b(?:an?|the|and|or|than|my|our|your|their|its|every|from|of|with|between|we|and not)[.:;]?$/i.test(
        text,
      ) || /^(?:[Oo]f|than|and|or|that|which|who)\b(?! course\b)/.test(text),
  );

/** Of family and illness, which are told where a gap is asked for and nowhere else. */
export const isPrivate = (text: string): boolean => SIGNS.private.test(text);

/** Of health, marriage, bullying or dismissal: no reason that is given for leaving. */
export const isGrief = (text: string): boolean =>
  /\b(?:ill|illness|sick|sickness|unwell|bipolar|cancer|stress(?:ed)?|depress\p{L}*|anxi\p{L}+|breakdown|burn(?:t|ed)?[- ]?out|surgery|disab\p{L}+|pregnan\p{L}+|marriage|divorc\p{L}+|died|death|bull(?:y|ies|ied|ying)|harass\p{L}*|abus\p{L}+|toxic|threw|shout\p{L}*|hat(?:e|ed|es)|fights?|fought|sacked|fired|dismiss\p{L}*|disciplin(?:ary|ed)|let go|pushed out|unfair\p{L}*)\b/iu.test(
    text,
  );

export const isOfSuperior = (text: string): boolean => SIGNS.superior.test(text);

/** An application that was turned down, or what is not finished: "Not shortlisted", "have not handed in the thesis". */
export const isSetback = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => SIGNS.turnedDown.test(text) || SIGNS.unfinished.test(text));

/** "The cooking is done by a carer; the idea and the forms were mine." */
const CLAIMED = /\b(?:was|were|is|are) (?:all )?(?:mine|ours)\b/i;

/** Done by somebody else, whatever the candidate's share: "Service restored by my colleague Yusuf". */
export const isOfAnother = ({ sentences }: Episode): boolean =>
  (sentences.some(({ text }) => SIGNS.byAnother.test(text)) &&
    !sentences.some(({ text }) => CLAIMED.test(text))) ||
  sentences.every(({ text }) => !SIGNS.mine.test(text) && SIGNS.othersDeed.test(text));

/** Award or praise that is not said to be one's own; who did it; that one had no part in it. */
const OF_OTHERS: readonly RegExp[] = [
  SIGNS.anotherDidIt,
  SIGNS.credited,
  /(?:^|[,;:(])(?![^,;:]{0,200}\b(?:I|me|my|mine|we|us)\b)[^,;:(]*\b(?:won|awards?|awarded(?! on\b)|prizes?|medals?|troph(?:y|ies)|runners?-up|(?:team|employee|store|library|school|shop|site) of the (?:year|month|quarter))\b/iu,
  /\b(?:awards?|prizes?|medals?|credit)\b[^.]*\b(?:went|goes|belongs?) to\b(?! (?:me|us)\b)/iu,
  /(?<!\b(?:I|we) (?:was|were|am|are|have been|had been) (?:\p{L}+ly )?)\b(?:\p{L}{2,}ed|[Bb]uilt|[Ww]ritten|[Ww]on|[Ll]ed|[Rr]un|[Dd]rawn|[Tt]aken|[Mm]ade|[Ss]ent|[Dd]one) by (?:(?!\p{L}+day\b|January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas)\p{Lu}\p{Ll}|(?:my|our|his|her|their|another)\b|(?:the|an?) (?:\p{Ll}+ )?(?:manager|lead|leader|head|mentor|colleague|director|owner|team|company|firm|department|installer|supplier|council|office)\b)/u,
  /\b(?:is|are|was|were) the (?:project|idea|work|doing) of\b|\bnot (?:a )?party to\b|\bno part in\b|\bnot (?:just |only )?(?:me|mine|us|ours|myself|I(?=[,.]))\b|^(?:I|We) (?:did not|didn['’]t|were not|weren['’]t)\.$/iu,
];

export const isOfOthers = (text: string): boolean => OF_OTHERS.some((sign) => sign.test(text));

export const isToAnothersCredit = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => isOfOthers(text));

const OUTSIDER_OR_OWNER = new RegExp(`${SIGNS.outsider.source}|\\bowners?\\b`, 'i');

export const isQuarrel = says(SIGNS.quarrel);
export const isOpenQuarrel = says(
  /\b(?:f[ae]ll out|falling[- ]out|argued|argument|quarrel\p{L}*|clash\p{L}*|had a row|disagree\p{L}*)\b/iu,
);
/** "Two of the assistants fell out" is nothing of mine. */
const ME = /\b(?:I|we|me|us|my (?!(?:own )?\p{L}+ (?:and|or) \p{L}+)|mine)\b/iu;
/** Before what somebody from outside the quarrel witnessed: "we disagreed in front of a patient". */
const OUTSIDE = new RegExp(`(?<!in front of (?:an?|the) )(?:${SIGNS.outsider.source})`, 'i');

export const tellsOfDissent = (episode: Episode): boolean =>
  says(
    /\b(?:wanted|wished|told (?:us|me)(?!\.)|decided|ordered|insisted|instructed|asked (?:us|me) to|by decree)\b/i,
    /\bI (?:(?:\p{L}+ )?(?:told|said|thought|objected|disagreed|argued|asked|put|set out|showed|refused|warned|proposed|persuaded)|(?:did|would)(?: not|n['’]t) agree)\b/u,
  )(episode) && !isOfAnother(episode);

/** With a colleague, and neither with a superior nor with somebody from outside: whoever comes in later took no part. */
export function isConflict(episode: Episode): boolean {
  const texts = episode.sentences.map(({ text }) => text);
  const quarrel = texts.findIndex((text) => SIGNS.quarrel.test(text) && ME.test(text));
  const upTo = texts.slice(0, quarrel + 1).join(' ');
  return quarrel >= 0 && !SIGNS.superior.test(upTo) && !OUTSIDE.test(upTo) && !isOfAnother(episode);
}

/** "The two owners argued for years" */
export function isQuarrelAmongOthers({ sentences }: Episode): boolean {
  const clauses = sentences.flatMap(({ text }) => text.split(/[.;]|,? (?:and|but|so) (?=I\b)/));
  const quarrels = clauses.filter((text) => SIGNS.quarrel.test(text));
  return quarrels.length > 0 && !quarrels.some((text) => ME.test(text.replace(SUPERIOR_OF_MINE, '')));
}
const SUPERIOR_OF_MINE = new RegExp(
  `\\b(?:my|our) (?:\\p{L}+ )?(?:doctor|chef|colleague|team|${SIGNS.superior.source})`,
  'giu',
);

/** No deed: "I was only asked for the papers". */
const ACTED =
  /\bI (?!(?:was|am|had|have|saw|watched|heard|knew|thought|felt|only|just|merely|never|did not|stayed|kept out|left)\b)\p{Ll}+/u;

export const tellsOwnAct = (episode: Episode): boolean =>
  says(new RegExp(`${ACTED.source}|\\b[Ww]e (?!were\\b|had\\b|are\\b)\\p{Ll}+`, 'u'))(episode);

/** Between colleagues, and settled by the candidate: "Two bakers quarrelled. I drew up a rota." */
export const isSettledQuarrel = (episode: Episode): boolean => {
  const text = textOf(episode);
  const isOurs = !SIGNS.superior.test(text) && !SIGNS.outsider.test(text) && !isOfAnother(episode);
  const from = text.search(SIGNS.quarrel);
  return from >= 0 && ACTED.test(text.slice(from)) && isOurs;
};

export const isAgainstColleague = (episode: Episode): boolean => {
  const text = textOf(episode);
  return (
    SIGNS.friction.test(text) &&
    SIGNS.mine.test(text) &&
    !SIGNS.superior.test(text) &&
    !SIGNS.outsider.test(text) &&
    !isOfAnother(episode)
  );
};
export const saysOtherwise = says(SIGNS.otherwise);

/** Somebody above saw it otherwise, and it is no mistake that was owned up to. */
export const isAgainstSuperior = (episode: Episode): boolean => {
  const text = textOf(episode);
  const isOtherwise = SIGNS.quarrel.test(text) || SIGNS.otherwise.test(text) || SIGNS.warned.test(text);
  return (
    SIGNS.superior.test(text) &&
    isOtherwise &&
    SIGNS.mine.test(text) &&
    !isOfAnother(episode) &&
    !isOwnMistake(episode)
  );
};
export const isOfDifficultCustomer = (episode: Episode): boolean => {
  const text = textOf(episode);
  return (
    OUTSIDER_OR_OWNER.test(text) &&
    SIGNS.difficult.test(text) &&
    (SIGNS.mine.test(text) || episode.sentences.some((said) => isOfOwnSubject(said.text))) &&
    !isOfAnother(episode)
  );
};

export const isOfSufferer = (episode: Episode): boolean =>
  says(
    /\b(?:pupils?|patients?|students?|learners?|apprentices?|trainees?|resident|[Mm]y friend)\b|\band \p{Lu}\p{Ll}+ saved\b/u,
  )(episode) && ![SIGNS.difficult, SIGNS.friction, /\bhits? out\b/].some((sign) => says(sign)(episode));

/** An illness, the care for somebody or a time without work, which nobody is to blame for. */
export const isOfPrivateLife = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => isPrivate(text) || namesBreak(text));

export const isFailure = (episode: Episode): boolean => {
  const text = textOf(episode);
  return (
    SIGNS.failed.test(text) && SIGNS.mine.test(text) && !isOfAnother(episode) && !isOfPrivateLife(episode)
  );
};

export const pressureIn = (episode: Episode): number =>
  isOfAnother(episode) ? 0 : new Set(textOf(episode).toLowerCase().match(SIGNS.pressed)).size;

/** `118 lanterns with LED` were led by nobody. */
const withoutLamps = (episode: Episode): Episode => ({
  ...episode,
  sentences: episode.sentences.map((said) => ({ ...said, text: said.text.replaceAll(/\bLEDs?\b/g, '') })),
});

export const isOfLeading = (episode: Episode): boolean =>
  (says(SIGNS.led, SIGNS.people)(withoutLamps(episode)) || says(/\bincident commander\b/i)(episode)) &&
  !isOfAnother(episode) &&
  !/\bled by\b|\bteam lead\b/i.test(textOf(episode));

export const isQuick = says(SIGNS.quickly);

export const isOfLearning = (episode: Episode): boolean =>
  says(SIGNS.learned, SIGNS.quickly)(episode) &&
  !isOfAnother(episode) &&
  !/\blearn(?:ed|t) (?:that|to have)\b/i.test(textOf(episode));
