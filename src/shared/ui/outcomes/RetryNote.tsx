import { Button } from '../controls/Button';
import { styled } from '../styled';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  padding: theme.spacing(0.75, 2),
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: 6,
  '@media print': { '& button': { display: 'none' } },
}));

interface Props {
  text: string;
  /** What the button says. */
  label: string;
  onRetry: () => void;
}

/** A part that failed, where the rest of the page goes on: what is missing, and how to have it. */
export function RetryNote({ text, label, onRetry }: Props) {
  return (
    <Note role="alert">
      <span>{text}</span>
      <Button onClick={onRetry}>{label}</Button>
    </Note>
  );
}
