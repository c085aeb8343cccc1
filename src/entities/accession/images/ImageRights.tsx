import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { AccessionImage } from '@/contract/image';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';

/** A link within a sentence is known by its line. */
const Rights = styled('small')({ '& a': { textDecoration: 'underline' } });

/** Who made the picture and what may be done with it; an unknown licence is said to be unknown. */
export function ImageRights({ image }: { image: AccessionImage }) {
  const { t } = useTranslation('images');
  const { attribution, licence, licenceUrl } = image;
  return (
    <Rights>
      {attribution && (
        <>
          <bdi>{attribution}</bdi> ·{' '}
        </>
      )}
      {licence && licenceUrl ? <ExternalLink url={licenceUrl}>{licence}</ExternalLink> : (licence ?? t('noLicence'))}
    </Rights>
  );
}
