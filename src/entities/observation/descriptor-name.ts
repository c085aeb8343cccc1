import type { Descriptor } from '@/contract/descriptor/descriptor';

/** A descriptor with its unit, as an axis or a column names it: `Plant height (cm)`. */
export const named = ({ title, uom }: Pick<Descriptor, 'title' | 'uom'>): string => (uom ? `${title} (${uom})` : title);
