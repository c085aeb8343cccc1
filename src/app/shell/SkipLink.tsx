import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Hidden = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(2),
  insetBlockStart: '-10rem',
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 6,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { insetBlockStart: theme.spacing(1) },
}));

/** The first stop of the Tab key: past header and menu. */
export function SkipLink() {
  const { t } = useTranslation('nav');
  return (
    <Hidden
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        const main = document.querySelector<HTMLElement>('#main');
        main?.setAttribute('tabindex', '-1');
        main?.focus();
      }}
    >
      {t('skip')}
    </Hidden>
  );
}
