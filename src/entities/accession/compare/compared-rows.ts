import type { ReactNode } from 'react';
import type { Accession } from '@/contract/accession/accession';
import type { DetailSection } from '@/shared/detail/definition';
import { fieldsOf } from '@/shared/detail/fields-of';
import { isNothing } from '@/shared/detail/is-nothing';
import { drawnAlike } from './drawn-alike';

/** One field of all accessions, side by side. */
export interface ComparedField {
  name: string;
  /** In the order of the accessions; null where nothing is recorded. */
  nodes: ReactNode[];
  differs: boolean;
}

export interface ComparedSection {
  name: string;
  fields: ComparedField[];
}

/** The fields that at least one of the accessions has a value of, section by section. */
export function comparedRows(
  sections: readonly DetailSection<Accession>[],
  accessions: readonly Accession[],
): ComparedSection[] {
  return sections
    .map(({ name, fields }) => ({
      name,
      fields: fieldsOf(fields)
        .map((field) => {
          const nodes = accessions.map((accession) => {
            const node = field.value(accession);
            return isNothing(node) ? null : node;
          });
          return { name: field.name, nodes, differs: nodes.some((node) => !drawnAlike(node, nodes[0])) };
        })
        .filter(({ nodes }) => nodes.some((node) => node !== null)),
    }))
    .filter(({ fields }) => fields.length > 0);
}
