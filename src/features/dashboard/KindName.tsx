import { useTranslation } from 'react-i18next';
import { rowOf } from '@/routes/routes';
import { pageOf, type DraftKind } from './kinds';

/** What an item is, in words. */
export function KindName({ kind }: { kind: DraftKind }) {
  const { t } = useTranslation(['dashboard', 'nav']);
  return <>{t(rowOf(pageOf(kind)).titleKey)}</>;
}
