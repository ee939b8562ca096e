import { PICTURE } from '@pythia/contracts/limits.ts';
import { middleSquare } from './middle-square.ts';
import { pictureSize } from './picture-size.ts';

/** Four bytes a pixel: 256 MB. */
const MAX_PIXELS = 64_000_000;

/** Answers a file with its JPEG square; null: undecodable. */
onmessage = async ({ data }: MessageEvent<File>) => {
  const size = pictureSize(new Uint8Array(await data.arrayBuffer()));
  if (!size || size.width * size.height > MAX_PIXELS) return postMessage(null);
  const picture = await createImageBitmap(data).catch(() => null); // upright, by EXIF
  postMessage(picture && (await squareOf(picture)));
};

function squareOf(picture: ImageBitmap): Promise<Blob> {
  const { side } = PICTURE;
  const context = new OffscreenCanvas(side, side).getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas can be had here');
  context.fillStyle = '#ffffff'; // JPEG has no transparency
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  const { x, y, side: cut } = middleSquare(picture);
  context.drawImage(picture, x, y, cut, cut, 0, 0, side, side);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: PICTURE.quality });
}
