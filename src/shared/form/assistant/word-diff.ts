/** A run of words that both texts have, that only the first has, or only the second. */
export interface DiffPart {
  is: 'same' | 'out' | 'in';
  text: string;
}

/** Words, and what stands between them, so that nothing of a text is lost. */
const pieces = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? [];

/** Of what differs in the middle; beyond it the whole middle is shown as replaced. */
const MAX_CELLS = 16_000_000;

/** The lengths of the longest common runs of what follows each pair of places, row after row. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const here = at * width + to;
      lengths[here] =
        one[at] === other[to]
          ? (lengths[here + width + 1] ?? 0) + 1
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
    }
  return lengths;
}

/** What of the middle both have, in their order. */
function middle(one: readonly string[], other: readonly string[], add: (is: DiffPart['is'], text: string) => void) {
  const width = other.length + 1;
  if ((one.length + 1) * width > MAX_CELLS) {
    add('out', one.join(''));
    add('in', other.join(''));
    return;
  }
  const lengths = commonLengths(one, other);
  let [at, to] = [0, 0];
  while (at < one.length || to < other.length) {
    const here = at * width + to;
    if (at < one.length && to < other.length && one[at] === other[to]) {
      add('same', one[at] ?? '');
      at += 1;
      to += 1;
    } else if (at < one.length && (to === other.length || (lengths[here + width] ?? 0) >= (lengths[here + 1] ?? 0))) {
      add('out', one[at] ?? '');
      at += 1;
    } else {
      add('in', other[to] ?? '');
      to += 1;
    }
  }
}

/** Two texts as what they share and where they differ: the parts that are not `in` make up the first, those not `out` the second. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  const add = (is: DiffPart['is'], text: string) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.is === is) last.text += text;
    else parts.push({ is, text });
  };
  const [one, other] = [pieces(before), pieces(after)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  add('same', one.slice(0, start).join(''));
  middle(one.slice(start, one.length - end), other.slice(start, other.length - end), add);
  add('same', one.slice(one.length - end).join(''));
  return parts;
}
