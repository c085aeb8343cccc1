import { KINDS } from '@/contract/kinds';
import type { PublicationKind } from '@/contract/publication/workflow';
import { href } from '@/routes/href';

/** The public page of an item. */
export const viewHref = (kind: PublicationKind, uuid: string): string => href(KINDS[kind].row, { uuid });
