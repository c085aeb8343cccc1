import { useTranslation } from 'react-i18next';
import { observationApi } from '@/entities/observation/api';
import { RowPages, useRowPage } from '@/entities/observation/RowPages';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';

/** What a dataset says of accessions that the catalogue does not hold. A server that answers others too has them marked. */
export function UnknownReferences({ uuid }: { uuid: string }) {
  const { t } = useTranslation(['observations', 'members', 'accession']);
  const { page, show } = useRowPage('references');
  const { currentData, error, refetch } = observationApi.endpoints.unknownReferences.useQuery({ uuid, page });
  return (
    <section aria-labelledby="references">
      <h2 id="references">{t('subset.references')}</h2>
      {!currentData && !error && <Skeleton variant="rounded" height={120} />}
      {!currentData && error !== undefined && (
        <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />
      )}
      {currentData && (
        <>
          <PlainTable label={t('subset.references')}>
            <thead>
              <tr>
                <th scope="col">{t('members:columns.number')}</th>
                <th scope="col">{t('members:columns.institute')}</th>
                <th scope="col">{t('members:columns.taxon')}</th>
                <th scope="col">{t('accession:fields.doi')}</th>
              </tr>
            </thead>
            <tbody>
              {currentData.content.map(({ acceNumb, instCode, genus, species, doi, accession }) => (
                <tr key={[instCode, acceNumb, genus, doi].join(' ')}>
                  <th scope="row">
                    {accession ? (
                      <RouteLink to={href('accession', { uuid: accession.uuid })}>
                        <bdi>{acceNumb}</bdi>
                      </RouteLink>
                    ) : (
                      <bdi>{acceNumb}</bdi>
                    )}
                  </th>
                  <td>
                    <bdi>{instCode}</bdi>
                  </td>
                  <td>
                    <i lang="la">{[genus, species].filter(Boolean).join(' ')}</i>
                  </td>
                  <td>{doi && <ExternalLink url={`https://doi.org/${doi}`}>{doi}</ExternalLink>}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
          <RowPages page={page} total={currentData.totalElements} onPage={show} />
        </>
      )}
    </section>
  );
}
