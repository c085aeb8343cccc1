import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerPage, RequestedAccession } from '@/contract/request/request';
import { ScientificName } from '@/entities/accession/passport/ScientificName';
import { useCountryName } from '@/entities/names/use-country-name';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useText } from '@/shared/ui/text/use-text';
import { WishText } from '../WishText';
import styles from './OrderSheet.module.css';

interface Props {
  page: AnswerPage;
  /** What lies in the parcel. */
  rows: readonly RequestedAccession[];
}

/** What stands at the head of the order, one below the other; what is not known is left out. */
function useOrderFacts({ holder, info, number, approved, permits = [] }: AnswerPage): [name: string, value: string][] {
  const { t } = useTranslation('requests');
  const text = useText('requests');
  const { day, number: count, list } = useFormat();
  const isolated = useIsolated();
  const sent = holder.answer.history[0]?.at;
  const facts: [string, string | false | null | undefined][] = [
    [t('packing.sender'), `${holder.name} (${holder.code})`],
    [t('packing.date'), sent && day(sent)],
    [t('fields.purpose'), text(`requests:purposes.${info.purpose}`)],
    [t('facts.smta'), text(`requests:smta.${info.smta}`)],
    [t('packing.approver'), approved?.by],
    [t('fields.email'), info.email],
    [
      t('permits.title'),
      permits.length > 0 &&
        t('permits.onOrder', { used: count(permits.length), names: list(permits.map(({ name }) => isolated(name))) }),
    ],
    [t('answer.tracking'), holder.answer.tracking],
    [t('fields.notes'), info.notes],
  ];
  return [[t('packing.number'), number], ...facts.filter((fact): fact is [string, string] => Boolean(fact[1]))];
}

/** On paper: the label for the post, what was agreed, and what lies in the parcel; without what was declined. */
export function OrderSheet({ page, rows }: Props) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const isolated = useIsolated();
  const countryName = useCountryName();
  const { info } = page;
  const title = t('packing.title', { number: isolated(page.number) });
  const lines = [info.organization, info.fullName, ...(info.address ?? []), countryName(info.country), info.telephone];
  const facts = useOrderFacts(page);
  return (
    <div className={styles.sheet}>
      <h2>{title}</h2>
      <address dir="auto" aria-label={t('packing.recipient')}>
        {lines.filter(Boolean).join('\n')}
      </address>
      <dl>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <PlainTable label={title}>
        <thead>
          <tr>
            <th scope="col">{t('packing.line')}</th>
            <th scope="col">{t('packing.accession')}</th>
            <th scope="col">{t('packing.taxon')}</th>
            <th scope="col">{t('packing.quantity')}</th>
            <th scope="col">{t('packing.packed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ uuid, accessionNumber, taxonName, wish }, at) => (
            <tr key={uuid}>
              <td>{number(at + 1)}</td>
              <td>
                <bdi>{accessionNumber}</bdi>
              </td>
              <td>
                <ScientificName name={taxonName} />
              </td>
              {/* Where nothing was chosen, written by hand by who packs it. */}
              <td className={styles.written} aria-label={t('packing.quantity')}>
                {wish && <WishText wish={wish} />}
              </td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  );
}
