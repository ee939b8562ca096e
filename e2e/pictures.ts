import sharp, { type Sharp } from 'sharp';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const png = (buffer: Buffer): Upload => ({ name: 'me.png', mimeType: 'image/png', buffer });
const jpeg = (buffer: Buffer): Upload => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red, green, blue. */
const flag = async (): Promise<Sharp> =>
  plain(200, 600, '#00ff00').composite([
    { input: await plain(200, 200, '#ff0000').png().toBuffer(), top: 0, left: 0 },
    { input: await plain(200, 200, '#0000ff').png().toBuffer(), top: 400, left: 0 },
  ]);

export const greenInTheMiddle = async (): Promise<Upload> => png(await (await flag()).png().toBuffer());

/** Rotated by EXIF. */
export const lyingOnItsSide = async (): Promise<Upload> => {
  const lying = await sharp(await (await flag()).png().toBuffer())
    .rotate(-90)
    .toBuffer();
  return jpeg(await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer());
};

/** The sharpest cameras' size. */
export const fortyEightMegapixels = async (): Promise<Upload> =>
  jpeg(await plain(8_000, 6_000, '#123456').jpeg().toBuffer());

/** A header of too many pixels, without data. */
export const oversizedPicture = async (): Promise<Upload> => {
  const small = await plain(1, 1, 'white').png().toBuffer();
  small.writeUInt32BE(60_000, 16);
  small.writeUInt32BE(60_000, 20);
  return png(small);
};

export const cutOff = async (): Promise<Upload> => png((await greenInTheMiddle()).buffer.subarray(0, 60));
export const noPicture = (): Upload => png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
export const gif = async (): Promise<Upload> => ({
  name: 'me.gif',
  mimeType: 'image/gif',
  buffer: await plain(9, 9, 'red').gif().toBuffer(),
});

/** Roughly, such as `#00ff00`. */
export async function coloursDown(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const rows = [2, info.height / 2, info.height - 3];
  return rows.map((row) => {
    const at = (Math.floor(row) * info.width + Math.floor(info.width / 2)) * info.channels;
    return `#${[...data.subarray(at, at + 3)].map((value) => (value > 127 ? 'ff' : '00')).join('')}`;
  });
}
