import { useState } from 'react';
import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import Remove from '@mui/icons-material/Close';
import { IconButton } from '@/shared/mui/IconButton';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { useText } from '@/shared/ui/text/use-text';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { EXPORT_COLUMNS, moved } from './columns';
import styles from './ColumnChooser.module.css';

interface Props {
  /** Paths, in the order of the file. */
  columns: readonly string[];
  disabled: boolean;
  onChange: (columns: string[]) => void;
}

/** Which columns the file has, and in which order. */
export function ColumnChooser({ columns, disabled, onChange }: Props) {
  const { t } = useTranslation('export');
  const text = useText('accession', 'export');
  const [announcement, setAnnouncement] = useState('');
  const labelOf = (path: string) => text(EXPORT_COLUMNS.find((column) => column.path === path)?.label ?? path);
  const move = (at: number, by: number) => {
    const next = moved(columns, at, by);
    setAnnouncement(
      t('choose.moved', { column: labelOf(columns[at] ?? ''), place: at + by + 1, count: columns.length }),
    );
    onChange(next);
  };
  const others = EXPORT_COLUMNS.filter(({ path }) => !columns.includes(path));
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend>{t('choose.title')}</legend>
      <ol>
        {columns.map((path, at) => (
          <li key={path}>
            <span>{labelOf(path)}</span>
            <IconButton
              size="small"
              disabled={disabled || at === 0}
              aria-label={t('choose.up', { column: labelOf(path) })}
              onClick={() => move(at, -1)}
            >
              <Up fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={disabled || at === columns.length - 1}
              aria-label={t('choose.down', { column: labelOf(path) })}
              onClick={() => move(at, 1)}
            >
              <Down fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={disabled}
              aria-label={t('choose.remove', { column: labelOf(path) })}
              onClick={() => onChange(columns.filter((other) => other !== path))}
            >
              <Remove fontSize="small" />
            </IconButton>
          </li>
        ))}
      </ol>
      {columns.length === 0 && <p role="alert">{t('choose.none')}</p>}
      {others.length > 0 && (
        <NativeSelect
          label={t('choose.add')}
          value=""
          options={[
            { value: '', label: t('choose.addWhich') },
            ...others.map(({ path }) => ({ value: path, label: labelOf(path) })),
          ]}
          onChange={(path) => path && onChange([...columns, path])}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  );
}
