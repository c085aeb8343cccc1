import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { putOffNewVersion } from '../new-version';
import { DEEP_BUTTON } from './deep-button';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(0.75, 2),
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  '& button': {
    minHeight: 32,
    padding: theme.spacing(0.25, 1.5),
    ...DEEP_BUTTON,
  },
}));

/** Says once that the portal was replaced, and leaves it to whoever reads or types when to load it anew. */
export default function NewVersionNotice() {
  const { t } = useTranslation('common');
  return (
    <Bar>
      <span>{t('newVersion.text')}</span>
      <button type="button" onClick={() => globalThis.location.reload()}>
        {t('newVersion.reload')}
      </button>
      <button type="button" onClick={putOffNewVersion}>
        {t('newVersion.later')}
      </button>
    </Bar>
  );
}
