import Ticked from '@mui/icons-material/CheckBox';
import Unticked from '@mui/icons-material/CheckBoxOutlineBlank';
import { Divider } from '@/shared/mui/Divider';
import { ListItemIcon, Menu, MenuItem } from '@/shared/mui/Menu';
import { useTranslation } from 'react-i18next';
import { useText } from '@/shared/ui/text/use-text';
import { resetColumnWidths } from './column-widths';
import type { EntityListDefinition } from '../definition';
import { shownColumns } from '../shown-columns';

interface Props<T extends object, F extends object> {
  anchor: HTMLElement;
  definition: EntityListDefinition<T, F>;
  chosen: readonly string[] | undefined;
  onChoose: (columns: string[] | undefined) => void;
  onClose: () => void;
}

/** Which columns are shown; the choice goes into the address. */
export default function ColumnsMenu<T extends object, F extends object>({
  anchor,
  definition,
  chosen,
  onChoose,
  onClose,
}: Props<T, F>) {
  const { t } = useTranslation('ui');
  const text = useText(definition.entity);
  const shown = shownColumns(definition.columns, chosen).map(({ name }) => name);
  const toggle = (name: string) => {
    const wanted = shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name];
    const ordered = definition.columns.map((column) => column.name).filter((column) => wanted.includes(column));
    const usual = shownColumns(definition.columns, undefined).map((column) => column.name);
    onChoose(ordered.join() === usual.join() ? undefined : ordered);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { dense: true, 'aria-label': t('list.columns') },
        // Drawn at the end of the document: a landmark of its own, so that nothing stands outside of one.
        paper: { role: 'region', 'aria-label': t('list.columns') },
      }}
    >
      {definition.columns
        .filter(({ fixed }) => !fixed)
        .map(({ name }) => (
          <MenuItem key={name} role="menuitemcheckbox" aria-checked={shown.includes(name)} onClick={() => toggle(name)}>
            <ListItemIcon>
              {shown.includes(name) ? <Ticked fontSize="small" color="primary" /> : <Unticked fontSize="small" />}
            </ListItemIcon>
            {text(`${definition.entity}:fields.${name}`)}
          </MenuItem>
        ))}
      <Divider />
      <MenuItem
        onClick={() => {
          resetColumnWidths(definition.entity);
          onChoose(undefined);
        }}
      >
        {t('list.usualColumns')}
      </MenuItem>
    </Menu>
  );
}
