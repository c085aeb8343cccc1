import { imageSize } from 'image-size';
import sharp from 'sharp';
import { imageResizer } from './resize-images';

test('a picture becomes as narrow as it is asked for, in its own type, and never wider', async () => {
  const resize = await imageResizer();
  const create = { width: 400, height: 200, channels: 3 as const, background: 'green' };
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const narrow = await resize?.(bytes, 160);
  expect(narrow && imageSize(narrow)).toMatchObject({ type: 'jpg', width: 160, height: 80 });
  const asItIs = await resize?.(bytes, 640);
  expect(asItIs && imageSize(asItIs)).toMatchObject({ width: 400 });
});
