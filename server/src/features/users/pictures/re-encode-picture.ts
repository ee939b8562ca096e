import { PICTURE } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import sharp from 'sharp';
import { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';

const MOST_PIXELS = 40_000_000;
const WITHIN_SECONDS = 10;
/** Each may hold a decoded picture; waiting ones hold their file. */
const CONCURRENCY = 2;
const MAX_WAITING = 16;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

export type ReEncodePicture = (file: Uint8Array) => Promise<Uint8Array>;

/**
 * Redraws a PNG or JPEG off the event loop: upright, square, sRGB, JPEG, without metadata or hidden content.
 * Throws AppError `invalid` for other, too large or damaged files, `too-many-requests` when too many wait.
 */
export function pictureEncoder(): ReEncodePicture {
  const limited = limitConcurrency({
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING,
    whenFull: () => new AppError('too-many-requests', SERVER_MESSAGES.tooManyRequests, { retryAfter: 2 }),
  });
  return async (file) => {
    if (![JPEG, PNG].some((magic) => beginsWith(file, magic))) {
      throw new AppError('invalid', SERVER_MESSAGES.pictureNotKnown);
    }
    return limited(() => reEncode(file));
  };
}

const beginsWith = (file: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, place) => file[place] === byte);

async function reEncode(file: Uint8Array): Promise<Uint8Array> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) throw new AppError('invalid', MESSAGES.pictureTooLarge);
    return await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: WITHIN_SECONDS })
      .autoOrient()
      .resize({ width: PICTURE.side, height: PICTURE.side, fit: 'cover', position: 'centre' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: PICTURE.quality * 100 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', SERVER_MESSAGES.pictureBroken, { cause: error });
  }
}
