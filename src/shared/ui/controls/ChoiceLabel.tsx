import { styled } from '../styled';

/**
 * A checkbox or a radio button and its words: `<ChoiceLabel><input type="checkbox" … />{label}</ChoiceLabel>`.
 * The platform's own, since a form has dozens and each of MUI's is six parts deep.
 */
export const ChoiceLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  width: 'fit-content',
  cursor: 'pointer',
  '& > input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
