import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { pictureEncoder } from './re-encode-picture.ts';
import { animation, pngBomb } from './testing/png.ts';

const reEncode = pictureEncoder();

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

const plain = (width: number, height: number, background: object = RED): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

const halves = (width: number, height: number): Sharp =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: BLUE } },
      left: width / 2,
      top: 0,
    },
  ]);

/** Colour in the middle of a side, or of the picture. */
async function colourAt(picture: Uint8Array, x: number, y: number): Promise<'red' | 'blue' | 'grey'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const [red = 0, blue = 0] = [data[at], data[at + 2]];
  if (Math.abs(red - blue) < 60) return 'grey';
  return red > blue ? 'red' : 'blue';
}

const EDGE = 5;
const END = 506;
const MIDDLE = 256;

test.each([
  ['a PNG', () => plain(800, 600).png().toBuffer()],
  ['a JPEG', () => plain(800, 600).jpeg().toBuffer()],
  ['a progressive JPEG', () => plain(800, 600).jpeg({ progressive: true }).toBuffer()],
  ['a CMYK JPEG', () => plain(800, 600).toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG of 16 bits', () => plain(800, 600).toColourspace('rgb16').png().toBuffer()],
  ['a PNG with a palette', () => plain(800, 600).png({ palette: true }).toBuffer()],
  ['a tiny PNG', () => plain(3, 2).png().toBuffer()],
])('%s becomes a JPEG of 512 by 512 in the same colour', async (_what, make) => {
  const picture = await reEncode(await make());
  const { format, width, height, space, channels } = await sharp(picture).metadata();
  expect({ format, width, height, space, channels }).toEqual({
    format: 'jpeg',
    width: 512,
    height: 512,
    space: 'srgb',
    channels: 3,
  });
  expect(await colourAt(picture, MIDDLE, MIDDLE)).toBe('red');
});

test('what is wide or tall loses as much at either side', async () => {
  const wide = await halves(1_000, 400).png().toBuffer();
  const tall = await sharp(wide).rotate(90).png().toBuffer(); // red above
  const [fromWide, fromTall] = [await reEncode(wide), await reEncode(tall)];
  expect([await colourAt(fromWide, 250, MIDDLE), await colourAt(fromWide, 262, MIDDLE)]).toEqual([
    'red',
    'blue',
  ]);
  expect([await colourAt(fromTall, MIDDLE, 250), await colourAt(fromTall, MIDDLE, 262)]).toEqual([
    'red',
    'blue',
  ]);
});

test('a camera’s turn is applied', async () => {
  const turned = await halves(800, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const picture = await reEncode(turned);
  expect([await colourAt(picture, MIDDLE, EDGE), await colourAt(picture, MIDDLE, END)]).toEqual([
    'red',
    'blue',
  ]);
  expect((await sharp(picture).metadata()).orientation).toBeUndefined();
});

test('where it was taken, by what and in which colours is gone', async () => {
  const told = await plain(800, 600)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Pythia Camera', Copyright: 'Ada' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withIccProfile('p3', { attach: true })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Greenwich</place></x:xmpmeta>')
    .toBuffer();
  const before = await sharp(told).metadata();
  expect([before.exif, before.icc, before.xmp].map((part) => part !== undefined)).toEqual([true, true, true]);
  const picture = await reEncode(told);
  const { exif, icc, xmp, iptc } = await sharp(picture).metadata();
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  for (const word of ['Exif', 'Pythia Camera', 'GPS', 'Greenwich', 'ICC_PROFILE']) {
    expect(Buffer.from(picture).includes(word)).toBe(false);
  }
});

test('what hides behind a picture is gone', async () => {
  const script = '<html><script>alert(document.cookie)</script>';
  const polyglot = Buffer.concat([await plain(600, 600).jpeg().toBuffer(), Buffer.from(script)]);
  const commented = await plain(600, 600)
    .png()
    .withExif({ IFD0: { ImageDescription: script } })
    .toBuffer();
  for (const file of [polyglot, commented]) {
    expect(file.includes(script)).toBe(true);
    expect(Buffer.from(await reEncode(file)).includes('script')).toBe(false);
  }
});

test('what shines through a picture becomes white', async () => {
  const clear = sharp({ create: { width: 600, height: 600, channels: 4, background: { ...RED, alpha: 0 } } });
  const { data } = await sharp(await reEncode(await clear.png().toBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('of an animation the first picture is taken', async () => {
  const { data } = await sharp(await reEncode(animation(600)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBe(255);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['three bytes', async () => Buffer.from([0xff, 0xd8, 0xfe])],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', async () => Buffer.from(svg)],
  ['a WebP', () => plain(9, 9).webp().toBuffer()],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['an AVIF', () => plain(16, 16).avif().toBuffer()],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  [
    'a PNG behind something else',
    async () => Buffer.concat([Buffer.from('x'), await plain(9, 9).png().toBuffer()]),
  ],
])('%s is no known picture', async (_what, make) => {
  await expect(reEncode(await make())).rejects.toMatchObject({
    code: 'invalid',
    message: SERVER_MESSAGES.pictureNotKnown,
  });
});

const noise = (): Sharp =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: RED,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test.each([
  [
    'a page behind the first bytes of a JPEG',
    async () => Buffer.from('\xff\xd8\xff\xe0<script>1</script>', 'latin1'),
  ],
  ['the first bytes of a PNG alone', async () => pngBomb(9).subarray(0, 8)],
  ['half a JPEG', async () => firstHalf(await noise().jpeg().toBuffer())],
  ['half a progressive JPEG', async () => firstHalf(await noise().jpeg({ progressive: true }).toBuffer())],
  ['half a PNG', async () => firstHalf(await noise().png().toBuffer())],
])('%s is damaged', async (_what, make) => {
  await expect(reEncode(await make())).rejects.toMatchObject({
    code: 'invalid',
    message: SERVER_MESSAGES.pictureBroken,
  });
});

const firstHalf = (file: Buffer): Buffer => file.subarray(0, file.length / 2);

test('forty megapixels are taken, and more are too large', async () => {
  expect(await reEncode(pngBomb(6_324))).toBeInstanceOf(Uint8Array); // 39,992,976
  await expect(reEncode(pngBomb(6_325))).rejects.toMatchObject({
    code: 'invalid',
    message: MESSAGES.pictureTooLarge,
  });
});

test('ten bombs at once are refused within 50 MB', async () => {
  const file = pngBomb(20_000);
  expect(file.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  const refusals = await Promise.allSettled(Array.from({ length: 10 }, () => reEncode(file)));
  expect(refusals.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

test('others are served while pictures are drawn', async () => {
  const file = await plain(3_000, 3_000).png({ compressionLevel: 1 }).toBuffer();
  const before = { here: process.threadCpuUsage(), everywhere: process.cpuUsage() };
  await Promise.all([reEncode(file), reEncode(file)]);
  const here = process.threadCpuUsage(before.here); // CPU of the serving thread
  const everywhere = process.cpuUsage(before.everywhere);
  expect(here.user + here.system).toBeLessThan((everywhere.user + everywhere.system) / 4);
});

test('two are drawn at a time, sixteen wait, and the next is asked to come back', async () => {
  const file = await plain(1_000, 1_000).png().toBuffer();
  const drawn = await Promise.allSettled(Array.from({ length: 19 }, () => reEncode(file)));
  expect(drawn.filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
  expect(drawn.at(-1)).toMatchObject({ reason: { code: 'too-many-requests', retryAfter: 2 } });
});
