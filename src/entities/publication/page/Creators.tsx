import { useId } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { CREATOR_ROLES, type Creator } from '@/contract/publication';
import { MailLink } from '@/shared/ui/values/MailLink';

const Line = styled('li')(({ theme }) => ({ '& div': { color: theme.vars.palette.text.secondary } }));

/** One person: name, where they work, how to reach them. */
function CreatorLine({ creator }: { creator: Creator }) {
  const { t } = useTranslation('publication');
  const { fullName, institutionalAffiliation, instituteAddress, email, phoneNumber, fax } = creator;
  const place = [institutionalAffiliation, instituteAddress].filter(Boolean).join(', ');
  const numbers = [phoneNumber && t('phone', { number: phoneNumber }), fax && t('fax', { number: fax })].filter(
    Boolean,
  );
  return (
    <Line>
      <bdi>{fullName}</bdi>
      {place && <div dir="auto">{place}</div>}
      {email && (
        <div>
          <MailLink address={email} />
        </div>
      )}
      {numbers.length > 0 && <div>{numbers.join(' · ')}</div>}
    </Line>
  );
}

const Part = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  breakInside: 'avoid',
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
  '& dl': { margin: 0, display: 'grid', gap: theme.spacing(1, 2) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: { '& dl': { gridTemplateColumns: 'minmax(120px, 3fr) 7fr' } },
}));

/** Who made something, by what they did; nothing where nobody is named. */
export function Creators({ creators }: { creators: readonly Creator[] }) {
  const { t } = useTranslation('publication');
  const id = useId();
  if (creators.length === 0) return null;
  return (
    <Part aria-labelledby={id}>
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
    </Part>
  );
}
