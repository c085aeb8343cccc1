import { isHtml } from './is-html';
import { ownPicture } from './own-picture';

export interface PictureOfText {
  /** Absolute. */
  address: string;
  /** What it shows; empty where nobody said. */
  words: string;
}

/** `![words](address "title")`; both have a limit, so that texts of brackets are read in no time. */
const PICTURE = /!\[((?:\\.|[^\]\\]){0,500})\]\(\s{0,9}<?([^\s()<>]{1,500})/g;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Without the code in it, where a picture is a sample. */
function withoutCode(text: string): string {
  let isCode = false;
  const lines = text.split('\n').filter((line) => {
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    return !isFence && !isCode;
  });
  return lines.join('\n').replaceAll(/`[^`\n]{0,500}`/g, '');
}

function* picturesOf(text: string): Generator<readonly [address: string, words: string]> {
  if (isHtml(text)) {
    // Nothing of it is loaded or run.
    const { images } = new DOMParser().parseFromString(text, 'text/html');
    for (const { attributes } of images)
      yield [attributes.getNamedItem('src')?.value ?? '', attributes.getNamedItem('alt')?.value ?? ''];
    return;
  }
  for (const [, words = '', address = ''] of withoutCode(text).matchAll(PICTURE))
    yield [address, words.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')];
}

/** The first picture of a text that lies in the portal's own repository: those from elsewhere are not shown. */
export function firstPicture(text: string): PictureOfText | undefined {
  for (const [address, words] of picturesOf(text)) {
    const own = ownPicture(address);
    if (own !== undefined) return { address: own, words: words.trim() };
  }
  return undefined;
}
