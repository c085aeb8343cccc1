import type { Descriptor } from '@/contract/descriptor/descriptor';

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

export interface FoundDescriptors {
  reason: 'descriptorName' | 'descriptorTitle' | 'similarTitle';
  /** Those that may be meant, the likeliest first: of the crops, or of none. */
  fitting: readonly Descriptor[];
  /** Those of other crops. */
  foreign: readonly Descriptor[];
}

interface Named {
  descriptor: Descriptor;
  reason: FoundDescriptors['reason'];
}

/** Descriptors by what headings call them. */
export class DescriptorIndex {
  readonly #byKey = new Map<string, Named[]>();
  readonly #words: { words: Set<string>; descriptor: Descriptor }[] = [];
  readonly #byUuid = new Map<string, Descriptor>();
  readonly #own: ReadonlySet<string>;

  /** @param own uuids of those that the dataset has. */
  constructor(descriptors: readonly Descriptor[], own: readonly string[] = []) {
    this.#own = new Set(own);
    for (const descriptor of descriptors) {
      this.#byUuid.set(descriptor.uuid, descriptor);
      this.#add(descriptor.columnName ?? '', descriptor, 'descriptorName');
      this.#add(descriptor.title, descriptor, 'descriptorTitle');
      this.#words.push({ words: new Set(wordsOf(descriptor.title)), descriptor });
    }
  }

  #add(name: string, descriptor: Descriptor, reason: FoundDescriptors['reason']): void {
    const key = wordsOf(name).join('');
    const named = this.#byKey.get(key) ?? [];
    if (key === '' || named.some((each) => each.descriptor === descriptor)) return;
    this.#byKey.set(key, [...named, { descriptor, reason }]);
  }

  byUuid(uuid: string): Descriptor | undefined {
    return this.#byUuid.get(uuid);
  }

  /** @param crops of the accessions that were observed; without any, no descriptor is of another one. */
  find(name: string, crops: readonly string[] = []): FoundDescriptors | undefined {
    const words = wordsOf(name);
    const named = this.#byKey.get(words.join('')) ?? [];
    const found = named.length > 0 ? named : this.#similar(words, crops);
    if (found.length === 0) return undefined;
    const isForeign = ({ crop }: Descriptor): boolean => !!crop && crops.length > 0 && !crops.includes(crop);
    const all = found.map(({ descriptor }) => descriptor).toSorted((a, b) => this.#rank(a) - this.#rank(b));
    const fitting = this.#toChoose(all.filter((each) => !isForeign(each)));
    const foreign = this.#toChoose(all.filter(isForeign));
    const [first] = fitting.length > 0 ? fitting : foreign;
    return { reason: found.find(({ descriptor }) => descriptor === first)?.reason ?? 'similarTitle', fitting, foreign };
  }

  #rank({ uuid, crop, state, current }: Descriptor): number {
    return (this.#own.has(uuid) ? 0 : 4) + (state === 'PUBLISHED' && current ? 0 : 2) + (crop ? 0 : 1);
  }

  /** The dataset's own goes before all others; drafts and older versions stand only where nothing is published. */
  #toChoose(descriptors: readonly Descriptor[]): readonly Descriptor[] {
    const own = descriptors.filter(({ uuid }) => this.#own.has(uuid));
    if (own.length > 0) return own;
    const published = descriptors.filter(({ state, current }) => state === 'PUBLISHED' && current);
    return published.length > 0 ? published : descriptors;
  }

  #similar(words: readonly string[], crops: readonly string[]): Named[] {
    let most = 0;
    let best: Descriptor[] = [];
    for (const { words: others, descriptor } of words.length > 0 ? this.#words : []) {
      if (descriptor.crop && crops.length > 0 && !crops.includes(descriptor.crop)) continue;
      const common = words.filter((word) => others.has(word)).length;
      const share = common / (new Set([...words, ...others]).size || 1);
      if (share < SIMILAR || share < most) continue;
      best = share > most ? [descriptor] : [...best, descriptor];
      most = share;
    }
    return best.map((descriptor) => ({ descriptor, reason: 'similarTitle' }));
  }
}
