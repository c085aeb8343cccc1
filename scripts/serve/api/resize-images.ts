import type { ResizeImage } from '../../../mocks/rules/world/settings';

/** What a picture may unpack to. */
const MOST_PIXELS = 50_000_000;

/** Makes pictures narrower by sharp; undefined where its binaries are not installed, as no system is sure to have them. */
export async function imageResizer(): Promise<ResizeImage | undefined> {
  const found = await import('sharp').catch(() => undefined);
  if (!found) return undefined;
  const { default: sharp } = found;
  return async (bytes, width) => {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
    return new Uint8Array(await picture.resize({ width, withoutEnlargement: true }).toBuffer());
  };
}
