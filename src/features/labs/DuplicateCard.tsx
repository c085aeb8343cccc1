import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { DuplicateCluster, DuplicateEvidence } from '@/contract/labs/duplicates';
import { filterOfUuids } from '@/entities/accession/actions/filter-of-uuids';
import { accessionsPath, openableList } from '@/entities/accession/catalogue/openable-list';
import { TaxonName } from '@/entities/accession/catalogue/TaxonName';
import { href } from '@/routes/href';
import { useOpenFilter } from '@/shared/list/address/use-open-filter';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { Listed } from '@/shared/ui/values/Listed';
import styles from './DuplicateCard.module.css';

function Member({ accession }: { accession: Accession }) {
  const { t } = useTranslation('labs');
  const { uuid, accessionNumber, institute, taxonomy, countryOfOrigin, historic } = accession;
  return (
    <li>
      <RouteLink to={href('accession', { uuid })} strong>
        <bdi>{accessionNumber}</bdi>
      </RouteLink>
      {' · '}
      <bdi>{institute.code}</bdi>
      {' · '}
      <TaxonName taxonomy={taxonomy} authors={false} />
      {countryOfOrigin && (
        <>
          {' · '}
          <bdi>{countryOfOrigin.name}</bdi>
        </>
      )}
      {historic && ` · ${t('historic')}`}
    </li>
  );
}

interface EvidenceProps {
  evidence: DuplicateEvidence;
  cluster: DuplicateCluster;
}

/** What is shared, and by which of them where it is not all. */
function Evidence({ evidence: { kind, value, institute = '', uuids }, cluster }: EvidenceProps) {
  const { t } = useTranslation('labs');
  const isolated = useIsolated();
  const numbers = cluster.accessions
    .filter(({ uuid }) => uuids.includes(uuid))
    .map(({ accessionNumber, institute: { code } }) => `${code} ${accessionNumber}`);
  return (
    <li>
      {t(`shared.${kind}`, { value: isolated(value), institute: isolated(institute) })}
      {uuids.length < cluster.count && (
        <small>
          <Listed texts={numbers} />
        </small>
      )}
    </li>
  );
}

/** Accessions that may be the same material: who holds them, what speaks for it, and what against. */
export function DuplicateCard({ cluster }: { cluster: DuplicateCluster }) {
  const { t } = useTranslation('labs');
  const { number } = useFormat();
  const { open, opening } = useOpenFilter(openableList, accessionsPath);
  const id = useId();
  const { accessions, uuids, count, holders, evidence, against } = cluster;
  const historic = accessions.length < count || accessions.some((each) => each.historic);
  const kinds = [...new Set(evidence.map(({ kind }) => kind))];
  return (
    <li className={styles.cluster}>
      <div className="head">
        <h2 id={id}>
          <Listed texts={accessions.slice(0, 2).map(({ accessionNumber }) => accessionNumber)} />
        </h2>
        {kinds.map((kind) => (
          <span key={kind} className="badge">
            {t(`evidence.${kind}`)}
          </span>
        ))}
        <Button
          id={`${id}-show`}
          aria-labelledby={`${id}-show ${id}`}
          variant="outlined"
          loading={opening}
          onClick={() => void open(filterOfUuids(uuids, historic))}
        >
          {t('show')}
        </Button>
      </div>
      <ul aria-label={t('accessions', { count, shown: number(count) })}>
        {accessions.map((accession) => (
          <Member key={accession.uuid} accession={accession} />
        ))}
      </ul>
      {accessions.length < count && <p>{t('more', { shown: number(accessions.length), total: number(count) })}</p>}
      <dl>
        <dt>{t('holders')}</dt>
        <dd>
          {holders.map(({ code, count: held }) => (
            <span key={code} className={styles.holder}>
              <RouteLink to={href('institute', { wiewsCode: code })}>
                <bdi>{code}</bdi>
              </RouteLink>{' '}
              ({number(held)})
            </span>
          ))}
        </dd>
        <dt>{t('for')}</dt>
        <dd>
          <ul>
            {evidence.map((each) => (
              <Evidence key={`${each.kind} ${each.institute} ${each.value}`} evidence={each} cluster={cluster} />
            ))}
          </ul>
        </dd>
        <dt>{t('against')}</dt>
        <dd>
          {against.length === 0 ? (
            t('signs.none')
          ) : (
            <ul>
              {against.map((sign) => (
                <li key={sign}>{t(`signs.${sign}`)}</li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </li>
  );
}
