import { isPast, startsWithVerb } from '../speech/verbs.ts';
import type { Written } from './written.ts';

const OTHER_JOB =
  /^(?:Before (?:that|this),?|After that,?|Earlier|Previously,?|Later,?|Then|Since then,?|Now) I (?:was|am|worked|joined|moved to|became)\b|^Since (?:\p{L}+ )?(?:19|20)\d\d,? I(?: have|['’]ve) been\b|^(?:Earlier|Before that|Previously|Now)?,? ?[Aa]t (?:the )?\p{Lu}[^,]{2,50}?,? I\b/u;
const OTHER_STORY =
  /^(?:Another time|On (?:another|one) occasion|One (?:day|night|morning|afternoon|evening|weekend|winter|summer|spring|autumn|Christmas|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?! (?:he|she|they|it)\b)|Last (?:year|month|week|spring|summer|autumn|winter|Christmas|\p{Lu}\p{Ll}+)|In (?:the (?:spring|summer|autumn|winter) of )?(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d|(?:My|The) (?:biggest|worst|proudest|best|hardest|greatest|most \p{L}+)|(?:Some|Two|Three|A few) (?:years|months) ago|Once,? (?:I|we|an?|my|our|in|at|when)\b|I once\b|When I (?:came|started|joined|arrived|took over)\b|(?:An?|One) (?:\p{L}+ ){1,3}once\b|I also\b|I am also\b|In addition,?|Besides,?|I remember\b)/u;
const OTHER_PERSON =
  /^(?:An? (?:(?:old|young|new|regular|junior|senior|angry|former) )?(?:man|woman|lady|customer|client|guest|patient|colleague|consultant|doctor|nurse|pupil|student|boy|girl|father|mother|parent|driver|supplier|manager|director|neighbour|tenant|resident|visitor|passenger|apprentice|trainee|engineer|developer|teacher|chef|family|couple|gentleman|bride|caller|learner|councillor|farmer|merchant|builder|contractor|GP)|Two colleagues|(?:One|Two|Three) of (?:my|our))\b/u;

/** "Error: I read a level …", "Car chargers, 2018: …", "Not all of it went well." */
const NAMED =
  /^(?:(?:(?:An?|My|One) )?(?:[Ee]rror|[Mm]istake|[Ss]etback|[Ff]ailure|[Cc]omplaint|[Ii]ncident|[Cc]onflict|[Dd]isagreement)\b[^:.]{0,30}: |\p{Lu}[^:.]{2,40}\b(?:19|20)\d\d: |(?:I )?(?:[Pp]acked|[Gg]ave|[Cc]alled) it (?:in|up|a day)\b)/u;
const NOT_ALL = /^(?:(?:And|But) not|Not) (?:all|every(?:thing)?)\b(?:\s\S+){2,8}$/;

/** "Would move to Leeds. Free from July." */
const TERM =
  /^(?:(?:Would|Can|Could) \p{Ll}|(?:Currently|Now) on [£€$\d]|(?:Free|Available|Married|Looking for|Hoping for)\b)/u;

export const opensStory = ({ text }: Written): boolean =>
  OTHER_STORY.test(text) && !/^I (?:also|am)\b/.test(text);

export const beginsMatter = ({ text }: Written): boolean =>
  [TERM, NAMED, NOT_ALL, OTHER_JOB, OTHER_STORY, OTHER_PERSON].some((begins) => begins.test(text));

/** The case follows: "Not everything I tried came off." */
export const announces = ({ text }: Written): boolean => NOT_ALL.test(text);

export const introduces = ({ text }: Written): boolean =>
  OTHER_PERSON.test(text) || /^(?:An?|One|Two|Three|Some|Several|Many|Half|Our|My) \p{Ll}/u.test(text);

export function splitTimes(sentences: readonly Written[]): Written[][] {
  const stories: Written[][] = [];
  for (const sentence of sentences) {
    const isOther = /^(?:Another time|On another occasion)\b/.test(sentence.text);
    if (isOther || stories.length === 0) stories.push([sentence]);
    else stories.at(-1)!.push(sentence);
  }
  return stories;
}

const SCENE =
  /^(?!.*\b(?:I|I['’]\p{L}+)\b)(?:Last|One|Once|In|On|At|During|When|While|Two|Three|After|Early|Late|Shortly|This|Our|My|The|A|An)\b.{0,200}\b(?:was|were|had|broke|fell|went|left|came|lost|\p{L}{2,}ed)\b/u;

/** A time and what went on, before the speaker comes in. */
export const setsScene = ({ text }: Written): boolean =>
  SCENE.test(text) || OTHER_PERSON.test(text) || /^Our \p{L}.{0,80}\b(?:was|were|had)\b/u.test(text);

/** "I speak Swedish": of no story by itself. */
export function saysHabit({ tokens }: Written): boolean {
  const [subject, ...rest] = tokens;
  if (/^(?:I['’]m|We['’]re)$/.test(subject?.text ?? '')) return true;
  if (subject === undefined || !/^(?:I|We|My|Our)$/.test(subject.text)) return false;
  const verb =
    rest
      .slice(0, 5)
      .find(({ text, pos }) => pos === 'VERB' || pos === 'AUX' || isPast(text.toLowerCase()))
      ?.text.toLowerCase() ?? '';
  return !isPast(verb) && !/^(?:was|were|could|would|did|had|never|should|might)$/.test(verb);
}

export const tellsAct = (sentence: Written): boolean =>
  (/\b(?:I|[Ww]e)\b/.test(sentence.text) || startsWithVerb(sentence.text)) && !saysHabit(sentence);
