import { useTranslation } from 'react-i18next';
import type { DataRow } from '@/contract/dataset/observation';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { named } from './descriptor-name';
import { ObservedCell } from './ObservedCell';
import { textOf } from './observed-row';

interface Props {
  label: string;
  rows: readonly DataRow[];
  descriptors: readonly Descriptor[];
  /** Where a table beside it names them, the number alone says which accession a row is of. */
  numberAlone?: boolean;
  /** Names and numbers stay on one line. */
  whole?: boolean;
}

/** A row for each accession, with every value in words. */
export function ObservedTable({ label, rows, descriptors, numberAlone = false, whole = false }: Props) {
  const { t } = useTranslation('observations');
  const className = whole ? 'whole' : undefined;
  return (
    <PlainTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('columns.accessionNumber')}</th>
          {!numberAlone && <th scope="col">{t('columns.institute')}</th>}
          {!numberAlone && <th scope="col">{t('columns.taxon')}</th>}
          {descriptors.map((descriptor) => (
            <th key={descriptor.uuid} scope="col">
              <bdi>{named(descriptor)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [number, institute] = [textOf(row, 'accessionNumber'), textOf(row, 'institute.code')];
          return (
            <tr key={`${institute} ${number}`}>
              <th scope="row" className={className}>
                <bdi>{number}</bdi>
              </th>
              {!numberAlone && <td>{institute}</td>}
              {!numberAlone && (
                <td className={className}>
                  <i lang="la">{textOf(row, 'taxonomy.genusSpecies')}</i>
                </td>
              )}
              {descriptors.map((descriptor) => (
                <td key={descriptor.uuid}>
                  <ObservedCell row={row} descriptor={descriptor} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}
