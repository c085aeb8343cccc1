import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useMyListCount } from '@/session/my-list/use-my-list';
import { useFormat } from '@/shared/ui/use-format';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

const Count = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 20,
  marginInlineStart: theme.spacing(0.75),
  paddingInline: 6,
  borderRadius: 99,
  fontSize: '0.75rem',
  fontWeight: 700,
  textAlign: 'center',
  color: '#22261c',
  backgroundColor: theme.vars.palette.highlight,
}));

/** The menu's entry with how many accessions are in the list, said in words to those who hear it. */
export function MyListLabel() {
  const { t } = useTranslation('nav');
  const { number } = useFormat();
  const count = useMyListCount();
  if (count === 0) return <>{t('menu.myList')}</>;
  return (
    <>
      <span aria-hidden="true">
        {t('menu.myList')}
        <Count>{number(count)}</Count>
      </span>
      <VisuallyHidden>{t('menu.myListCount', { count })}</VisuallyHidden>
    </>
  );
}
