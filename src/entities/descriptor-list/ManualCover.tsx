import { useTranslation } from 'react-i18next';
import type { DescriptorList } from '@/contract/descriptor/descriptor-list';
import { useCropName } from '@/entities/names/use-crop-name';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './ManualCover.module.css';

/** The title page of a printed descriptor manual. */
export function ManualCover({ list, cited }: { list: DescriptorList; cited?: string }) {
  const { t } = useTranslation(['descriptor-list', 'publication']);
  const cropName = useCropName();
  const { day, list: enumerated } = useFormat();
  const { crops, publisher, maintainer, owner, versionTag, lastModifiedDate } = list;
  const published = [publisher ?? owner?.name, maintainer !== publisher && maintainer].filter(Boolean);
  const version = [t('publication:versionOf', { version: versionTag }), lastModifiedDate && day(lastModifiedDate)];
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className={styles.title} dir="auto">
        <TranslatedTitle item={list} />
      </div>
      {crops.length > 0 && <div className={styles.crops}>{enumerated(crops.map(cropName))}</div>}
      <div className={styles.version}>{version.filter(Boolean).join(' · ')}</div>
      <div className={styles.foot}>
        <p dir="auto">{published.join(' · ')}</p>
        {cited && <p dir="auto">{t('citeAs', { citation: cited })}</p>}
      </div>
    </div>
  );
}
