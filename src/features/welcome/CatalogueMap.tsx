import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { accessionMapApi } from '@/entities/accession/map/api';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { MAP_HEIGHT } from './map-height';

const Section = styled('section')(({ theme }) => ({
  '& h2': { margin: theme.spacing(0, 0, 0.5), fontSize: '1.25rem' },
  '& > p': { margin: theme.spacing(0, 0, 1.5), minHeight: '1.5em', color: theme.vars.palette.text.secondary },
  '& > a': { display: 'inline-block', marginBlockStart: theme.spacing(1.5) },
}));

/** Where the whole catalogue was collected. */
export default function CatalogueMap() {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const { data } = accessionMapApi.endpoints.accessionMapInfo.useQuery({});
  return (
    <Section aria-labelledby="catalogue-map">
      <h2 id="catalogue-map">{t('welcome.title')}</h2>
      <p>{data && t('welcome.text', { count: data.georeferenced, shown: number(data.georeferenced) })}</p>
      <AccessionMap code={undefined} height={MAP_HEIGHT} />
      <RouteLink to={href('accessionsMap', {})}>{t('welcome.open')}</RouteLink>
    </Section>
  );
}
