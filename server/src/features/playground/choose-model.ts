import { MESSAGES } from '@pythia/contracts/messages.ts';
import { PLAYGROUND_MODEL } from '@pythia/contracts/playground.ts';
import { AppError } from '#core/errors.ts';

/**
 * The model to ask for; undefined: the usual one, which is also what `gpt-4o-mini` means unless that is another
 * one on offer.
 * @param offered the usual one first
 * @throws AppError `invalid` for a model that the operator does not offer
 */
export function chooseModel([usual, ...further]: readonly string[], asked: string): string | undefined {
  if (further.includes(asked)) return asked;
  if (asked === usual || asked === PLAYGROUND_MODEL) return undefined;
  throw new AppError('invalid', MESSAGES.unknownModel);
}
