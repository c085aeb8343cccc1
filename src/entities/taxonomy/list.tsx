import type { Taxon, TaxonFilter } from '@/contract/taxonomy';
import { TaxonName } from '@/entities/accession/TaxonName';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/Missing';
import { taxonomyApi } from './api';
import { GrinName } from './GrinName';
import { OtherNames } from './OtherNames';
import { ScientificName } from './ScientificName';
import { TaxonAccessions } from './TaxonAccessions';
import { TaxonCard } from './TaxonCard';

const columns: readonly ListColumn<Taxon>[] = [
  {
    name: 'taxonName',
    sort: 'taxonName',
    fixed: true,
    width: 260,
    flex: 5,
    cell: (taxon) => <TaxonName taxonomy={taxon} />,
  },
  {
    name: 'accessionCount',
    sort: 'accessionCount',
    usual: true,
    align: 'end',
    width: 120,
    cell: (taxon) => <TaxonAccessions taxon={taxon} />,
  },
  { name: 'synonyms', usual: true, width: 220, flex: 4, cell: (taxon) => <OtherNames taxon={taxon} /> },
  {
    name: 'currentName',
    width: 180,
    flex: 3,
    cell: ({ currentName }) => (currentName ? <ScientificName name={currentName} /> : <Missing />),
  },
  { name: 'grinName', usual: true, width: 140, flex: 2, cell: (taxon) => <GrinName taxon={taxon} /> },
];

/** The taxa that accessions carry, wherever a list of them stands. */
export const taxonList: EntityListDefinition<Taxon, TaxonFilter> = {
  entity: 'taxonomy',
  endpoint: taxonomyApi.endpoints.taxonList,
  idOf: ({ taxonName }) => taxonName,
  columns,
  filters: [
    { kind: 'terms', field: 'genus', italic: true },
    { kind: 'terms', field: 'species', italic: true },
    { kind: 'flag', field: 'synonym' },
  ],
  defaultSort: { sort: 'taxonName', dir: 'ASC' },
  Card: TaxonCard,
};
