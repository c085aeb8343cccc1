import { useTranslation } from 'react-i18next';
import type { MatchCandidate } from '@/contract/match';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { TaxonName } from '../TaxonName';
import { useReason } from './use-reason';

/** An accession as found: number, holder, taxon, name, and why. Opens beside the paste, not instead of it. */
export function CandidateName({ candidate }: { candidate: MatchCandidate }) {
  const { t } = useTranslation('accession');
  const reason = useReason();
  const { uuid, accessionNumber, instituteCode, taxonomy, accessionName, historic } = candidate;
  return (
    <span className="found">
      <RouteLink to={href('accession', { uuid })} target="_blank" rel="noopener" underline="always">
        <bdi>{accessionNumber}</bdi>
      </RouteLink>{' '}
      <bdi>{instituteCode}</bdi>, <TaxonName taxonomy={taxonomy} authors={false} />
      {accessionName && candidate.reason !== 'name' && (
        <>
          , <bdi>{accessionName}</bdi>
        </>
      )}
      {historic && <strong> {t('badges.historic')}</strong>}
      <span className="why"> – {reason(candidate)}</span>
    </span>
  );
}
