import { useTranslation } from 'react-i18next';
import type { AccessionImage } from '@/contract/accession/image';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import styles from './ImageRights.module.css';

/** Who made the picture and what may be done with it; an unknown licence is said to be unknown. */
export function ImageRights({ image }: { image: AccessionImage }) {
  const { t } = useTranslation('images');
  const { attribution, licence, licenceUrl } = image;
  return (
    <small className={styles.rights}>
      {attribution && (
        <>
          <bdi>{attribution}</bdi> ·{' '}
        </>
      )}
      {licence && licenceUrl ? <ExternalLink url={licenceUrl}>{licence}</ExternalLink> : (licence ?? t('noLicence'))}
    </small>
  );
}
