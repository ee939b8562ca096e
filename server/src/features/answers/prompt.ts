import { ANOTHER_ANSWER } from '@pythia/contracts/answerer.ts';
import { isEnglish } from '@pythia/contracts/language.ts';
import type { Style } from '@pythia/contracts/style.ts';
import type { PastExchange } from '#asking/exchange.ts';
import { estimateTokens, firstTokens, fitHistory, lastTokens } from '#asking/fit-tokens.ts';
import type { Prompt } from '#asking/model-answerer.ts';
import type { PreparedWords } from '#asking/prepared-words.ts';
import { quote, withoutTags } from '#asking/quote-material.ts';
import { supportBeside, supportLines } from '#asking/support-lines.ts';
import type { Experience, Fitting, Passage } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import type { AnswerProof, Proofs, SupportLine } from '#proof/prove-answers.ts';
import { CONTEXT_TOKENS, type ChatMessage } from '#providers/llm/language-model.ts';
import type { InterviewQuestion } from './brief.ts';
import {
  type AskedBefore,
  type Beginning,
  beginningOf,
  inOneLine,
  numberOf,
  stableBeginning,
} from './prompt-beginning.ts';
import { type Source, sourceOfAnswer } from './source-of-answer.ts';
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

interface ProofParts {
  proofs: Proofs;
  onSearchFailure: (error: unknown) => void;
}

export interface PromptParts extends ProofParts {
  askedBefore: AskedBefore;
}

const ASKED_BEFORE = 5;

export async function promptFor(
  parts: PromptParts,
  { exchangeId, material, language, style, earlier, before, question, brief, ...asked }: InterviewQuestion,
): Promise<Prompt> {
  const isToProve = exchangeId !== null && isEnglish(language);
  if (isToProve) void brief.cue.then(() => openProof(parts, material)); // while the model thinks
  const instead = asked.instead === ANOTHER_ANSWER ? undefined : asked.instead;
  const [{ likely }, found] = await Promise.all([brief.prepared, brief.found()]);
  const { experiences, passages } = found;
  const beginning = stableBeginning(material, experiences, language);
  const about = {
    ...found,
    material,
    language,
    earlier: parts.askedBefore.inWords(beginning, earlier),
    before,
    question,
    instead,
    style,
    prepared: likely,
  };
  const messages = interviewPrompt(about);
  // passages serve their question only: in the history they would take room
  const lasting = passages.length > 0 ? interviewPrompt({ ...about, passages: [] }) : messages;
  if (exchangeId !== null) parts.askedBefore.add(beginning, exchangeId, asRemembered(lasting.at(-1)!, style));
  const known = `${question} ${material.jobDescription}`;
  const sources = [...experiences, ...passages.map(withText)];
  const asPut = [question, before, ...earlier.slice(-ASKED_BEFORE).map((one) => one.question)];
  return answerPrompt(messages, style, {
    sourceOf: (text) => sourceOfAnswer(text, known, sources),
    proof: isToProve ? () => proofOf(parts, material, supportBeside(asPut, passages, likely)) : undefined,
  });
}

const withText = ({ sentences, source }: Passage): Source => ({ text: sentences.join(' '), source });

/** Builds the index of a material early, so that the first answer finds it. */
export const openProof = ({ proofs, onSearchFailure }: ProofParts, material: Material): Promise<unknown> =>
  proofs.open(material, () => supportLines(material)).catch(onSearchFailure);

const proofOf = (
  { proofs, onSearchFailure }: ProofParts,
  material: Material,
  beside: readonly SupportLine[],
): Promise<AnswerProof | undefined> =>
  proofs
    .of(material, () => supportLines(material), beside)
    .catch((error: unknown) => {
      onSearchFailure(error);
      return undefined;
    });

/** Fewer only beside a very long question, so that the history seldom loses its beginning. */
const HISTORY_TOKENS = 2_000;
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
 * The question as the history keeps it: with what was beside it, so that a server can reuse its cache, but
 * without the candidate's wishes, which would take room.
 */
function asRemembered({ content, ...message }: ChatMessage, style: Style | null): ChatMessage {
  const wishes = style && styleRules(style).wishes;
  return { ...message, content: wishes ? content.slice(0, -wishes.length).trimEnd() : content };
}

const NO_STYLE = { rules: null, wishes: null };

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
