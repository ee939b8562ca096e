import { namesTitle } from '../layout/titles.ts';
import { beginsWithSubject, isClause } from './clause.ts';
import { isPaper, isResult, labelOf, leadOf, sayLabelled } from './label.ts';
import { lowerFirst, sayNounPhrase } from './noun-phrase.ts';
import { baseOf, isPast, leadingAdverb, startsWithVerb, verbForm } from './verbs.ts';

const PRONOUN =
  /^(?:I|We|It|This|That|These|Those|They|There|He|She|You|What|Who|Nobody|Everyone|Everybody|Someone|One of (?:them|these|those))\b/;
const DETERMINER = /^(?:My|Our|Their|Its|The|A|An|One|Each|Every|Both|Some|Most|Many|No)\b(?!\/)/;
const OPENING =
  /^(?:In(?! charge\b)|On|At|As|After|Before|During|While|When|Once|Since|Until|From|Through|With|Within|By|To|For|Under|Over|Across|Despite|Because|If|So|Then|However|But|And|Also|Later|Finally|Eventually|Instead|Meanwhile|Afterwards|Today|Now|Together|Working|Using|Following)\b(?!-)/;
const STATES =
  /^(?:working|being|living|studying|learning|growing|reporting|acting|serving|taking|training to|looking (?:for|to)|hoping (?:for|to)|seeking)\b/i;
/** What somebody is ready for: "Open to travel" opens nothing, "Prepared to move" prepares nothing. */
const WILLING =
  /^(?:not |un)?(?:willing|able|open|happy|ready|prepared|eligible|free|entitled) to\b(?! the public)/i;
/** What is no name, so that it begins in lower case behind other words. */
const BEGINS_SMALL = new RegExp(
  `${DETERMINER.source}|${OPENING.source}|^(?:We|It|This|They|There|He|She|Nobody)\\b`,
);
/** A statement's words as the candidate says them; undefined where nothing safe can be made. No full stop is added. */
export function inFirstPerson(statement: string, isCurrent: boolean | undefined): string | undefined {
  if (MODAL.test(statement)) return `I ${lowerFirst(statement)}`;
  if (WILLING.test(statement) || STATUS.test(statement)) return `I am ${lowerFirst(statement)}`;
  const adverb = leadingAdverb(statement);
  const rest = statement.slice(adverb.length);
  const form =
    PRONOUN.test(statement) ||
    DETERMINER.test(statement) ||
    (/^\p{L}+ing\b/u.test(statement) && isClause(statement)) ||
    /^\p{L}+ing\b.{0,100}, (?:I|we)\b/u.test(statement) ||
    beginsWithSubject(rest) ||
    namesTrade(rest) ||
    /^driving licen[cs]e\b/i.test(rest)
      ? undefined
      : verbForm(rest);
  if (form !== undefined) {
    const then = /^then /i.test(adverb) ? 'Then ' : '';
    return `${then}${sayVerb(rest, form, then === '' ? lowerFirst(adverb) : '', isCurrent)}`;
  }
  const [, prize] = /^Winner[,:]\s+(\S.*)$/.exec(statement) ?? [];
  if (prize !== undefined) return `I won ${prize}`;
  const labelled = labelOf(statement);
  if (labelled !== undefined) return sayBehindLabel(labelled, isCurrent);
  if (OPENING.test(statement) && !/\b(?:I|we)\b/.test(statement)) return withSubject(statement);
  if (isSentence(statement)) return withDeterminer(statement);
  return sayNounPhrase(statement, isCurrent);
}

/** "Marketing manager of food" is somebody, "Assisting managers" is work. */
function namesTrade(text: string): boolean {
  const [, trade = '', person = ''] =
    /^(\p{L}+)ing (\p{Ll}+)(?= (?:of|with|in|for|at|who)\b|,|$)/u.exec(text) ?? [];
  return (
    namesTitle(person) &&
    !person.endsWith('s') &&
    !/^(?:assist|support|help|shadow|train|coach)$/i.test(trade)
  );
}

/** What somebody is, not what they did: "Married, two children", "Currently on £45,500". */
const STATUS =
  /^(?:(?:married|divorced|widowed)(?=,|$| (?:with|and) )|(?:currently |now )?on [£€$]\d|(?:free|available) (?:from|in) )/i;
/** "Would move to Leeds" */
const MODAL = /^(?:would|can|could) \p{Ll}/iu;

/** Whether it has a subject and a verb of its own. */
const isSentence = (text: string): boolean =>
  PRONOUN.test(text) || /\s(?:I|we)\s\p{L}/u.test(text) || isClause(text) || beginsWithSubject(text);

