import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
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
      slotProps={{ paper: { ...label, sx: { maxHeight: '90dvh', overflow: 'hidden' } } }}
    >
      <Box sx={{ overflow: 'auto', padding: 2 }}>{children}</Box>
      <Button variant="contained" onClick={onClose} sx={{ flexShrink: 0, margin: 2, marginBlockStart: 1 }}>
        {t('filters.seeResult')}
      </Button>
    </Drawer>
  );
}
