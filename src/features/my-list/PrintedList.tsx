import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { Country } from '@/entities/accession/catalogue/cells';
import { TaxonName } from '@/entities/accession/catalogue/TaxonName';
import styles from './PrintedList.module.css';

interface Props {
  /** All rows of the table, not of one page. */
  rows: () => readonly Accession[];
  notes: Readonly<Record<string, string>>;
}

/** The whole list on paper, drawn only when the browser is about to print. */
export function PrintedList({ rows, notes }: Props) {
  const { t } = useTranslation('accession');
  const [printed, setPrinted] = useState<readonly Accession[]>();
  useEffect(() => {
    const before = () => flushSync(() => setPrinted(rows()));
    const after = () => setPrinted(undefined);
    globalThis.addEventListener('beforeprint', before);
    globalThis.addEventListener('afterprint', after);
    return () => {
      globalThis.removeEventListener('beforeprint', before);
      globalThis.removeEventListener('afterprint', after);
    };
  }, [rows]);
  if (!printed) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('fields.accessionNumber')}</th>
          <th scope="col">{t('fields.taxonomy.taxonName')}</th>
          <th scope="col">{t('fields.accessionName')}</th>
          <th scope="col">{t('fields.countryOfOrigin.code3')}</th>
          <th scope="col">{t('fields.institute.code')}</th>
          <th scope="col">{t('fields.doi')}</th>
          <th scope="col">{t('fields.note')}</th>
        </tr>
      </thead>
      <tbody>
        {printed.map((row) => (
          <tr key={row.uuid}>
            <td>
              <bdi>{row.accessionNumber}</bdi>
            </td>
            <td>
              <TaxonName taxonomy={row.taxonomy} />
            </td>
            <td>
              <bdi>{row.accessionName}</bdi>
            </td>
            <td>
              <Country code3={row.countryOfOrigin?.code3} />
            </td>
            <td>{row.instituteCode}</td>
            <td>{row.doi}</td>
            <td>
              <bdi>{notes[row.uuid]}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
