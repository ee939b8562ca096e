import type { Style } from '@pythia/contracts/style.ts';
import { estimateTokens, firstTokens, lastTokens, fitHistory } from '#asking/fit-tokens.ts';
import type { PastExchange } from '#asking/exchange.ts';
import type { Prompt } from '#asking/model-answerer.ts';
import { quote, quoteMaterial, type TaggedText, withoutTags } from '#asking/quote-material.ts';
import type { Experience, Fitting, Passage } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import { CONTEXT_TOKENS, type ChatMessage } from '#providers/llm/language-model.ts';
import type { PreparedWords } from '#asking/prepared-words.ts';
import { rulesIn } from './rules.ts';
import { styleRules } from './style-rules.ts';

/** As many words as the rules allow, in any language, or a short piece of code. */
export const ANSWER_TOKENS = 500;
const ANSWER_WORDS = 90;
/** The longest answer in a style. */
const answerTokens = (style: Style | null | undefined): number =>
  Math.max(ANSWER_TOKENS, Math.ceil(((style?.words ?? 0) / ANSWER_WORDS) * ANSWER_TOKENS));

/** Enough to sound natural; more and small models begin to invent. */
export const TEMPERATURE = 0.4;
const TIMES_SAID = 2;

/** What a language model is asked in an interview, and how its answer is read. */
export const answerPrompt = (
  messages: readonly ChatMessage[],
  style: Style | null | undefined,
  checks: Pick<Prompt, 'sourceOf' | 'proof'> = {},
): Prompt => ({
  request: { messages, maxTokens: answerTokens(style), temperature: TEMPERATURE },
  timesSaid: TIMES_SAID,
  ...checks,
});

/** Less only beside a question of pages, so that the history seldom loses its beginning. */
const HISTORY_TOKENS = 2_000;
/** Of the experiences in the beginning, beside what the rest of the material leaves. */
const LISTED_TOKENS = 500;
const EXPERIENCE_TOKENS = 180;
const BEFORE_TOKENS = 250;
/** Of all passages together. */
const PASSAGES_TOKENS = 400;
/** Of what the candidate prepared: two answers of usual length. */
const PREPARED_TOKENS = 400;
/** Of the line above a question, with what joins them. */
const HEADING_TOKENS = 8;
/** As many characters in English as a question may have; of a longer one the end is kept. */
const QUESTION_TOKENS = 2_000;
/** So much of it stands there whatever else would help. */
const LEAST_QUESTION_TOKENS = 300;

export interface Asked {
  material: Material;
  /** What the interview is held in. */
  language: string;
  /** What the candidate can tell. */
  experiences: readonly Experience[];
  /** Oldest first, each question as it was asked. */
  earlier: readonly PastExchange[];
  /** Which experiences fit the question, the best first. */
  fitting: readonly Fitting[];
  /** What helps to explain what is asked, the best first. */
  passages: readonly Passage[];
  /** What was said before the question and was not asked about. */
  before?: string | undefined;
  question: string;
  /** The title of the experience that the candidate chose to tell, which alone fits then. */
  instead?: string | undefined;
  /** What the candidate prepared that may answer the question, in their own words. */
  prepared?: readonly PreparedWords[] | undefined;
  /** How it is to be answered; without one as the rules say. */
  style?: Style | null | undefined;
}

/** The whole prompt: the stable beginning, then what was said, then the question. */
export function interviewPrompt({ material, language, experiences, earlier, ...last }: Asked): ChatMessage[] {
  const { message, beside } = beginningOf(material, experiences, language);
  const room = CONTEXT_TOKENS - answerTokens(last.style) - estimateTokens(message.content);
  const question = askedLast(last, beside, room);
  const history = fitHistory(earlier, Math.min(room - estimateTokens(question), HISTORY_TOKENS));
  return [message, ...history, { role: 'user', content: question }];
}

/**
 * The same for all questions of a session in one language, so that a server that has read it once need not do so again. A
 * session has one material object for as long as it is open, and one list of experiences for that.
 */
export const stableBeginning = (
  material: Material,
  experiences: readonly Experience[],
  language: string,
): ChatMessage => beginningOf(material, experiences, language).message;

interface Beginning {
  language: string;
  experiences: readonly Experience[];
  message: ChatMessage;
  /** The lines of the experiences that have no room in it, by their index: they stand beside a question that they fit. */
  beside: ReadonlyMap<number, string>;
}

const beginnings = new WeakMap<Material, Beginning>();

function beginningOf(material: Material, experiences: readonly Experience[], language: string): Beginning {
  const built = beginnings.get(material);
  if (built?.experiences === experiences && built.language === language) return built;
  const beginning = build(material, experiences, language);
  beginnings.set(material, beginning);
  return beginning;
}

function build(material: Material, experiences: readonly Experience[], language: string): Beginning {
  const beside = new Map(experiences.map((one, index) => [index, inLine(one, index)]));
  const listed = (tokensLeft: number): TaggedText[] => {
    const lines = takeListed(beside, experiences, tokensLeft + LISTED_TOKENS);
    return lines.length > 0 ? [['experiences', lines.join('\n')]] : [];
  };
  const quoted = quoteMaterial(material, experiences.length > 0 ? listed : undefined);
  const content = `${rulesIn(language)}\n\n${quoted}`;
  return { language, experiences, message: { role: 'system', content }, beside };
}

