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
  /** Hears of what failed; the answer goes on without it. */
  onSearchFailure: (error: unknown) => void;
}

export interface PromptParts extends ProofParts {
  askedBefore: AskedBefore;
}

/** Questions that an answer may take up, beside its own. */
const ASKED_BEFORE = 5;

/** What a language model is asked of a question, once its brief is there, and how its answer is read. */
export async function promptFor(
  parts: PromptParts,
  { exchangeId, material, language, style, earlier, before, question, brief, ...asked }: InterviewQuestion,
): Promise<Prompt> {
  const isToProve = exchangeId !== null && isEnglish(language); // its claims can be read in English alone
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
  // passages are for their question alone: in the history they would take the room of what was said
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

/** Makes ready by what the answers about a material are proved, so that the first of them finds that done. */
export const openProof = ({ proofs, onSearchFailure }: ProofParts, material: Material): Promise<unknown> =>
  proofs.open(material, () => supportLines(material)).catch(onSearchFailure);

/** What reads one answer about a material; undefined where that fails. */
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

/** Some hundreds of long interviews; each character is two bytes at most. */
const MOST_CHARACTERS = 8e6;
/** Of a key, and of what holds the words. */
const BESIDE_WORDS = 200;

interface AskedQuestion {
  /** A key of the prompt's beginning: behind another one the same numbers mean other experiences. */
  beginning: string;
  words: string;
}

/**
 * The words in which this process put the questions of interviews to a language model, with what stood beside them.
 * Put again like that, each prompt begins with the whole of the one before it, and a server that keeps what it has read
 * need not read that anew. What another instance asked, or this one before a restart, stands as it was heard each time.
 */
export class AskedBefore {
  /** By exchange. */
  readonly #questions = new LRUCache<Id, AskedQuestion>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ words }) => words.length + BESIDE_WORDS,
  });

  /** Exchanges of an interview, each question in the words in which it was put behind this beginning. */
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
