import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Missing } from '@/shared/ui/Missing';

const Available = styled('span')(({ theme }) => ({ color: theme.vars.palette.primary.main, fontWeight: 600 }));
const Unavailable = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Whether the genebank offers it, in words beside the mark. */
export function Availability({ available }: { available: boolean | null | undefined }) {
  const { t } = useTranslation('accession');
  if (available === undefined || available === null) return <Missing />;
  const Mark = available ? Available : Unavailable;
  return (
    <Mark>
      <span aria-hidden="true">{available ? '●' : '○'}</span> {t(available ? 'available' : 'unavailable')}
    </Mark>
  );
}
