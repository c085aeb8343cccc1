import { fold } from '@/contract/fold';

const run = (digits: string): string => {
  const number = digits.replace(/^0+(?=\d)/, '');
  const length =
    number.length < 10 ? String(number.length) : `:${String.fromCharCode(0x20 + Math.min(number.length, 90))}`;
  return length + number;
};

/**
 * What texts are sorted by, character by character: case and accents do not count, and numbers stand in the order
 * of their values (`PI 9` before `PI 10`), because each carries its length in front.
 */
export const orderKey = (text: string): string => fold(text).replace(/[0-9]+/g, run);
