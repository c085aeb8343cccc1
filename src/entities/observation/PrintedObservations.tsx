import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor/descriptor';
import type { DataRow } from '@/contract/dataset/observation';
import { Missing } from '@/shared/ui/text/Missing';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { named } from './descriptor-name';
import { methodsOf, textOf, valuesOf } from './observed-row';
import { useValueName } from './use-value-name';
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
  const nameOf = useValueName();
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
                  {abreast.map((descriptor) => {
                    const methods = methodsOf(row, descriptor.uuid);
                    const values = valuesOf(row, descriptor.uuid).map((value, place) =>
                      [nameOf(descriptor, value), methods[place] && `(${methods[place]})`].filter(Boolean).join(' '),
                    );
                    return (
                      <td key={descriptor.uuid}>
                        {values.length === 0 ? <Missing /> : <bdi>{values.join('; ')}</bdi>}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </PlainTable>
      ))}
    </div>
  );
}
