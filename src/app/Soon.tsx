import { useTranslation } from 'react-i18next';
import { rowOf } from '@/routes/routes';
import { useRoute } from '@/routes/use-route';

export default function Soon() {
  const { t } = useTranslation(['common', 'nav']);
  const match = useRoute();
  return <h1>{match && t(rowOf(match.name).titleKey)}</h1>;
}
