import { useTranslation } from 'react-i18next';
import type { Profile } from '@/contract/session';
import { Day } from '@/shared/ui/Day';
import { Listed } from '@/shared/ui/Listed';
import { useText } from '@/shared/ui/use-text';
import { Facts } from './Facts';
import { SettingsPart } from './SettingsPart';

/** What the account is and may do; nothing here can be changed by its owner. */
export function AccountPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const text = useText('session');
  const { roles, accountType = 'LOCAL', provider, createdDate, lastLogin, accountExpires } = profile;
  const external = accountType === 'EXTERNAL' && provider;
  const names = roles.map((role) => text(`session:roles.${role}`, { defaultValue: role }));
  return (
    <SettingsPart title={t('account.title')}>
      <Facts>
        <dt>{t('account.roles')}</dt>
        <dd>
          <Listed texts={names} />
        </dd>
        <dt>{t('account.type')}</dt>
        <dd>{external ? t('account.externalBy', { provider }) : t(`account.${accountType}`)}</dd>
        <dt>{t('account.since')}</dt>
        <dd>
          <Day iso={createdDate} />
        </dd>
        <dt>{t('account.lastLogin')}</dt>
        <dd>
          <Day iso={lastLogin} />
        </dd>
        {accountExpires && (
          <>
            <dt>{t('account.expires')}</dt>
            <dd>
              <Day iso={accountExpires} />
            </dd>
          </>
        )}
      </Facts>
    </SettingsPart>
  );
}
