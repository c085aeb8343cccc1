import { useTranslation } from 'react-i18next';
import type { Crop } from '@/contract/reference/crop';
import { nameOfCrop, otherNamesOf } from '@/entities/names/name-of-crop';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { useLocale } from '@/shared/ui/text/use-locale';
import styles from './CropCards.module.css';

/** Crops with their other names and how many accessions each has. */
export function CropCards({ crops }: { crops: readonly Crop[] }) {
  const { t } = useTranslation('accession');
  const { number, list } = useFormat();
  const language = useLocale();
  return (
    <ul className={styles.grid}>
      {crops.map((crop) => {
        const { shortName, accessionCount } = crop;
        const others = otherNamesOf(crop, language);
        return (
          <li key={shortName}>
            <RouteLink to={href('crop', { shortName })}>
              <bdi>{nameOfCrop(crop, language)}</bdi>
            </RouteLink>
            <span
              role="img"
              aria-label={t('count', { count: accessionCount, shown: number(accessionCount) })}
              data-none={accessionCount === 0 || undefined}
            >
              {number(accessionCount)}
            </span>
            {others.length > 0 && <p dir="auto">{list(others)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
