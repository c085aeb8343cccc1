import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { withField } from '@/shared/filters/field-path';
import type { ListController } from '@/shared/list/use-list-controller';
import { Outcome } from '@/shared/ui/Outcome';

/** Accessions fit, but none of them has a picture: the way to all that have one. */
export function NoImages({ list }: { list: ListController<Accession, AccessionFilter> }) {
  const { t } = useTranslation('images');
  const { filter } = list;
  return (
    <Outcome title={t('none')} text={t('noneText')}>
      {filter?.images === false && (
        <Button onClick={() => list.change(withField(filter, 'images', undefined))}>{t('withoutCriterion')}</Button>
      )}
      <Button onClick={() => list.change({ images: true })}>{t('allWithImages')}</Button>
    </Outcome>
  );
}
