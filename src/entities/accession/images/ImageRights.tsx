import type { AccessionImage } from '@/contract/image';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '@/shared/ui/ExternalLink';

/** Who made the picture and what may be done with it; an unknown licence is said to be unknown. */
export function ImageRights({ image }: { image: AccessionImage }) {
  const { t } = useTranslation('images');
  const { attribution, licence, licenceUrl } = image;
  return (
    <small>
      {attribution && (
        <>
          <bdi>{attribution}</bdi> ·{' '}
        </>
      )}
      {licence && licenceUrl ? <ExternalLink url={licenceUrl}>{licence}</ExternalLink> : (licence ?? t('noLicence'))}
    </small>
  );
}