/**
 * Takes those that have room out of `beside`, each whole or not at all; those that the candidate prepared first,
 * since all others stand in the material as well.
 * @returns their lines, in the order of their numbers
 */
function takeListed(
  beside: Map<number, string>,
  experiences: readonly Experience[],
  tokens: number,
): string[] {
  let left = tokens;
  const isPrepared = ([index]: [number, string]): boolean => experiences[index]!.isPrepared;
  const order = [...beside].toSorted((one, other) => Number(isPrepared(other)) - Number(isPrepared(one)));
  const taken = order.filter(([index, line]) => {
    const size = estimateTokens(withoutTags(`${line}\n`));
    if (size > left) return false;
    left -= size;
    return beside.delete(index);
  });
  return taken.toSorted(([one], [other]) => one - other).map(([, line]) => line);
}

/**
 * The question as it stays in the history: with what stood beside it, so that a server need not read that anew, but
 * without the candidate's wishes, which would take the room of what was said.
 */
export function asRemembered({ content, ...message }: ChatMessage, style: Style | null): ChatMessage {
  const wishes = style && styleRules(style).wishes;
  return { ...message, content: wishes ? content.slice(0, -wishes.length).trimEnd() : content };
}

const NO_STYLE = { rules: null, wishes: null };

/** On one line, so that no story can bring a number of its own. */
const inLine = ({ text }: Experience, index: number): string => inOneLine(`${numberOf(index)} ${text}`);

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const numberOf = (index: number): string => `E${index + 1}`;

/** What a model is asked: the question, with as little beside it as it needs. */
function askedLast(
  {
    fitting,
    passages,
    before,
    question,
    instead,
    style,
    prepared = [],
  }: Omit<Asked, 'material' | 'language' | 'experiences' | 'earlier'>,
  unlisted: Beginning['beside'],
  room: number,
): string {
  const experiences = fitting.flatMap(({ index }) => unlisted.get(index) ?? []);
  const said = [
    ...quoteKnowledge(passages),
    ...experiences.map((text) => quote('experience', firstTokens(withoutTags(text), EXPERIENCE_TOKENS))),
    ...(prepared.length > 0 ? [quote('prepared', quotePrepared(prepared))] : []),
    ...(before ? [quote('before', lastTokens(withoutTags(before), BEFORE_TOKENS))] : []),
  ];
  const hint = instead === undefined ? mayFit(fitting) : toldInstead(fitting, instead);
  const { rules, wishes } = style ? styleRules(style) : NO_STYLE;
  const behind = [...(prepared.length > 0 ? [SAY_PREPARED] : []), ...hint, rules, wishes].filter(
    (one) => one !== null,
  );
  const wanted = Math.min(estimateTokens(question), LEAST_QUESTION_TOKENS);
  const roomFor = (beside: readonly string[]): number =>
    room - estimateTokens([...beside, ...behind].join('\n\n')) - HEADING_TOKENS;
  while (said.length > 0 && roomFor(said) < wanted) said.shift(); // what helps least stands first
  if (said.length + behind.length === 0) return lastTokens(question, Math.min(QUESTION_TOKENS, room));
  const left = Math.min(QUESTION_TOKENS, Math.max(wanted, roomFor(said)));
  const words = lastTokens(withoutTags(question), left);
  return [...said, said.length > 0 ? `The question:\n${words}` : words, ...behind].join('\n\n');
}

/** What each passage says first, then what more of the best has room: whole sentences, so that none is turned round. */
function quoteKnowledge(passages: readonly Passage[]): string[] {
  const kept = passages.map(({ title }) => ({ title, sentences: [] as string[] }));
  const inOrder = passages
    .flatMap(({ sentences }, at) => sentences.map((sentence, rank) => ({ at, rank, sentence })))
    .toSorted((one, other) => Number(one.rank > 0) - Number(other.rank > 0));
  const lines = (): string =>
    kept
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ title, sentences }) => inOneLine(`${title}: ${sentences.join(' ')}`))
      .join('\n');
  for (const { at, sentence } of inOrder) {
    const { sentences } = kept[at]!;
    sentences.push(sentence);
    if (estimateTokens(quote('knowledge', lines())) > PASSAGES_TOKENS) {
      sentences.pop();
      break;
    }
  }
  return lines() === '' ? [] : [quote('knowledge', lines())];
}

const quotePrepared = (prepared: readonly PreparedWords[]): string =>
  firstTokens(
    withoutTags(prepared.map(({ question, text }) => `${question} ${inOneLine(text)}`).join('\n')),
    PREPARED_TOKENS,
  );

const SAY_PREPARED =
  'The candidate wrote <prepared> for questions like this one: where it answers this question, say it in those words.';

const mayFit = (fitting: readonly Fitting[]): string[] => {
  const numbers = fitting.map(({ index, isLikely }) => numberOf(index) + (isLikely ? ' (likely)' : ''));
  return numbers.length > 0 ? [`<may_fit>${numbers.join(', ')}</may_fit>`] : [];
};

const toldInstead = ([wanted]: readonly Fitting[], title: string): string[] => [
  `Answer with ${wanted ? numberOf(wanted.index) : `“${withoutTags(title)}”`} and no other.`,
];
