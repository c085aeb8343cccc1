import { Random } from '../../../tools/random';

/** FNV-1a: the same text gives the same numbers everywhere. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return state >>> 0;
}

export const randomOf = (text: string): Random => new Random(hash(text));

/** A standard normal number (Box and Muller 1958). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
