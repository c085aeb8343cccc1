import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { asFailure } from '@/shared/api/failure';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { imagesApi } from './api';
import { Gallery } from './Gallery';

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  '& > h2': { margin: theme.spacing(0, 0, 1) },
}));

/** The pictures of one accession; nothing where there are none. */
export function AccessionImages({ uuid }: { uuid: string }) {
  const { t } = useTranslation('images');
  const { currentData: images, error, isFetching, refetch } = imagesApi.endpoints.accessionImages.useQuery(uuid);
  const failed = error === undefined || isFetching ? undefined : asFailure(error);
  if (!failed && !images?.length) return null;
  return (
    <Section aria-labelledby="accession-images">
      <h2 id="accession-images">{t('title')}</h2>
      {failed ? (
        <FailureOutcome failure={failed} retry={() => void refetch()} />
      ) : (
        <Gallery images={images ?? []} ofOne />
      )}
    </Section>
  );
}
