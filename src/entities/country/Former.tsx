import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Marks a country that is no longer one. */
export function Former() {
  const { t } = useTranslation('country');
  return <Quiet>({t('isFormer')})</Quiet>;
}
