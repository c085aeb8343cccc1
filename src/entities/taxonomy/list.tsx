import { useTranslation } from 'react-i18next';
import type { Taxon, TaxonFilter } from '@/contract/accession/taxonomy';
import { GrinName } from '@/entities/accession/passport/GrinName';
import { ScientificName } from '@/entities/accession/passport/ScientificName';
import { TaxonName } from '@/entities/accession/catalogue/TaxonName';
import type { EntityListDefinition, ListColumn } from '@/shared/list/definition';
import { Missing } from '@/shared/ui/text/Missing';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { taxonomyApi } from './api';
import { OtherNames } from './OtherNames';
import { TaxonAccessions } from './TaxonAccessions';
import styles from './list.module.css';

/** A taxon in a few lines, for small screens. */
function TaxonCard({ row }: { row: Taxon }) {
  const { t } = useTranslation(['accession', 'taxonomy']);
  const { number } = useFormat();
  const { currentName, synonyms, accessionCount } = row;
  return (
    <>
      <div>
        <TaxonName taxonomy={row} />
      </div>
      {(currentName || synonyms.length > 0) && (
        <div>
          {synonyms.length > 0 && !currentName && <span className={styles.label}>{t('taxonomy:fields.synonyms')}</span>}
          <OtherNames taxon={row} />
        </div>
      )}
      <div>
        <TaxonAccessions taxon={row}>
          {t('accession:count', { count: accessionCount, shown: number(accessionCount) })}
        </TaxonAccessions>
      </div>
    </>
  );
}

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
  {
    name: 'grinName',
    usual: true,
    width: 140,
    flex: 2,
    cell: ({ grinName, grinTaxonId }) => (grinName ? <GrinName name={grinName} id={grinTaxonId} /> : <Missing />),
  },
  {
    name: 'rdfUri',
    width: 200,
    flex: 3,
    cell: ({ rdfUri }) => (rdfUri ? <ExternalLink url={rdfUri} /> : <Missing />),
  },
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
