import { ownPicture } from '@/shared/ui/markdown/own-picture';

const PICTURE = /!\[([^[\]\n]*)\]\([ \t]*<?([^\s<>()]*)/g;

interface PictureFault {
  fault: 'noPictures' | 'elsewhere' | 'unnamed';
  address: string;
}

/** What is wrong with the pictures of a text: they do not come, or some cannot be heard. Only pages show any. */
export function pictureFault(text: string, isPage: boolean): PictureFault | undefined {
  const pictures = [...text.matchAll(PICTURE)].map(([, words = '', address = '']) => ({ words, address }));
  const first = (fault: PictureFault['fault'], of: (picture: (typeof pictures)[number]) => boolean) => {
    const found = pictures.find(of);
    return found && { fault, address: found.address };
  };
  if (!isPage) return first('noPictures', () => true);
  const elsewhere = first('elsewhere', ({ address }) => ownPicture(address) === undefined);
  return elsewhere ?? first('unnamed', ({ words }) => words.trim() === '');
}
