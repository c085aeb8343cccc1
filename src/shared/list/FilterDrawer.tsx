import type { ReactNode } from 'react';
import { Box } from '@/shared/mui/Box';
import { Button } from '@/shared/ui/controls/Button';
import { Drawer } from '@/shared/mui/Drawer';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';

interface Props {
  entity: string;
  /** What the filter leaves; undefined while it is not known. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The filter panel over a small screen. The list behind follows every change. */
export default function FilterDrawer({ entity, total, onClose, children }: Props) {
  const { t } = useTranslation('ui');
  const text = useText(entity, 'ui');
  const { number } = useFormat();
  const label = { 'aria-label': t('filters.title'), role: 'dialog', 'aria-modal': true } as const;
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { ...label, sx: { maxHeight: '90dvh', overflow: 'hidden' } } }}
    >
      <Box sx={{ overflow: 'auto', padding: 2 }}>{children}</Box>
      <Box role="status" sx={{ padding: 2, paddingBlockEnd: 0, fontWeight: 600, borderTop: 1, borderColor: 'divider' }}>
        {total !== undefined && text(`${entity}:count`, { count: total, shown: number(total) })}
      </Box>
      <Button variant="contained" onClick={onClose} style={{ flexShrink: 0, margin: '8px 16px 16px' }}>
        {t('filters.seeResult')}
      </Button>
    </Drawer>
  );
}
