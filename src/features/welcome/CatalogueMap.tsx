import { useTranslation } from 'react-i18next';
import { AccessionMap } from '@/entities/accession/map/AccessionMap';
import { accessionMapApi } from '@/entities/accession/map/api';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { MAP_HEIGHT } from './map-height';
import styles from './CatalogueMap.module.css';

/** Where the whole catalogue was collected. */
export default function CatalogueMap() {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const { data } = accessionMapApi.endpoints.accessionMapInfo.useQuery({});
  return (
    <section className={styles.section} aria-labelledby="catalogue-map">
      <h2 id="catalogue-map">{t('welcome.title')}</h2>
      <p>{data && t('welcome.text', { count: data.georeferenced, shown: number(data.georeferenced) })}</p>
      <AccessionMap code={undefined} height={MAP_HEIGHT} />
      <RouteLink to={href('accessionsMap', {})}>{t('welcome.open')}</RouteLink>
    </section>
  );
}
