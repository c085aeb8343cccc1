import { useTranslation } from 'react-i18next';
import type { AnswerPage } from '@/contract/request/request';
import { useCountryName } from '@/entities/names/use-country-name';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './PackingList.module.css';

/** On paper: the label for the post, and what lies in the parcel; without what was declined. */
export function PackingList({ page: { holder, info } }: { page: AnswerPage }) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const countryName = useCountryName();
  const { answer } = holder;
  const rows = holder.accessions.filter(({ uuid }) => answer.items[uuid] !== 'DECLINED');
  const lines = [info.organization, info.fullName, ...(info.address ?? []), countryName(info.country), info.telephone];
  return (
    <div className={styles.sheet}>
      <address dir="auto">{lines.filter(Boolean).join('\n')}</address>
      <h2>{t('packing.title', { name: holder.name })}</h2>
      {answer.tracking && <p>{t('answered.tracking', { number: answer.tracking })}</p>}
      <PlainTable label={t('packing.title', { name: holder.name })}>
        <thead>
          <tr>
            <th scope="col">{t('packing.line')}</th>
            <th scope="col">{t('packing.accession')}</th>
            <th scope="col">{t('packing.taxon')}</th>
            <th scope="col">{t('packing.packed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ uuid, accessionNumber, taxonName }, at) => (
            <tr key={uuid}>
              <td>{number(at + 1)}</td>
              <th scope="row">
                <bdi>{accessionNumber}</bdi>
              </th>
              <td>
                <i>{taxonName}</i>
              </td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  );
}
