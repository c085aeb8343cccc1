import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '@/shared/ui/PageBody';
import { PageHead } from '@/shared/home/PageHead';
import { Installation } from './Installation';
import type { PortalFacts } from './portal-facts';
import { Ways } from './Ways';

/** The home of the administration; `usePortal` is the application's word on itself. */
export function adminScreen(usePortal: () => PortalFacts): ComponentType {
  return function AdminScreen() {
    const { t } = useTranslation('dashboard');
    return (
      <PageBody>
        <PageHead title={t('admin.title')}>
          <p>{t('admin.about')}</p>
        </PageHead>
        <Installation portal={usePortal()} />
        <Ways />
      </PageBody>
    );
  };
}
