import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';

/** The filter panel over a small screen. The list behind follows every change. */
export default function FilterDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const label = { 'aria-label': t('filters.title'), role: 'dialog', 'aria-modal': true } as const;
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { ...label, sx: { maxHeight: '90dvh', padding: 2 } } }}
    >
      {children}
      <Button
        variant="contained"
        onClick={onClose}
        sx={{ position: 'sticky', insetBlockEnd: 0, flexShrink: 0, marginBlockStart: 2 }}
      >
        {t('filters.seeResult')}
      </Button>
    </Drawer>
  );
}
