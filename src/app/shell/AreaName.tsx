import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Layout } from './menu';

const Name = styled('span')(({ theme }) => ({
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `1px solid ${theme.vars.palette.controlLine}`,
  fontWeight: 600,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('sm')]: { paddingInlineStart: theme.spacing(1) },
}));

/** Names the working area that the header belongs to. */
export function AreaName({ layout }: { layout: Layout }) {
  const { t } = useTranslation('nav');
  return layout === 'public' ? null : <Name>{t(`areas.${layout}`)}</Name>;
}
