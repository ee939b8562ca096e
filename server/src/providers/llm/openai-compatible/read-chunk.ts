import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import type { ChatModelError } from '../chat-model.ts';
import { isObject, tokenUsage } from '../streamed-reply/reply-reader.ts';
import { errorIn } from '../streamed-reply/service-error.ts';
import { type Stop, stopReason } from '../streamed-reply/stop-reason.ts';

interface Chunk {
  text: string;
  /** The text of a whole answer, which may repeat what came in pieces. */
  whole: string;
  isWhole: boolean;
  hasThoughts: boolean;
  stop: Stop | undefined;
  usage: TokenUsage | undefined;
}

/**
 * Reads one object of a reply: a `chat.completion.chunk`, a whole `chat.completion`, or an error.
 * @returns undefined for anything else
 */
export function readChunk(value: Record<string, unknown>): Chunk | ChatModelError | undefined {
  const choices = value['choices'] ?? [];
  if (!Array.isArray(choices)) return errorIn(value);
  const choice: unknown = choices[0] ?? {};
  if (!isObject(choice)) return undefined;
  const error = errorIn(value) ?? (choice['error'] ? errorIn(choice) : undefined);
  if (error) return error;
  const groq = isObject(value['x_groq']) ? value['x_groq']['usage'] : undefined;
  const usage = value['usage'] ?? groq;
  // the chunk that reports usage has no choices
  if (!('choices' in value) && !isObject(usage)) return undefined;
  const delta = readMessage(choice['delta']);
  const message = readMessage(choice['message']);
  if (!delta || !message) return undefined;
  const older = typeof choice['text'] === 'string' ? choice['text'] : '';
  return {
    text: delta.text || older,
    whole: message.text,
    isWhole: 'message' in choice && !('delta' in choice),
    hasThoughts: delta.hasThoughts || message.hasThoughts,
    stop: stopReason(choice['finish_reason']),
    usage: readUsage(usage),
  };
}

interface Message {
  text: string;
  hasThoughts: boolean;
}

/** Where services put the thoughts of a model beside its words. */
const THOUGHTS = ['reasoning', 'reasoning_content', 'reasoning_details', 'thinking', 'thoughts'];

/** @returns undefined for what is none; a refusal is what the model says instead */
function readMessage(message: unknown): Message | undefined {
  if (!isObject(message)) return { text: '', hasThoughts: false };
  const hasThoughts = THOUGHTS.some((field) => Boolean(message[field]));
  const content = message['content'] ?? '';
  const refusal = typeof message['refusal'] === 'string' ? message['refusal'] : '';
  const said = readContent(content);
  return said && { text: said.text || refusal, hasThoughts: hasThoughts || said.hasThoughts };
}

/** Text, or a list of parts by their types: `text` and `output_text` are said, `thinking` and `reasoning` are not. */
function readContent(content: unknown): Message | undefined {
  if (typeof content === 'string') return { text: content, hasThoughts: false };
  if (isObject(content) && !Array.isArray(content)) return readContent([content]);
  if (!Array.isArray(content)) return undefined;
  const parts: unknown[] = content;
  return {
    text: parts.map(textIn).join(''),
    hasThoughts: parts.some((part) => isObject(part) && isThought(part['type'])),
  };
}

function textIn(part: unknown): string {
  if (typeof part === 'string') return part;
  if (!isObject(part) || !isSaid(part)) return '';
  const text = part['text'] ?? part['refusal'];
  if (isObject(text)) return typeof text['value'] === 'string' ? text['value'] : '';
  return typeof text === 'string' ? text : '';
}

const isSaid = ({ type, thought }: Record<string, unknown>): boolean =>
  thought !== true && (type === undefined || SAID.has(type));

const SAID = new Set<unknown>(['text', 'output_text', 'text_delta', 'refusal']);

const isThought = (type: unknown): boolean => typeof type === 'string' && /think|reason|thought/.test(type);

function readUsage(usage: unknown): TokenUsage | undefined {
  if (!isObject(usage)) return undefined;
  const details = usage['prompt_tokens_details'];
  const cached = isObject(details) ? details['cached_tokens'] : undefined;
  return tokenUsage(usage['prompt_tokens'], usage['completion_tokens'], cached);
}
