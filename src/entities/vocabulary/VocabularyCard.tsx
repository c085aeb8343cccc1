import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Vocabulary } from '@/contract/vocabulary';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';
import { useFormat } from '@/shared/ui/use-format';

const Name = styled(RouteLink)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1rem',
}));

/** A vocabulary in a few lines, for small screens. */
export function VocabularyCard({ row: { uuid, title, publisher, termCount: count } }: { row: Vocabulary }) {
  const { t } = useTranslation('vocabulary');
  const { number } = useFormat();
  return (
    <>
      <Name to={href('vocabulary', { uuid })}>
        <bdi>{title}</bdi>
      </Name>
      <div dir="auto">{publisher}</div>
      <div>{t('terms', { count, shown: number(count) })}</div>
    </>
  );
}
