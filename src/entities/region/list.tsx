import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { DetailHead } from '@/shared/detail/outcome/DetailHead';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { regionApi } from './api';
import { RegionTree } from './RegionTree';

/** The standard knows about thirty regions: they come at once. */
const ALL = { p: 0, l: 1000 };

/** All regions, each below the one it is a part of. */
export default function Regions() {
  const { t } = useTranslation('region');
  const query = regionApi.endpoints.regionList.useQuery(ALL);
  return (
    <DetailOutcome query={query} name={t('title')}>
      {({ content }) => (
        <PageBody>
          <DetailHead title={t('title')} />
          <p>
            {t('source')}{' '}
            <RouteLink underline="always" to={href('countries')}>
              {t('allCountries')}
            </RouteLink>
          </p>
          <RegionTree regions={content} />
        </PageBody>
      )}
    </DetailOutcome>
  );
}
