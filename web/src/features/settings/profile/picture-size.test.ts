import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const picture = sharp({ create: { width: 70, height: 41, channels: 3, background: 'teal' } });
const bytesOf = async (drawn: Sharp) => new Uint8Array(await drawn.toBuffer());

it.each([
  ['a PNG', picture.clone().png()],
  ['a JPEG', picture.clone().jpeg()],
  ['a progressive JPEG', picture.clone().jpeg({ progressive: true })],
  [
    'a JPEG with metadata before its frame',
    picture
      .clone()
      .withExif({ IFD0: { Artist: 'x'.repeat(30_000) } })
      .jpeg(),
  ],
])('reads the size of %s from its header', async (_, drawn) => {
  expect(pictureSize(await bytesOf(drawn))).toEqual({ width: 70, height: 41 });
});

it.each([
  ['a WebP', () => bytesOf(picture.clone().webp())],
  ['text', async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', async () => new Uint8Array()],
  ['a PNG that ends in its header', async () => (await bytesOf(picture.clone().png())).slice(0, 20)],
  ['a JPEG that ends before its frame', async () => (await bytesOf(picture.clone().jpeg())).slice(0, 24)],
  [
    'a JPEG whose segment reaches beyond its end',
    async () => new Uint8Array([255, 216, 255, 225, 255, 255, 0, 0, 0, 0, 0, 0]),
  ],
])('knows no size of %s', async (_, bytes) => {
  expect(pictureSize(await bytes())).toBeNull();
});
