import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Whole = styled('div')(({ theme }) => ({
  maxWidth: 420,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.75, 1.25),
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[6],
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
}));

interface Props {
  anchor: HTMLElement;
  text: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The text as a note beside it; screen readers read the text itself, which is cut off for the eye alone. */
export default function FullTextPopper({ anchor, text, ...pointer }: Props) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" aria-hidden="true" sx={{ zIndex: 'tooltip' }} {...pointer}>
      <Whole dir="auto">{text}</Whole>
    </Popper>
  );
}
