import type { Accession } from '@/contract/accession';
import type { CustomDetail } from '@/shared/detail/definition';
import { AccessionPage } from './AccessionPage';
import { accessionApi } from './api';

/** The accession of an address by uuid. */
export const accessionDetail: CustomDetail<Accession> = {
  endpoint: accessionApi.endpoints.accession,
  Page: AccessionPage,
};

/** The accession of an address by DOI. */
export const accessionByDoi: CustomDetail<Accession> = {
  endpoint: accessionApi.endpoints.accessionByDoi,
  param: 'doi',
  keyOf: (rest) => `10.${rest}`,
  Page: AccessionPage,
};
