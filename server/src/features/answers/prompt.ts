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

export const ANSWER_TOKENS = 500;
const ANSWER_WORDS = 90;
const answerTokens = (style: Style | null | undefined): number =>
  Math.max(ANSWER_TOKENS, Math.ceil(((style?.words ?? 0) / ANSWER_WORDS) * ANSWER_TOKENS));

/** Enough to sound natural; with more, small models begin to invent. */
export const TEMPERATURE = 0.4;
const TIMES_SAID = 2;

export const answerPrompt = (
  messages: readonly ChatMessage[],
  style: Style | null | undefined,
  checks: Pick<Prompt, 'sourceOf' | 'proof'> = {},
): Prompt => ({
  request: { messages, maxTokens: answerTokens(style), temperature: TEMPERATURE },
  timesSaid: TIMES_SAID,
  ...checks,
});

/** Fewer only beside a very long question, so that the history seldom loses its beginning. */
const HISTORY_TOKENS = 2_000;
const LISTED_TOKENS = 500;
const EXPERIENCE_TOKENS = 180;
const BEFORE_TOKENS = 250;
const PASSAGES_TOKENS = 400;
const PREPARED_TOKENS = 400;
const HEADING_TOKENS = 8;
const QUESTION_TOKENS = 2_000;
const LEAST_QUESTION_TOKENS = 300;

export interface PromptInput {
  material: Material;
  language: string;
  experiences: readonly Experience[];
  earlier: readonly PastExchange[];
  fitting: readonly Fitting[];
  passages: readonly Passage[];
  before?: string | undefined;
  question: string;
  /** Title of the experience that the candidate chose; only that one fits then. */
  instead?: string | undefined;
  prepared?: readonly PreparedWords[] | undefined;
  style?: Style | null | undefined;
}

export function interviewPrompt({
  material,
  language,
  experiences,
  earlier,
  ...last
}: PromptInput): ChatMessage[] {
  const { message, beside } = beginningOf(material, experiences, language);
  const room = CONTEXT_TOKENS - answerTokens(last.style) - estimateTokens(message.content);
  const question = askedLast(last, beside, room);
  const history = fitHistory(earlier, Math.min(room - estimateTokens(question), HISTORY_TOKENS));
  return [message, ...history, { role: 'user', content: question }];
}

/**
 * Equal for all questions of a session in one language, so that a server can cache it. An open session keeps
 * one material object and one list of experiences.
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
  /** Lines of experiences without room, by index: they go beside a question that they fit. */
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
 * Takes whole lines that have room out of `beside`, prepared stories first, since all others are in the
 * material too.
 * @returns the lines in the order of their numbers
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
 * The question as the history keeps it: with what was beside it, so that a server can reuse its cache, but
 * without the candidate's wishes, which would take room.
 */
export function asRemembered({ content, ...message }: ChatMessage, style: Style | null): ChatMessage {
  const wishes = style && styleRules(style).wishes;
  return { ...message, content: wishes ? content.slice(0, -wishes.length).trimEnd() : content };
}

const NO_STYLE = { rules: null, wishes: null };

const inLine = ({ text }: Experience, index: number): string => inOneLine(`${numberOf(index)} ${text}`);

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const numberOf = (index: number): string => `E${index + 1}`;

function askedLast(
  {
    fitting,
    passages,
    before,
    question,
    instead,
    style,
    prepared = [],
  }: Omit<PromptInput, 'material' | 'language' | 'experiences' | 'earlier'>,
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
  while (said.length > 0 && roomFor(said) < wanted) said.shift();
  if (said.length + behind.length === 0) return lastTokens(question, Math.min(QUESTION_TOKENS, room));
  const left = Math.min(QUESTION_TOKENS, Math.max(wanted, roomFor(said)));
  const words = lastTokens(withoutTags(question), left);
  return [...said, said.length > 0 ? `The question:\n${words}` : words, ...behind].join('\n\n');
}

/**
 * Quotes each passage's first sentence, then more of the best; whole sentences, so that none is reversed in
 * meaning.
 */
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
