import { hash } from 'node:crypto';
import { ANOTHER_ANSWER } from '@pythia/contracts/answerer.ts';
import { isEnglish } from '@pythia/contracts/language.ts';
import { LRUCache } from 'lru-cache';
import type { AskedExchange } from '#asking/exchange.ts';
import { firstTokens, EACH_TOKENS } from '#asking/fit-tokens.ts';
import type { Prompt } from '#asking/model-answerer.ts';
import { supportLines, supportBeside } from '#asking/support-lines.ts';
import type { Passage } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import type { Id } from '#db/database.ts';
import type { AnswerProof, Proofs, SupportLine } from '#proof/prove-answers.ts';
import type { ChatMessage } from '#providers/llm/language-model.ts';
import type { InterviewQuestion } from './interview-question.ts';
import { answerPrompt, asRemembered, interviewPrompt, stableBeginning } from './prompt.ts';
import { type Source, sourceOfAnswer } from './source-of-answer.ts';

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
    proof: isToProve ? proofOf(parts, material, supportBeside(asPut, passages, likely)) : undefined,
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

const MOST_CHARACTERS = 8e6;
const BESIDE_WORDS = 200;

interface AskedQuestion {
  /** Key of the prompt's beginning: after another one the numbers mean other experiences. */
  beginning: string;
  words: string;
}

/**
 * Earlier prompts of this process, word for word. Repeated verbatim, each prompt begins with the whole of the
 * one before, which a server has cached. Questions asked elsewhere, or before a restart, appear as heard.
 */
export class AskedBefore {
  readonly #questions = new LRUCache<Id, AskedQuestion>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ words }) => words.length + BESIDE_WORDS,
  });

  /** Exchanges with their questions in the words of the earlier prompts. */
  inWords(beginning: ChatMessage, exchanges: readonly AskedExchange[]): AskedExchange[] {
    const key = keyOf(beginning);
    return exchanges.map((one) => {
      const known = this.#questions.get(one.id);
      return known?.beginning === key ? { ...one, question: known.words } : one;
    });
  }

  add(beginning: ChatMessage, exchange: Id, { content }: ChatMessage): void {
    this.#questions.set(exchange, { beginning: keyOf(beginning), words: firstTokens(content, EACH_TOKENS) });
  }
}

const keyOf = ({ content }: ChatMessage): string => hash('sha256', content);
