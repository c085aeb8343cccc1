import type { Region } from '@/contract/reference/geography';

export interface RegionNode {
  region: Region;
  /** Steps below the topmost. */
  depth: number;
  /** Countries in it and in all its sub-regions. */
  countries: number;
}

/** Regions in the order of reading: each is followed by its sub-regions. One whose parent is not there stands at the top. */
export function regionTree(regions: readonly Region[]): RegionNode[] {
  const known = new Set(regions.map(({ isoCode }) => isoCode));
  const parentOf = ({ parentRegion }: Region) =>
    parentRegion && known.has(parentRegion.isoCode) ? parentRegion.isoCode : undefined;
  const below = (parent: string | undefined, depth: number): RegionNode[] =>
    regions
      .filter((region) => parentOf(region) === parent)
      .flatMap((region) => {
        const parts = below(region.isoCode, depth + 1);
        const direct = parts.filter((part) => part.depth === depth + 1);
        const countries = direct.reduce((sum, part) => sum + part.countries, region.countryCount);
        return [{ region, depth, countries }, ...parts];
      });
  return below(undefined, 0);
}
