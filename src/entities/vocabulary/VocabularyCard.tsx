import { useTranslation } from 'react-i18next';
import type { Vocabulary } from '@/contract/vocabulary';
import { href } from '@/routes/href';
import { CardName } from '@/shared/list/CardName';
import { useFormat } from '@/shared/ui/use-format';

/** A vocabulary in a few lines, for small screens. */
export function VocabularyCard({ row: { uuid, title, publisher, termCount: count } }: { row: Vocabulary }) {
  const { t } = useTranslation('vocabulary');
  const { number } = useFormat();
  return (
    <>
      <CardName to={href('vocabulary', { uuid })}>
        <bdi>{title}</bdi>
      </CardName>
      <div dir="auto">{publisher}</div>
      <div>{t('terms', { count, shown: number(count) })}</div>
    </>
  );
}
