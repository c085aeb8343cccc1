import { CROPS } from '@/mcpd/crop-table';

const names = new Map(CROPS.map(({ shortName, name }) => [shortName, name]));

/** The English name of a crop; a short name that is not in the table is its own name. */
export const cropName = (shortName: string): string => names.get(shortName) ?? shortName;
