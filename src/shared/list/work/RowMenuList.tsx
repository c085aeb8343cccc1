import { Menu, MenuItem } from '@/shared/mui/Menu';
import { Link } from '@/shared/ui/controls/Link';
import { useText } from '@/shared/ui/text/use-text';
import type { RowAction, RowActions } from '../definition';
import { namespacesOf } from './row-actions';

interface Props<T> {
  label: string;
  anchor: HTMLElement;
  row: T;
  allowed: readonly RowAction<T>[];
  onBegin: RowActions<T>['begin'];
  onClose: () => void;
}

/** What can be done with one row. */
export default function RowMenuList<T>({ label, anchor, row, allowed, onBegin, onClose }: Props<T>) {
  const text = useText(...namespacesOf(allowed));
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // Drawn at the end of the document, where a press is none on the row.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ list: { 'aria-label': label }, paper: { role: 'region', 'aria-label': label } }}
    >
      {allowed.map((action) =>
        'to' in action ? (
          <MenuItem key={action.name} component={Link} to={action.to(row)} onClick={onClose}>
            {text(action.label)}
          </MenuItem>
        ) : (
          <MenuItem
            key={action.name}
            onClick={() => {
              onClose();
              onBegin(action, [row]);
            }}
          >
            {action.label && text(action.label)}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
