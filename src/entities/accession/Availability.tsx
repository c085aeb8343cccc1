import { styled } from '@mui/material/styles';
import { Missing } from '@/shared/ui/Missing';
import { useLoadedText } from '@/shared/ui/use-loaded-text';

const Available = styled('span')(({ theme }) => ({ color: theme.vars.palette.primary.main, fontWeight: 600 }));
const Unavailable = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Whether the genebank offers it, in words beside the mark. */
export function Availability({ available }: { available: boolean | null | undefined }) {
  const text = useLoadedText();
  if (available === undefined || available === null) return <Missing />;
  const Mark = available ? Available : Unavailable;
  return (
    <Mark>
      <span aria-hidden="true">{available ? '●' : '○'}</span>{' '}
      {text(available ? 'accession:available' : 'accession:unavailable')}
    </Mark>
  );
}
