import type { Line } from '@/contract/endpoints';
import type { PublicationKind } from '@/contract/publication/workflow';
import { href } from '@/routes/href';

/** Those that the contract has calls for to write them. */
export type WrittenKind = {
  [K in PublicationKind]: `POST /${K}/:uuid/approve` extends Line ? K : never;
}[PublicationKind];

/** Those of them that accessions belong to. */
export type NamingKind = {
  [K in PublicationKind]: `PUT /${K}/:uuid/accessions` extends Line ? K : never;
}[PublicationKind];

/** The namespace of the texts of each kind. */
export const ENTITIES = {
  dataset: 'dataset',
  descriptor: 'descriptor',
  descriptorlist: 'descriptor-list',
  subset: 'subset',
  divtree: 'divtree',
} as const satisfies Record<PublicationKind, string>;

/** The public page of an item. */
export const viewHref = (kind: PublicationKind, uuid: string): string =>
  href(kind === 'descriptorlist' ? 'descriptorList' : kind, { uuid });
