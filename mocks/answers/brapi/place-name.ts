import type { DatasetLocation } from '@/contract/dataset/dataset';

/** The closest name that is given of a place. */
export const placeName = ({ verbatimLocality, stateProvince, countryCode3 }: DatasetLocation): string | null =>
  verbatimLocality ?? stateProvince ?? countryCode3 ?? null;
