import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { DescriptorList } from '@/contract/descriptor-list';
import { useCropName } from '@/entities/names/use-crop-name';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { useFormat } from '@/shared/ui/format/use-format';

const Cover = styled('div')({
  display: 'none',
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '235mm',
    breakAfter: 'page',
    '& .title': { marginBlockStart: '60mm', fontFamily: 'Bitter, serif', fontWeight: 600, fontSize: '26pt' },
    '& .crops': { fontSize: '16pt', marginBlockStart: '6mm' },
    '& .version': { marginBlockStart: '12mm', fontSize: '12pt' },
    '& .foot': { marginBlockStart: 'auto', fontSize: '10pt' },
    '& .foot p': { margin: '2mm 0 0' },
  },
});

/** The title page of a printed descriptor manual. */
export function ManualCover({ list, cited }: { list: DescriptorList; cited?: string }) {
  const { t } = useTranslation(['descriptor-list', 'publication']);
  const cropName = useCropName();
  const { day, list: enumerated } = useFormat();
  const { crops, publisher, maintainer, owner, versionTag, lastModifiedDate } = list;
  const published = [publisher ?? owner?.name, maintainer !== publisher && maintainer].filter(Boolean);
  const version = [t('publication:versionOf', { version: versionTag }), lastModifiedDate && day(lastModifiedDate)];
  return (
    <Cover aria-hidden="true">
      <div className="title" dir="auto">
        <TranslatedTitle item={list} />
      </div>
      {crops.length > 0 && <div className="crops">{enumerated(crops.map(cropName))}</div>}
      <div className="version">{version.filter(Boolean).join(' · ')}</div>
      <div className="foot">
        <p dir="auto">{published.join(' · ')}</p>
        {cited && <p dir="auto">{t('citeAs', { citation: cited })}</p>}
      </div>
    </Cover>
  );
}
