import { normal, randomOf } from './seed';
import { TENDENCIES, type Tendency, type Trait } from './trait';

/** Improved cultivars and breeders' material are shorter, earlier and healthier than landraces. */
const BRED = 400;
const BREEDING: Partial<Record<Tendency, number>> = { tall: -0.9, late: -0.4, weak: -0.5, big: 0.4 };

/** What an accession is like, wherever it is observed: the same in every dataset. */
export interface Plant {
  /** Standard normal: where the accession stands among all in this trait. */
  standing(trait: Trait): number;
}

export function plantOf(uuid: string, sampStat: number | null | undefined): Plant {
  const random = randomOf(uuid);
  const bred = (sampStat ?? 0) >= BRED;
  const tendencies = new Map(
    TENDENCIES.map((name) => [name, normal(random) + (bred ? (BREEDING[name] ?? 0) : 0)] as const),
  );
  return {
    standing({ column, follows = {} }) {
      let sum = 0;
      let followed = 0;
      for (const [name, value] of tendencies) {
        const share = follows[name] ?? 0;
        sum += share * value;
        followed += share ** 2;
      }
      return sum + Math.sqrt(Math.max(0, 1 - followed)) * normal(randomOf(uuid + column));
    },
  };
}
