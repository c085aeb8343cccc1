import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import { MAX_SIMILAR, type SimilarAccession } from '@/contract/accession/similar';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { CompareButton } from '../actions/CompareButton';
import { MAX_COMPARED } from '../compare/limits';
import { TaxonName } from '../catalogue/TaxonName';
import { accessionDetailApi } from './api';
import { DetailPart } from './DetailPart';
import { evidenceKey } from './evidence-key';
import styles from './SimilarPart.module.css';

function Similar({ asked, similar }: { asked: Accession; similar: SimilarAccession }) {
  const { t } = useTranslation('accession');
  const isolated = useIsolated();
  const { accession, evidence } = similar;
  const { uuid, accessionNumber, institute, taxonomy, historic } = accession;
  return (
    <li>
      <RouteLink to={href('accession', { uuid })} strong>
        <bdi>{accessionNumber}</bdi>
      </RouteLink>
      {' · '}
      <TaxonName taxonomy={taxonomy} />
      {' · '}
      <bdi>{institute.acronym ?? institute.fullName}</bdi> ({institute.code}){historic && ` · ${t('fields.historic')}`}
      <ul>
        {evidence.map((each) => (
          <li key={`${each.kind} ${each.field} ${each.value}`}>
            {t(`detail.similar.${evidenceKey(each, asked)}`, { value: isolated(each.value) })}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Accessions elsewhere that may be the same material, with what speaks for it in words. */
export function SimilarPart({ accession }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const { number } = useFormat();
  const query = accessionDetailApi.endpoints.similarAccessions.useQuery(accession.uuid);
  const together = (all: readonly SimilarAccession[]) =>
    [accession, ...all.map((each) => each.accession)].slice(0, MAX_COMPARED);
  return (
    <DetailPart title={t('detail.similar.title')} query={query}>
      {(all) =>
        all.length === 0 ? (
          <p>{t('detail.similar.none')}</p>
        ) : (
          <>
            <p>{t('detail.similar.about')}</p>
            <ul className={styles.list}>
              {all.map((similar) => (
                <Similar key={similar.accession.uuid} asked={accession} similar={similar} />
              ))}
            </ul>
            {all.length >= MAX_SIMILAR && <p>{t('detail.similar.limited', { shown: number(all.length) })}</p>}
            <CompareButton
              uuids={together(all).map(({ uuid }) => uuid)}
              historic={together(all).some(({ historic }) => historic)}
            />
          </>
        )
      }
    </DetailPart>
  );
}
