import { styled, keyframes } from '@mui/material/styles';
import { useLanguage } from '../use-language';

const appear = keyframes({ '0%, 40%': { opacity: 0 }, '100%': { opacity: 1 } });

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.tooltip,
  height: 3,
  backgroundColor: theme.vars.palette.highlight,
  animation: `${appear} 400ms ease-out`,
}));

/** A line at the top while the next page is fetched; not for what takes no time. */
export function PendingBar() {
  return useLanguage().pending ? <Bar aria-hidden="true" /> : null;
}
