import type { Crop } from '@/contract/reference/crop';

/** Everything that a crop is found by: its code, its names in each language, and what else it is called. */
export const cropNames = ({
  shortName,
  name,
  names = {},
  otherNames,
}: Pick<Crop, 'shortName' | 'name' | 'names' | 'otherNames'>): string[] => [
  ...new Set([name, shortName, ...otherNames, ...Object.values(names).filter((each) => each !== undefined)]),
];
