import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CREATOR_ROLES, type Creator } from '@/contract/publication';
import { CreatorLine } from './CreatorLine';

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
