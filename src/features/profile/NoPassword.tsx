import { useTranslation } from 'react-i18next';

/** For whoever logs in through an identity provider. */
export function NoPassword({ provider }: { provider: string | null | undefined }) {
  const { t } = useTranslation('profile');
  return <span>{t('password.external', { provider: provider || t('password.anyProvider') })}</span>;
}
