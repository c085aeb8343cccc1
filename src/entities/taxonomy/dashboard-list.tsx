import type { Taxon, TaxonFilter } from '@/contract/accession/taxonomy';
import { href } from '@/routes/href';
import type { CardProps, EntityListDefinition } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/text/Missing';
import { Day } from '@/shared/ui/values/Day';
import { OtherNames } from './OtherNames';
import { TaxonMarks } from './TaxonMarks';
import { taxonList } from './list';

/** The taxa as genebanks write them, for those who decide by which names they are found. */
export const dashboardTaxonList: EntityListDefinition<Taxon, TaxonFilter> = {
  ...taxonList,
  open: ({ id }) => href('editTaxon', { id }),
  nameOf: ({ taxonName }) => taxonName,
  columns: [
    ...taxonList.columns.map((column) => {
      if (column.name === 'taxonName') return { ...column, opens: true };
      return { ...column, usual: column.name !== 'synonyms' && column.name !== 'rdfUri' };
    }),
    { name: 'marks', usual: true, width: 200, flex: 3, cell: (taxon) => <TaxonMarks item={taxon} />, text: false },
    {
      name: 'lastModifiedDate',
      sort: 'lastModifiedDate',
      width: 130,
      cell: ({ lastModifiedDate }) => (lastModifiedDate ? <Day iso={lastModifiedDate} /> : <Missing />),
    },
  ],
  filters: [
    { kind: 'flag', field: 'overrides' },
    { kind: 'flag', field: 'hasExternal' },
    { kind: 'flag', field: 'otherwise' },
    ...taxonList.filters,
  ],
  Card: TaxonCard,
};

function TaxonCard({ row, name }: CardProps<Taxon>) {
  return (
    <>
      {name} <TaxonMarks item={row} />
      {row.currentName && (
        <div>
          <OtherNames taxon={{ ...row, synonyms: [] }} />
        </div>
      )}
    </>
  );
}
