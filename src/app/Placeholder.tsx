import { useTranslation } from 'react-i18next';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';

const Space = styled('div')({ minHeight: '100vh' });

/** Keeps the footer below the fold while a screen is fetched. */
export function Placeholder() {
  const { t } = useTranslation('common');
  return (
    <Space role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </Space>
  );
}
