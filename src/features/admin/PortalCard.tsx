import { useTranslation } from 'react-i18next';
import { Card } from '@/shared/ui/Card';
import { Listed } from '@/shared/ui/Listed';
import { MailLink } from '@/shared/ui/MailLink';
import { Fact } from './Fact';
import type { PortalFacts } from './portal-facts';

/** How the portal itself is set up. */
export function PortalCard({ portal }: { portal: PortalFacts }) {
  const { t } = useTranslation('dashboard');
  const { version, support, languages, moreLanguages } = portal;
  return (
    <Card aria-labelledby="part-portal">
      <h2 id="part-portal">{t('admin.parts.portal')}</h2>
      <dl>
        <Fact label={t('admin.facts.portal')}>
          <bdi>{version}</bdi>
        </Fact>
        <Fact label={t('admin.facts.languages')}>
          <Listed texts={languages} />
        </Fact>
        {moreLanguages.length > 0 && (
          <Fact label={t('admin.facts.moreLanguages')}>
            <Listed texts={moreLanguages} />
          </Fact>
        )}
        <Fact label={t('admin.facts.support')}>
          <MailLink address={support} />
        </Fact>
      </dl>
    </Card>
  );
}