/** "Awarded the prize", "Promoted to manager": something that was done to the speaker. */
const isPassive = (text: string): boolean =>
  /^(?:(?:discharged|injured|diagnosed|laid off|made redundant|furloughed)\b(?= (?:with|from|in|on|after|due|by|when|as)\b)|awarded|nominated|elected|shortlisted|commended|mentioned (?=in )|seconded|tasked|entrusted|headhunted)\b/i.test(
    text,
  ) ||
  /^(?:promoted|selected|chosen|appointed|invited|asked|recogni[sz]ed|hired|named|trusted|trained|employed) (?:to|as|for|from|by|after|twice|within|in|into|on)\b(?! (?:for|speak|talk|see|meet)\b)/i.test(
    text,
  );

/** "Medication round: gave …" says first what it is about; without a verb the label becomes the subject. */
function sayBehindLabel(
  { label, rest }: { label: string; rest: string },
  isCurrent: boolean | undefined,
): string | undefined {
  const spoken = startsWithVerb(rest) ? inFirstPerson(rest, isCurrent) : isSentence(rest) ? rest : undefined;
  if (spoken === undefined && /^(?:no|zero)\s/i.test(rest) && !isResult(label))
    return `${leadOf(label)}I had ${lowerFirst(rest)}`;
  if (spoken === undefined || isPaper(label)) return sayLabelled(label, rest, isCurrent);
  const lead = leadOf(label);
  return lead === '' || /^I\b/.test(spoken)
    ? lead + spoken
    : lead + (BEGINS_SMALL.test(spoken) ? lowerFirst(spoken) : spoken);
}

/** Who does something in a story, one of them, named without an article. */
const BARE_PERSON =
  /^(?:(?:Old|New|Young|Elderly|Blind|Angry|Senior|Junior|Local|Regular|Drunk) )?(owner|partner|customer|client|patient|guest|visitor|manager|colleague|director|foreman|pupil|student|child|trainee|apprentice|intern|volunteer|nurse|doctor|vet|teacher|engineer|developer|designer|analyst|chef|waiter|waitress|driver|supplier|contractor|landlord|tenant|neighbour|parent|mother|father|woman|man|boy|girl|resident|passenger|supervisor|boss|buyer|user|caller|dog|cat|horse)(?= (\p{L}+))/iu;

/** "Customer complained …" has lost its article, "Duties included …" its owner. */
const withDeterminer = (sentence: string): string =>
  sentence
    .replace(BARE_PERSON, (noun, _word, behind: string) =>
      isPast(behind) || /^(?:of|with|in|from|at|on|who|had|was|would|could)$/.test(behind)
        ? `${/^[aeiou]/i.test(noun) ? 'An' : 'A'} ${lowerFirst(noun)}`
        : noun,
    )
    .replace(
      /^(?:(?:Main|Key|Daily) )?(?:Duties|Responsibilities|Tasks|Achievements|Role)(?= (?:includ|involv|were|was|are|is))/u,
      (owned) => `My ${lowerFirst(owned)}`,
    );

function sayVerb(
  text: string,
  form: 'past' | 'base' | 'third' | 'ing',
  adverb: string,
  isCurrent: boolean | undefined,
): string {
  const [verb = ''] = text.split(/[\s,;:]/, 1);
  const object = text.slice(verb.length);
  const small = lowerFirst(verb);
  if (form === 'past' && /^(?:paid|employed|based)\b/i.test(text) && adverb.startsWith('currently '))
    return `I am ${adverb}${small}${object}`;
  if (form === 'past' && isPassive(text)) return `I was ${adverb}${small}${object}`;
  if (form === 'past') return /^was |^were /i.test(text) ? `I was${object}` : `I ${adverb}${small}${object}`;
  if (form === 'base')
    return isCurrent === false ? `My job was to ${adverb}${small}${object}` : `I ${adverb}${small}${object}`;
  if (form === 'third') return `I ${adverb}${baseOf(small)}${object}`;
  const be = isCurrent === true ? 'am' : 'was';
  if (STATES.test(text)) return `I ${be} ${adverb}${small}${object}`;
  return `I ${be} responsible for ${adverb}${/^\s+of\s/.test(object) ? 'the ' : ''}${small}${object}`;
}

/** "As shift leader, ran the night team" lacks its "I" after the comma; "In 2021 led …" after the year. */
function withSubject(text: string): string {
  const breaks = [
    ...text
      .slice(0, 160)
      .matchAll(
        /,\s+|(?<=\b(?:19|20)\d\d)\s+|^(?:So|Then|But|And|Also|Later|Finally|Eventually|Instead|Now|Meanwhile|Afterwards|Together),?\s+/g,
      ),
  ];
  for (const { index, 0: gap } of breaks) {
    const end = index + gap.length;
    const rest = text.slice(end);
    if (startsWithVerb(rest) && verbForm(rest.slice(leadingAdverb(rest).length)) !== 'ing')
      return `${text.slice(0, end)}I ${lowerFirst(rest)}`;
  }
  return text;
}
