import { styled } from '@mui/material/styles';
import { controlStyle } from '@/shared/ui/control-style';
import { useTranslation } from 'react-i18next';

const Input = styled('input')(({ theme }) => ({
  ...controlStyle(theme),
  width: '100%',
  maxWidth: '28rem',
  padding: theme.spacing(1, 1.5),
  '@media print': { display: 'none' },
}));

/** Narrows the table while it is typed: all rows are here, nothing is asked. */
export function ListSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('my-list');
  return (
    <Input
      type="search"
      aria-label={t('search.label')}
      placeholder={t('search.label')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
