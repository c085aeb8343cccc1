import { useTranslation } from 'react-i18next';
import type { Region } from '@/contract/reference/geography';
import { RegionLink } from '@/entities/names/RegionLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { regionTree } from './region-tree';
import styles from './RegionTree.module.css';

/** How far each level is set in, less on narrow screens. */
const STEP = 'clamp(12px, 2vw, 24px)';

/** Regions as a table, each set in below the one that holds it. */
export function RegionTree({ regions }: { regions: readonly Region[] }) {
  const { t } = useTranslation('region');
  const { number } = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('fields.name')}</th>
          <th scope="col">{t('fields.countryCount')}</th>
          <th scope="col">{t('fields.accessionCount')}</th>
        </tr>
      </thead>
      <tbody>
        {regionTree(regions).map(({ region: { isoCode, accessionCount }, depth, countries }) => (
          <tr key={isoCode} data-depth={depth}>
            <th scope="row" style={{ paddingInlineStart: `calc(12px + ${depth} * ${STEP})` }}>
              <RegionLink isoCode={isoCode} />
            </th>
            <td>{number(countries)}</td>
            <td>{number(accessionCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
