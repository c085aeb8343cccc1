import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CELL_MAX } from '@/mcpd/check/check-kinds';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useFormat } from '@/shared/ui/format/use-format';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import type { WholeRow } from './check-calls';
import type { Check, CheckState } from './use-check';
import { useColumnName } from './use-column-name';
import { useProblemText } from './use-kind-text';

interface Props {
  row: number;
  state: CheckState & { status: 'open' };
  check: Check;
  onClose: () => void;
}

/** All cells of a row, those with a problem first; a problem stands beside its input. */
export function RowDialog({ row, state: { file, port }, check, onClose }: Props) {
  const { t } = useTranslation(['check', 'common']);
  const { number } = useFormat();
  const problemText = useProblemText();
  const columnName = useColumnName(file.headers);
  const [whole, setWhole] = useState<WholeRow>();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    let isOver = false;
    port.call('row', { row }).then(
      (answer) => !isOver && setWhole(answer),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [port, row]);
  const problemsAt = (index: number) => whole?.problems.filter((problem) => problem.index === index) ?? [];
  const width = Math.max(file.headers.length, whole?.cells.length ?? 0);
  const columns = Array.from({ length: width }, (_, index) => index);
  const ordered = [
    ...columns.filter((index) => problemsAt(index).length > 0),
    ...columns.filter((index) => problemsAt(index).length === 0),
  ];
  const save = () => {
    const cells = [...typed].map(([index, value]) => ({ index, value }));
    void check.edit(row, cells);
    onClose();
  };
  return (
    <DialogBox
      wide
      title={t('editor.title', { line: number(whole?.line ?? 0) })}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button
            color="error"
            onClick={() => {
              void check.remove(row);
              onClose();
            }}
          >
            {t('editor.remove')}
          </Button>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!whole}>
            {t('editor.save')}
          </Button>
        </>
      }
    >
      {!whole && <Skeleton variant="rounded" height={240} />}
      {problemsAt(-1).map(({ kind }) => (
        <p key={kind}>{problemText(kind)}</p>
      ))}
      {whole &&
        ordered.map((index) => {
          const value = typed.get(index) ?? whole.cells[index] ?? '';
          const problems = problemsAt(index);
          return (
            <TextField
              key={index}
              multiline={/[\n\r]/.test(value)}
              label={columnName(index)}
              value={value}
              error={problems.length > 0 && !typed.has(index)}
              helperText={problems.map(({ kind }) => problemText(kind)).join(' · ')}
              slotProps={{ htmlInput: { dir: 'auto', maxLength: Math.max(CELL_MAX, value.length) } }}
              onChange={({ target }) => setTyped(new Map(typed).set(index, target.value))}
            />
          );
        })}
    </DialogBox>
  );
}
