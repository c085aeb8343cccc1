import { styled } from '../styled';

/** A list of what somebody owns: a card each, whose first line, `.head`, says what it is, with a `.badge` of its state. */
export const CardList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  inlineSize: '100%',
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    breakInside: 'avoid',
  },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    minBlockSize: 36,
  },
  '& .head > :is(button, div)': { marginInlineStart: 'auto', display: 'flex' },
  '& .badge': {
    padding: theme.spacing(0.25, 1.25),
    borderRadius: 99,
    fontSize: '0.8125rem',
    backgroundColor: theme.vars.palette.tint,
  },
}));
