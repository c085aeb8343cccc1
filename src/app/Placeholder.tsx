import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { FirstPageContext } from './first-page';

const Space = styled('div')({ minHeight: '100vh' });

const never = new Promise<never>(() => undefined);

/** Keeps the footer below the fold while a screen is fetched. Never takes the place of the first page. */
export function Placeholder() {
  const { t } = useTranslation('common');
  const stands = use(FirstPageContext);
  if (stands()) use(never);
  return (
    <Space role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </Space>
  );
}
