import { useTranslation } from 'react-i18next';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { imagesApi } from '../images/api';
import { Gallery } from '../images/Gallery';
import styles from './AccessionImages.module.css';

/** The pictures of one accession; nothing where there are none. */
export default function AccessionImages({ uuid }: { uuid: string }) {
  const { t } = useTranslation('images');
  const { currentData: images, error, isFetching, refetch } = imagesApi.endpoints.accessionImages.useQuery(uuid);
  const failed = error === undefined || isFetching ? undefined : asFailure(error);
  if (!failed && !images?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="accession-images">
      <h2 id="accession-images">{t('title')}</h2>
      {failed ? (
        <FailureOutcome failure={failed} retry={() => void refetch()} />
      ) : (
        <Gallery images={images ?? []} ofOne />
      )}
    </section>
  );
}
