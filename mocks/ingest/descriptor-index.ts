import type { Descriptor } from '@/contract/descriptor';

/** Letters and digits alone, each word by itself. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const SIMILAR = 0.6;

export interface FoundDescriptor {
  descriptor: Descriptor;
  reason: 'descriptorName' | 'descriptorTitle' | 'similarTitle';
}

/** Descriptors by what headings call them; where several have one name, those of the dataset go first, then of its crops. */
export class DescriptorIndex {
  readonly #byKey = new Map<string, FoundDescriptor>();
  readonly #words: { words: Set<string>; descriptor: Descriptor }[] = [];
  readonly #byUuid = new Map<string, Descriptor>();

  constructor(descriptors: readonly Descriptor[], crops: readonly string[] = [], own: readonly string[] = []) {
    const isOwn = new Set(own);
    const rank = ({ uuid, crop, state, current }: Descriptor): number =>
      isOwn.has(uuid)
        ? -1
        : (crop && crops.includes(crop) ? 0 : crop ? 2 : 1) + (state === 'PUBLISHED' && current ? 0 : 3);
    for (const descriptor of descriptors.toSorted((a, b) => rank(a) - rank(b))) {
      this.#byUuid.set(descriptor.uuid, descriptor);
      this.#add(descriptor.columnName ?? '', descriptor, 'descriptorName');
      this.#add(descriptor.title, descriptor, 'descriptorTitle');
      const isForeign = descriptor.crop && crops.length > 0 && !crops.includes(descriptor.crop);
      if (!isForeign) this.#words.push({ words: new Set(wordsOf(descriptor.title)), descriptor });
    }
  }

  #add(name: string, descriptor: Descriptor, reason: FoundDescriptor['reason']): void {
    const key = wordsOf(name).join('');
    if (key !== '' && !this.#byKey.has(key)) this.#byKey.set(key, { descriptor, reason });
  }

  byUuid(uuid: string): Descriptor | undefined {
    return this.#byUuid.get(uuid);
  }

  find(name: string): FoundDescriptor | undefined {
    const words = wordsOf(name);
    const known = this.#byKey.get(words.join(''));
    if (known || words.length === 0) return known;
    let best: { share: number; descriptor: Descriptor } | undefined;
    for (const { words: others, descriptor } of this.#words) {
      const common = words.filter((word) => others.has(word)).length;
      const share = common / (new Set([...words, ...others]).size || 1);
      if (share >= SIMILAR && share > (best?.share ?? 0)) best = { share, descriptor };
    }
    return best && { descriptor: best.descriptor, reason: 'similarTitle' };
  }
}
