import { styled } from '@/shared/ui/styled';
import { controlStyle } from '@/shared/ui/controls/control-style';

/** The form and its parts: plain inputs of the platform in the portal's colours. */
export const FormParts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '&.progress': { padding: theme.spacing(1, 3) },
  '& p': { margin: 0 },
  '& label': { fontWeight: 600 },
  '& .beside': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& textarea, & input:not([type=checkbox], [type=radio])': {
    ...controlStyle(theme),
    padding: theme.spacing(0.75, 1),
  },
  '& textarea': { width: '100%', resize: 'vertical', minHeight: '8em', fontVariantNumeric: 'tabular-nums' },
  '& .problem': { color: theme.vars.palette.error.main },
  // Nothing is dropped with a finger.
  '@media (pointer: coarse)': { '& .drop': { display: 'none' } },
}));

/** The answer in a line, and the way back to the question. */
export const Summary = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  '& h3': { margin: 0, outline: 'none' },
  '& button': { marginInline: theme.spacing(-1) },
}));

/** One outcome, folded away or not. */
export const Group = styled('details')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(1),
  '&:last-of-type': { borderBlockEnd: 0 },
  '& > button': { marginBlockEnd: theme.spacing(1) },
  '& summary': { cursor: 'pointer', fontWeight: 600 },
  '& > p': { margin: theme.spacing(0.5, 0, 1), color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { paddingBlock: theme.spacing(0.75), borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& fieldset': { border: 0, margin: 0, padding: 0, minWidth: 0 },
  '& legend': { padding: 0, fontWeight: 600 },
  '& label': { display: 'flex', gap: theme.spacing(1), alignItems: 'baseline', paddingBlock: theme.spacing(0.25) },
  '& .pair': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2), flex: 1, minWidth: 0 },
  '& .pair > .typed': { flex: '1 1 12em', maxWidth: '100%' },
  '& .pair > .found': { flex: '3 1 24em', minWidth: 0 },
  '& input': { accentColor: theme.vars.palette.primary.main, flexShrink: 0, position: 'relative', top: 2 },
  '& .typed': { fontWeight: 600, whiteSpace: 'pre-wrap' },
  '& .why': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
}));
