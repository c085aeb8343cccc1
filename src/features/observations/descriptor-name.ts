import type { Descriptor } from '@/contract/descriptor';

/** A descriptor as an axis names it: `Plant height (cm)`. */
export const named = ({ title, uom }: Pick<Descriptor, 'title' | 'uom'>): string => (uom ? `${title} (${uom})` : title);
