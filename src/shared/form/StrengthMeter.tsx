import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PasswordStrength, Strength } from './password-strength';

const LEVELS: Record<Strength, number> = { weak: 1, fair: 2, good: 3, strong: 4 };

const Row = styled('div')(({ theme }) => ({
  minHeight: '1.5em',
  fontSize: '0.8125rem',
  '& p': { margin: 0 },
  '& .bar': { display: 'flex', gap: theme.spacing(0.5), marginBlockEnd: theme.spacing(0.5) },
  '& .bar span': { flex: 1, height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.divider },
  '& .bar.weak .on': { backgroundColor: theme.vars.palette.error.main },
  '& .bar.fair .on': { backgroundColor: theme.vars.palette.warning.main },
  '& .bar .on': { backgroundColor: theme.vars.palette.success.main },
  '@media (forced-colors: active)': {
    '& .bar span': { border: '1px solid' },
    '& .bar .on': { backgroundColor: 'Highlight !important' },
  },
}));

/** How strong the password is, in words and as a bar, and what weakens it. Stays as high while nothing is typed. */
export function StrengthMeter({ estimate }: { estimate: PasswordStrength | undefined }) {
  const { t } = useTranslation('form');
  const level = estimate ? LEVELS[estimate.strength] : 0;
  return (
    <Row>
      <div className={`bar ${estimate?.strength ?? ''}`} aria-hidden="true">
        {Object.values(LEVELS).map((each) => (
          <span key={each} className={each <= level ? 'on' : undefined} />
        ))}
      </div>
      <p role="status">
        {estimate && t('strength.is', { strength: t(`strength.${estimate.strength}`) })}
        {estimate?.weakness && ` · ${t(`strength.weakness.${estimate.weakness}`)}`}
      </p>
    </Row>
  );
}
