import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CREATOR_ROLES, type Creator } from '@/contract/publication/publication';
import { MailLink } from '@/shared/ui/values/MailLink';
import styles from './Creators.module.css';

/** One person: name, where they work, how to reach them. */
function CreatorLine({ creator }: { creator: Creator }) {
  const { t } = useTranslation('publication');
  const { fullName, institutionalAffiliation, instituteAddress, email, phoneNumber, fax } = creator;
  const place = [institutionalAffiliation, instituteAddress].filter(Boolean).join(', ');
  const numbers = [phoneNumber && t('phone', { number: phoneNumber }), fax && t('fax', { number: fax })].filter(
    Boolean,
  );
  return (
    <li className={styles.line}>
      <bdi>{fullName}</bdi>
      {place && <div dir="auto">{place}</div>}
      {email && (
        <div>
          <MailLink address={email} />
        </div>
      )}
      {numbers.length > 0 && <div>{numbers.join(' · ')}</div>}
    </li>
  );
}

/** Who made something, by what they did; nothing where nobody is named. */
export function Creators({ creators }: { creators: readonly Creator[] }) {
  const { t } = useTranslation('publication');
  const id = useId();
  if (creators.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('creators')}</h2>
      <dl>
        {CREATOR_ROLES.map((role) => {
          const those = creators.filter((creator) => creator.role === role);
          if (those.length === 0) return null;
          return (
            <div key={role} style={{ display: 'contents' }}>
              <dt>{t(`roles.${role}`)}</dt>
              <dd>
                <ul>
                  {those.map((creator) => (
                    <CreatorLine key={creator.uuid} creator={creator} />
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
