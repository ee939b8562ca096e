import type { ServerMessage } from '@pythia/contracts/transcription.ts';
import { jsonObject } from '#api/json-object.ts';
import type { GapEvent, SpeechEvent } from './capture-events.ts';

/**
 * A parser by hand, as the contract's schema would make the worker twenty times as large. A test compares
 * both.
 */
export function parseServerMessage(data: unknown): ServerMessage | undefined {
  const message = jsonObject(data);
  if (!message) return undefined;
  const { transcript, interim, stands, heard, heard_before, lost, status, detail, progress } = message;
  if (isString(transcript)) return { transcript };
  if (isString(interim) && isOptional(stands, isCount)) {
    return { interim, ...(stands !== undefined && { stands }) };
  }
  if (isCount(heard)) return { heard };
  if (isCount(heard_before)) return { heard_before };
  if (isNumber(lost) && lost > 0) return { lost };
  if (isStatus(status) && isOptional(detail, isString) && isOptional(progress, isNumber)) {
    return { status, ...(detail !== undefined && { detail }), ...(progress !== undefined && { progress }) };
  }
  return isString(detail) ? { detail } : undefined;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber = (value: unknown): value is number => Number.isFinite(value);

const isStatus = (value: unknown): value is 'ready' | 'preparing' | 'unavailable' =>
  value === 'ready' || value === 'preparing' || value === 'unavailable';

const isOptional = <T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined =>
  value === undefined || is(value);

/** Undefined for messages that only count samples. */
export function speechEvent(message: ServerMessage): SpeechEvent | GapEvent | undefined {
  if ('transcript' in message) return { type: 'transcript', text: message.transcript };
  if ('interim' in message) return { type: 'interim', text: message.interim, stands: message.stands };
  if ('lost' in message) return { type: 'gap', seconds: message.lost };
  if ('heard' in message || 'heard_before' in message) return undefined;
  if (!('status' in message)) return { type: 'detail', detail: message.detail };
  const { status, ...rest } = message;
  return { type: 'status', state: status, ...rest };
}
