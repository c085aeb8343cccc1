import { useTranslation } from 'react-i18next';
import type { MatchCandidate } from '@/contract/match';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useReason } from './use-reason';

interface Props {
  candidate: MatchCandidate;
  /** Said too where it is not plain from the group. */
  why?: boolean;
}

/** An accession as found: number, holder, taxon, name. Opens beside the paste, not instead of it. */
export function CandidateName({ candidate, why }: Props) {
  const { t } = useTranslation('accession');
  const reason = useReason();
  const { uuid, accessionNumber, instituteCode, taxonName, accessionName, historic } = candidate;
  return (
    <span>
      <RouteLink to={href('accession', { uuid })} target="_blank" rel="noopener" underline="always">
        <bdi>{accessionNumber}</bdi>
      </RouteLink>{' '}
      <bdi>{instituteCode}</bdi>, <bdi lang="la">{taxonName}</bdi>
      {accessionName && (
        <>
          , <bdi>{accessionName}</bdi>
        </>
      )}
      {historic && <strong> {t('badges.historic')}</strong>}
      {why && <span className="why"> – {reason(candidate)}</span>}
    </span>
  );
}
