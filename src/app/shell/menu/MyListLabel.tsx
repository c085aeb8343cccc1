import { useTranslation } from 'react-i18next';
import { useMyListCount } from '@/session/my-list/use-my-list';
import { useFormat } from '@/shared/ui/format/use-format';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { MyListCount } from '../MyListCount';

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
        <MyListCount>{number(count)}</MyListCount>
      </span>
      <VisuallyHidden>{t('menu.myListCount', { count })}</VisuallyHidden>
    </>
  );
}
