import type { Meaning, WordsPart } from '@/contract/accession/suggest';
import { isNotWord } from '@/words/plain-words';
import { wordsIn, type Span } from '@/words/words-in';

export interface Slip {
  typed: string;
  /** What it is taken for. */
  name: string;
}

/** Words that are looked at in one message. */
const MOST = 12;

/**
 * Unknown words that can only be one name with a letter wrong are read as it, and told of. What follows a refusal in the
 * same words stays as it is: nobody can tell how far the refusal reaches.
 */
export function withoutSlips(
  parts: readonly WordsPart[],
  text: string,
  misspelt: (word: string) => { meaning: Meaning; name: string } | undefined,
): { parts: WordsPart[]; corrected: Slip[] } {
  const corrected: Slip[] = [];
  let looked = 0;
  const isRefusal = ({ from, to }: Span) => isNotWord(text.slice(from, to));
  let isRefused = false;
  const read = (part: WordsPart): WordsPart[] => {
    if (part.is !== 'text') {
      isRefused &&= part.is === 'left';
      return [part];
    }
    const words = wordsIn(text, part);
    const isOpen = isRefused;
    isRefused = words.some(isRefusal);
    if (isOpen || isRefused) return [part];
    const result: WordsPart[] = [];
    for (const { from, to } of words) {
      const typed = text.slice(from, to);
      const found = (looked += 1) > MOST ? undefined : misspelt(typed);
      const last = result.at(-1);
      if (found) {
        corrected.push({ typed, name: found.name });
        result.push({ from, to, is: 'meaning', meanings: [found.meaning] });
      } else if (last?.is === 'text') last.to = to;
      else result.push({ from, to, is: 'text' });
    }
    return result;
  };
  return { parts: parts.flatMap(read), corrected };
}
