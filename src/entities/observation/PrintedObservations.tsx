import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { named } from './descriptor-name';
import { ObservedCell } from './ObservedCell';
import { textOf } from './observed-row';
import styles from './PrintedObservations.module.css';

/** Descriptors that are read side by side on an upright sheet; the others follow in a table below. */
const ABREAST = 6;

interface Props {
  label: string;
  rows: readonly DataRow[];
  descriptors: readonly Descriptor[];
}

/** On paper nothing scrolls: every row with every value in words, as many tables as the descriptors take. */
export function PrintedObservations({ label, rows, descriptors }: Props) {
  const { t } = useTranslation('observations');
  const sheets = Array.from({ length: Math.max(1, Math.ceil(descriptors.length / ABREAST)) }, (_, at) =>
    descriptors.slice(at * ABREAST, (at + 1) * ABREAST),
  );
  return (
    <div className={styles.sheet}>
      {sheets.map((abreast, at) => (
        <PlainTable key={abreast[0]?.uuid ?? label} label={label}>
          <thead>
            <tr>
              <th scope="col">{t('columns.accessionNumber')}</th>
              {at === 0 && <th scope="col">{t('columns.institute')}</th>}
              {at === 0 && <th scope="col">{t('columns.taxon')}</th>}
              {abreast.map((descriptor) => (
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
                  <th scope="row">
                    <bdi>{number}</bdi>
                  </th>
                  {at === 0 && <td>{institute}</td>}
                  {at === 0 && (
                    <td>
                      <i lang="la">{textOf(row, 'taxonomy.genusSpecies')}</i>
                    </td>
                  )}
                  {abreast.map((descriptor) => (
                    <td key={descriptor.uuid}>
                      <ObservedCell row={row} descriptor={descriptor} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      ))}
    </div>
  );
}
